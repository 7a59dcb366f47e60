import type { Database } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'

/** Records the nightly tasks of the three days before `now`, each of which deleted `purged` entries. For tests. */
export async function knownNights(database: Database, now: number, purged = 2_000): Promise<void> {
  const nights = [3, 2, 1].map(days => now - days * DAY_MS)
  await insertRows(
    database,
    'nightly',
    nights.map(at => ({ day: utcDay(at), started_at: at, done_at: at, purged })),
    'on conflict do nothing',
  )
}
