import { DAY_MS, HOUR_MS } from './durations.ts'

const ZONE = 'Europe/London'
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const shortDate = formatting('en-GB', { day: 'numeric', month: 'short' })
const clock = formatting('en-GB', { timeStyle: 'short' })
const words = formatting('en-GB', { dateStyle: 'long', timeStyle: 'long' })

/** Creates the format only when it is first used: that costs far more than using it, and the first takes 8 MB. */
function formatting(locale: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined
  return at => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE })
    return format.format(at)
  }
}

/**
 * What UK clocks show, as in ISO 8601. They are an hour ahead from the last Sunday in March to the last in October, at
 * 01:00 UTC (Summer Time Order 2002). `Intl` is not used: its first use takes 8 MB, and an idle server would need it
 * for nothing else.
 */
function onClock(at: number): string {
  const year = new Date(at).getUTCFullYear()
  const isSummer = at >= lastSunday(year, 2) && at < lastSunday(year, 9)
  return new Date(isSummer ? at + HOUR_MS : at).toISOString()
}

/** The last Sunday of a month with 31 days, at 01:00 UTC. January is 0. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1)
  return last - new Date(last).getUTCDay() * DAY_MS
}

/** Returns the UK day of a time in epoch milliseconds, as 2026-01-31. */
export const ukDay = (at: number): string => onClock(at).slice(0, 10)

/** Returns the UK day and time of an epoch time, as 2026-01-31 09:05. */
export const ukMinute = (at: number): string => onClock(at).slice(0, 16).replace('T', ' ')

/** Returns the UK day of a time in epoch milliseconds, written out: 31 January 2026. */
export function ukLongDate(at: number): string {
  const [year, month, day] = ukDay(at).split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]} ${year}`
}

/** Returns a UK day such as 2026-01-31, written out: 31 January 2026. The day must exist. */
export const ukLongDay = (day: string): string => ukLongDate(ukMidnight(day)!)

/** Returns the UK day and time as 22 Nov, 16:43, with the year if it differs from that of `now`. */
export function ukShort(at: number, now: number = Date.now()): string {
  const [year, other] = [at, now].map(time => ukDay(time).slice(0, 4))
  return `${shortDate(at)}${year === other ? '' : ` ${year}`}, ${clock(at)}`
}

/** Returns the UK day and time as in a letter: 31 January 2026 at 09:05:00 GMT. */
export const ukWords = (at: number): string => words(at)

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
