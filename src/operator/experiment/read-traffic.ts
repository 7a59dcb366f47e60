import type { Queryable } from '#src/db/database.ts'
import type { Traffic } from '#src/sources/experiment/plan.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay, ukMidnight } from '#src/time/uk-time.ts'

/** The days before today that are looked at, and how many of them must have been counted. */
export const TRAFFIC_DAYS = 28
const FEWEST_DAYS = 7

/** What the page had of visitors a day lately; undefined where too little was counted. */
export async function readTraffic({ query }: Queryable, now: number): Promise<Traffic | undefined> {
  const [since, today] = [ukDay(now - TRAFFIC_DAYS * DAY_MS), ukDay(now)]
  const [counted] = await query<{ first: string | null; visits: number }>(
    `select min(day) as first, coalesce(sum(n), 0) as visits from source_count
      where step = 'visit' and day >= $1 and day < $2`,
    [since, today],
  )
  if (!counted?.first) return
  const [from, until] = [ukMidnight(counted.first)!, ukMidnight(today)!]
  const days = Math.round((until - from) / DAY_MS)
  const [row] = await query<{ joins: number }>(
    'select count(*) as joins from waitlist where joined_at >= $1 and joined_at < $2',
    [from, until],
  )
  const { visits } = counted
  const joins = row?.joins ?? 0
  return days < FEWEST_DAYS || !joins || joins >= visits
    ? undefined
    : { visits: visits / days, joins: joins / days }
}
