import * as v from 'valibot'
import { inPounds } from '#src/content/in-words.ts'
import { sourceWords } from '#src/content/sources.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { FUNNEL, type SourceFigures } from '#src/sources/funnel.ts'
import { type Source, shortLink } from '#src/sources/source.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { createSourceStore } from '../server/source-store.ts'
import { apartInWords, costsInWords, figuresBySource, percent } from './by-source.ts'

type Linked = Source & { link: string }

export const listSources = action({
  summary: 'the sources, the oldest first: since when, cost, short link and name',
  help: 'stats --by source says what each brought. In JSON the cost is in pence.',
  input: v.object({}),
  ...ONLY_READS,

  async run(_, { list, environment }) {
    const { publicUrl } = readMailEnvironment(environment)
    const database = await list()
    const sources = (await createSourceStore(database).list()).map(source => ({
      ...source,
      link: `${publicUrl}${shortLink(source.code)}`,
    }))
    const figures = await figuresBySource(database)
    const byCode = new Map(sources.map(one => [one.code, one]))
    const brought = figures.map(one => broughtBy(one, byCode.get(one.source)))
    return { sources, brought, apart: apartInWords(figures) }
  },

  inJson: ({ sources }) => sources.map(source => isoTimes(source)),
  inWords({ sources }) {
    const width = Math.max(...sources.map(({ code }) => code.length))
    return sources.map(source => inWords(source, width)).join('\n') || 'There are no sources yet.'
  },
})

/** What one source brought, as the desk shows it. It has a `link` if the founder registered it. */
export type BroughtBySource = ReturnType<typeof broughtBy>

function broughtBy({ source, name, cost, counts }: SourceFigures, own: Linked | undefined) {
  return {
    /** Empty if none was recorded. */
    code: source,
    name,
    visits: counts.visit,
    joined: counts.joined,
    steps: FUNNEL.map(step => ({ name: sourceWords.steps[step], n: counts[step] })),
    share: percent(counts.joined, counts.visit),
    costs: costsInWords(cost, counts),
    ...(own && {
      link: { url: own.link, made: ukDay(own.made_at), ended: own.ended_at && ukDay(own.ended_at) },
    }),
  }
}

function inWords({ code, name, cost, made_at, ended_at, link }: Linked, width: number): string {
  return [
    ukDay(made_at),
    (cost === null ? '' : inPounds(cost)).padStart(10),
    link + ' '.repeat(width - code.length),
    name + (ended_at === null ? '' : ` (ended ${ukDay(ended_at)})`),
  ].join('  ')
}
