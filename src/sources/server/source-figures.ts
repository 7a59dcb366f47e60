import { builtInSources } from '#src/content/built-in-sources.ts'
import { sourceWords } from '#src/content/sources.ts'
import type { Queryable } from '#src/db/database.ts'
import { EVER, type Period } from '#src/time/period.ts'
import { FUNNEL, type FunnelStep, type SourceFigures } from '../funnel.ts'
import { type CountedStep, isBuiltIn } from '../source.ts'
import { createSourceStore } from './source-store.ts'

/** How many entries of a source reached each step; the source is empty if none was recorded. */
type EntrySteps = { source: string } & Partial<Record<FunnelStep, number>>
type Row = { day: string; source: string; step: CountedStep; n: number }

const APART: readonly CountedStep[] = ['opened', 'unscripted', 'robot']
const NONE = Object.fromEntries([...FUNNEL, ...APART].map(step => [step, 0])) as SourceFigures['counts']

/** Returns what each source brought in a period, most visits first: registered sources, and any that brought something. */
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
    // One that the founder did not register is built-in, from an imported list, or not recorded.
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
