import type { Queryable } from '#src/db/database.ts'
import { EVER, type Period } from '#src/time/period.ts'
import { ASKED_SQL, ENTRY_STEPS, type EntryStep } from './gone-entries.ts'

/** How many entries of a source reached each step; the source is empty if none was recorded. */
type SourceSteps = { source: string } & Record<EntryStep, number>

/**
 * Counts, for each source, how many of the people who joined in a period reached each step, including people who
 * have left the list.
 */
export async function stepsBySource(
  { query }: Queryable,
  { since, until, from, before }: Period = EVER,
): Promise<SourceSteps[]> {
  const live = await query<SourceSteps>(
    `select coalesce(source, '') as source, count(*) as joined, count(case when ${ASKED_SQL} then 1 end) as asked,
        count(confirmed_at) as confirmed, count(p.email_key) as invited, count(p.redeemed_at) as redeemed
      from waitlist left join perk_code p on p.email_key = waitlist.email_key
      where joined_at >= $1 and joined_at < $2 group by 1`,
    [from, before],
  )
  const gone = await query<{ source: string; step: EntryStep; n: number }>(
    `select source, step, cast(sum(n) as bigint) as n from waitlist_gone
      where day >= $1 and day <= $2 group by source, step`,
    [since, until],
  )
  const all = new Map(live.map(row => [row.source, row]))
  for (const { source, step, n } of gone) {
    const row = all.get(source) ?? { source, ...NONE }
    all.set(source, { ...row, [step]: row[step] + n })
  }
  return [...all.values()]
}

const NONE = Object.fromEntries(ENTRY_STEPS.map(step => [step, 0])) as Record<EntryStep, number>
