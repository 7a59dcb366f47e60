import type { Queryable } from '#src/db/database.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'

/** Returns SQL for the hour of a time, counted since 1970. UK days begin on the hour. */
export const hourSql = (time: 'joined_at' | 'confirmed_at'): string => `${time} / ${HOUR_MS}`

/** Counts how many joined, or confirmed, on each UK day when anyone did, earliest first. */
export async function byUkDay(
  database: Queryable,
  time: 'joined_at' | 'confirmed_at',
): Promise<{ name: string; n: number }[]> {
  return daysOf(
    await database.query(
      `select ${hourSql(time)} as hour, count(*) as n from waitlist where ${time} is not null group by 1`,
    ),
  )
}

/** Adds up hourly numbers into numbers by UK day, earliest first. */
export function daysOf(hours: readonly { hour: number; n: number }[]): { name: string; n: number }[] {
  const days = new Map<string, number>()
  for (const { hour, n } of hours.toSorted((a, b) => a.hour - b.hour)) {
    const day = ukDay(hour * HOUR_MS)
    days.set(day, (days.get(day) ?? 0) + n)
  }
  return [...days].map(([name, n]) => ({ name, n }))
}
