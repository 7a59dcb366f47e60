import type { Queryable } from '#src/db/database.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'

/** In which hour since 1970 someone joined. The UK's days begin at a full hour. */
export const JOINED_HOUR_SQL = `joined_at / ${HOUR_MS}`

/** How many joined on each day of the UK that anyone did, the earliest first. */
export async function joinsByDay(database: Queryable): Promise<{ name: string; n: number }[]> {
  return daysOf(
    await database.query(`select ${JOINED_HOUR_SQL} as hour, count(*) as n from waitlist group by 1`),
  )
}

/** Joins by the hour as joins by the day of the UK, the earliest first. */
export function daysOf(hours: readonly { hour: number; n: number }[]): { name: string; n: number }[] {
  const days = new Map<string, number>()
  for (const { hour, n } of hours.toSorted((a, b) => a.hour - b.hour)) {
    const day = ukDay(hour * HOUR_MS)
    days.set(day, (days.get(day) ?? 0) + n)
  }
  return [...days].map(([name, n]) => ({ name, n }))
}
