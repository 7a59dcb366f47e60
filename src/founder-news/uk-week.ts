import { DAY_MS } from '#src/time/durations.ts'
import { ukDay, ukMidnight, ukMinute } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'

/** From this time on, in the UK, a Monday's letter goes. */
const FROM = '07:00'
/** A server that was off sends it late, until Thursday. */
const LATE_DAYS = 3

/** The week that a letter is about, in the UK: from `from` until `until`, a Monday; the one before it began at `before`. */
export type UkWeek = { monday: string; before: number; from: number; until: number }

/** The week that a letter is due about at a time in epoch milliseconds; undefined where none is. */
export function dueWeek(now: number): UkWeek | undefined {
  const today = ukDay(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  if (sinceMonday > LATE_DAYS || (sinceMonday === 0 && ukMinute(now).slice(-5) < FROM)) return undefined
  const begins = (weeks: number) => utcDay(Date.parse(today) - (sinceMonday + 7 * weeks) * DAY_MS)
  const [before, from, until] = [2, 1, 0].map(weeks => ukMidnight(begins(weeks))!)
  return { monday: begins(0), before: before!, from: from!, until: until! }
}
