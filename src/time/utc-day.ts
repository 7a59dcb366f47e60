import { DAY_MS } from './durations.ts'

/** Returns the UTC day of a time in epoch milliseconds, as 2026-01-31. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Returns the day that is `days` days after another, as 2027-04-01. */
export const dayAfter = (day: string, days = 1): string => utcDay(Date.parse(day) + days * DAY_MS)

/** Returns the day some months after another; if that month is too short, it runs over into the next. */
export function monthsAfter(day: string, months: number): string {
  const at = new Date(day)
  return utcDay(at.setUTCMonth(at.getUTCMonth() + months))
}
