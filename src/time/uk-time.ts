import { HOUR_MS } from './durations.ts'

const ZONE = 'Europe/London'

// A format is far more expensive to create than to use.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' })
const minute = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
const longDate = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, dateStyle: 'long' })
const shortDate = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, day: 'numeric', month: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'short' })
const words = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, dateStyle: 'long', timeStyle: 'long' })

/** Returns the UK day of a time in epoch milliseconds, as 2026-01-31. */
export const ukDay = (at: number): string => day.format(at)

/** Returns the UK day and time of an epoch time, as 2026-01-31 09:05. */
export const ukMinute = (at: number): string => minute.format(at)

/** Returns the UK day of a time in epoch milliseconds, written out: 31 January 2026. */
export const ukLongDate = (at: number): string => longDate.format(at)

/** Returns a UK day such as 2026-01-31, written out: 31 January 2026. The day must exist. */
export const ukLongDay = (day: string): string => ukLongDate(ukMidnight(day)!)

/** Returns the UK day and time as 22 Nov, 16:43, with the year if it differs from that of `now`. */
export function ukShort(at: number, now: number = Date.now()): string {
  const [year, other] = [at, now].map(time => ukDay(time).slice(0, 4))
  return `${shortDate.format(at)}${year === other ? '' : ` ${year}`}, ${clock.format(at)}`
}

/** Returns the UK day and time as in a letter: 31 January 2026 at 09:05:00 GMT. */
export const ukWords = (at: number): string => words.format(at)

/** Returns when a UK day such as 2026-01-31 begins, in epoch milliseconds; undefined if there is no such day. */
export function ukMidnight(text: string): number | undefined {
  const utc = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return [utc, utc - HOUR_MS].find(at => !Number.isNaN(at) && ukMinute(at) === `${text} 00:00`)
}

/**
 * Returns the times, in epoch milliseconds, at which UK clocks show a day and time such as 2026-03-02 09:00:
 * usually one, but none in the hour that the clocks skip in spring, and two in the hour that they repeat in
 * autumn.
 */
export function ukTimes(text: string): number[] {
  const utc = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}Z`) : Number.NaN
  return [utc - HOUR_MS, utc].filter(at => !Number.isNaN(at) && ukMinute(at) === text)
}
