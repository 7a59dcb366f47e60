const ZONE = 'Europe/London'
const HOUR_MS = 3_600_000

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' })
const minute = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
const words = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, dateStyle: 'long', timeStyle: 'long' })

/** The day in the UK of a time in epoch milliseconds, as 2026-01-31. */
export const ukDay = (at: number): string => day.format(at)

/** The UK's day and time of an epoch time, as 2026-01-31 09:05. */
export const ukMinute = (at: number): string => minute.format(at)

/** The same for a letter: 31 January 2026 at 09:05:00 GMT. */
export const ukWords = (at: number): string => words.format(at)

/** When a UK day such as 2026-01-31 begins, in epoch milliseconds, or undefined when there is no such day. */
export function ukMidnight(text: string): number | undefined {
  const utc = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return [utc, utc - HOUR_MS].find(at => !Number.isNaN(at) && ukMinute(at) === `${text} 00:00`)
}
