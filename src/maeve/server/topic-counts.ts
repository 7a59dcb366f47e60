import type { Queryable } from '#src/db/database.ts'
import { EVER } from '#src/time/period.ts'

/** How often something was counted for a topic: see counters.ts. */
export type TopicCount = { what: string; topic: string; n: number }

/** Every count from the day `since` to `until`, UTC dates such as 2026-01-31; the largest first. */
export function topicCounts(
  database: Queryable,
  since: string,
  until: string = EVER.until,
): Promise<TopicCount[]> {
  return database.query<TopicCount>(
    `select what, topic, cast(sum(n) as bigint) as n from maeve_count where day >= $1 and day <= $2
      group by what, topic order by 3 desc, 2`,
    [since, until],
  )
}
