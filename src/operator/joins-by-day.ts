import type { Queryable } from '#src/db/database.ts'
import { ukDay } from '#src/time/uk-time.ts'

const HOUR_MS = 3_600_000

/** How many joined on each day of the UK that anyone did, the earliest first. The UK's days begin at a full hour. */
export async function joinsByDay(database: Queryable): Promise<{ name: string; n: number }[]> {
  const hours = await database.query<{ hour: number; n: number }>(
    `select joined_at / ${HOUR_MS} as hour, count(*) as n from waitlist group by 1 order by 1`,
  )
  const days = new Map<string, number>()
  for (const { hour, n } of hours) {
    const day = ukDay(hour * HOUR_MS)
    days.set(day, (days.get(day) ?? 0) + n)
  }
  return [...days].map(([name, n]) => ({ name, n }))
}
