import { sourceWords } from '#src/content/sources.ts'
import type { Database } from '#src/db/database.ts'
import { apartInWords, costsInWords, figuresBySource, percent } from '#src/operator/sources/by-source.ts'
import { addSource, endSource, renameSource } from '#src/operator/sources/change-source.ts'
import { drawSource } from '#src/operator/sources/draw-source.ts'
import { typedCode, typedName, typedSource } from '#src/operator/sources/typed-source.ts'
import { FUNNEL } from '#src/sources/funnel.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { shortLink } from '#src/sources/source.ts'
import { ukDay } from '#src/time/uk-time.ts'
import type { CallsOf } from '../desk-calls.ts'
import type { ShownSource, SourceCalls } from '../source-calls.ts'

type Calls = CallsOf<
  Pick<SourceCalls, 'sources' | 'add-source' | 'rename-source' | 'end-source' | 'draw-source'>
>

/** What can be done with sources: `source` and `stats --by source`. */
export function sourceCalls(database: Database, publicUrl: string): Calls {
  return {
    async sources() {
      const all = await figuresBySource(database)
      const registered = new Map((await createSourceStore(database).list()).map(own => [own.code, own]))
      const shown = all.map(({ source, name, cost, counts }): ShownSource => {
        const own = registered.get(source)
        return {
          code: source,
          name,
          visits: counts.visit,
          joined: counts.joined,
          steps: FUNNEL.map(step => ({ name: sourceWords.steps[step], n: counts[step] })),
          share: percent(counts.joined, counts.visit),
          costs: cost === null ? '' : costsInWords(cost, counts),
          ...(own && {
            link: {
              url: `${publicUrl}${shortLink(source)}`,
              made: ukDay(own.made_at),
              ended: own.ended_at === null ? null : ukDay(own.ended_at),
            },
          }),
        }
      })
      return { shown, apart: apartInWords(all) }
    },

    async 'add-source'({ code, name, cost }) {
      const source = typedSource(code.trim(), [name], cost.trim() || undefined)
      await addSource(database, source, Date.now())
      return `${publicUrl}${shortLink(source.code)} leads to the page now.`
    },

    'rename-source': async ({ code, name }) => renameSource(database, typedCode(code), typedName([name])),

    'end-source': async ({ code }) => endSource(database, typedCode(code), Date.now()),

    async 'draw-source'({ code, format }) {
      const { file } = await drawSource(database, { code: typedCode(code), format, publicUrl })
      return { name: `${code}.${format}`, text: file }
    },
  }
}
