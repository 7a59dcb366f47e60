import { builtInSources } from '#src/content/built-in-sources.ts'
import { inPounds, number } from '#src/content/in-words.ts'
import { sourceWords } from '#src/content/sources.ts'
import type { Queryable } from '#src/db/database.ts'
import { costOf, FUNNEL, type FunnelStep, type SourceFigures, shareOf } from '#src/sources/funnel.ts'
import { EVER, type Period } from '#src/time/period.ts'
import { stepsBySource } from '#src/waitlist/server/member/steps-by-source.ts'
import { createSourceStore } from '../server/source-store.ts'
import { type CountedStep, isBuiltIn } from '../source.ts'

/** The steps for which the cost of each is shown. */
const PAID_FOR = ['visit', 'joined', 'confirmed'] as const satisfies FunnelStep[]

/** Returns what each source brought in a period. */
export const figuresBySource = async (session: Queryable, period: Period = EVER): Promise<SourceFigures[]> =>
  readSourceFigures(session, await stepsBySource(session, period), period)

/** The figures that stats shows for each source. */
export const statsBySource = {
  read: (session: Queryable) => figuresBySource(session),
  inWords: bySourceInWords,

  /** Adds the share of visits that led to a join, and what each visit, join and confirmation cost, in pence. */
  inJson: (all: readonly SourceFigures[]) =>
    all.map(({ cost, counts, ...figures }) => ({
      ...{ ...figures, cost, counts },
      joinedShare: shareOf(counts.joined, counts.visit) ?? null,
      costOf: Object.fromEntries(PAID_FOR.map(step => [step, costOf(cost, counts[step]) ?? null])),
    })),
}

/** The figures in words. For the founder only, as they show small groups. */
function bySourceInWords(all: readonly SourceFigures[]): string {
  const { steps } = sourceWords
  const heads = FUNNEL.map(step => steps[step])
  const lines = all.map(({ source, name, cost, counts }) =>
    [
      ...FUNNEL.map((step, i) => number(counts[step]).padStart(heads[i]!.length)),
      percent(counts.joined, counts.visit).padEnd(20),
      name +
        (source && source !== name ? ` (${source})` : '') +
        (cost === null ? '' : `: ${costsInWords(cost, counts)}`),
    ].join('  '),
  )
  const apart = apartInWords(all)
  const head = [...heads, 'Share who joined'.padEnd(20), 'Source'].join('  ')
  return [head, ...lines, ...(apart ? ['', apart] : [])].join('\n')
}

/** Says what is counted besides the funnel, for all sources together; empty if nothing was counted. */
export function apartInWords(all: readonly SourceFigures[]): string {
  const some = Object.entries(sourceWords.apart).flatMap(([step, words]) => {
    const n = all.reduce((sum, { counts }) => sum + counts[step as keyof typeof sourceWords.apart], 0)
    return n ? [`${number(n)} ${words}`] : []
  })
  return some.length ? `Apart: ${some.join(', ')}` : ''
}

/** Formats a share of visits with its interval: 6.0% (4.1 to 8.7). */
export function percent(n: number, visits: number): string {
  const found = shareOf(n, visits)
  const tenth = (share: number) => (100 * share).toFixed(1)
  return found ? `${tenth(found.share)}% (${tenth(found.low)} to ${tenth(found.high)})` : sourceWords.tooFew
}

/**
 * Formats a cost given in pence, in total and for each step that anybody took: £120, £0.87 a visit, £3.64 a
 * join.
 */
export function costsInWords(
  cost: number | null,
  counts: Record<(typeof PAID_FOR)[number], number | null>,
): string {
  if (cost === null) return ''
  const each = PAID_FOR.flatMap(step => {
    const pence = costOf(cost, counts[step] ?? 0)
    return pence === undefined ? [] : [`${inPounds(Math.round(pence))} ${sourceWords.report.each[step]}`]
  })
  return [inPounds(cost), ...each].join(', ')
}

/** How many entries of a source reached each step; the source is empty if none was recorded. */
type EntrySteps = { source: string } & Partial<Record<FunnelStep, number>>
type Row = { day: string; source: string; step: CountedStep; n: number }

const APART: readonly CountedStep[] = ['opened', 'unscripted', 'robot']
const NONE = Object.fromEntries([...FUNNEL, ...APART].map(step => [step, 0])) as SourceFigures['counts']

/** Returns what each source brought in a period, most visits first, even if a registered one brought nothing. */
export async function readSourceFigures(
  session: Queryable,
  entries: readonly EntrySteps[],
  { since, until }: Period = EVER,
): Promise<SourceFigures[]> {
  const registered = await createSourceStore(session).list()
  const counted = await session.query<Row>(
    'select day, source, step, n from source_count where day >= $1 and day <= $2 order by day',
    [since, until],
  )
  const all = new Map<string, SourceFigures>()
  const of = (source: string) => {
    // A source that the founder did not register is built in, from an imported list, or not recorded.
    const name = source === '' ? sourceWords.notRecorded : isBuiltIn(source) ? builtInSources[source] : source
    const figures = all.get(source) ?? { source, name, cost: null, counts: { ...NONE }, days: [] }
    all.set(source, figures)
    return figures
  }
  for (const { code, name, cost } of registered) Object.assign(of(code), { name, cost })
  for (const { source, ...steps } of entries) Object.assign(of(source).counts, steps)
  for (const { source, step, day, n } of counted) {
    const { counts, days } = of(source)
    counts[step] += n
    if (step === 'visit') days.push({ name: day, n })
  }
  return [...all.values()].sort(
    (a, b) =>
      b.counts.visit - a.counts.visit || b.counts.joined - a.counts.joined || (a.source < b.source ? -1 : 1),
  )
}
