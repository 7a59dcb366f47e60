import { ukDay, ukMidnight, ukMinute } from '#src/time/uk-time.ts'
import { dayAfter } from '#src/time/utc-day.ts'

/** The UK time from which a Monday's letter is sent. */
const FROM = '07:00'
/** A server that was off still sends it up to this many days late: until Thursday. */
const LATE_DAYS = 3

/** The UK week that a letter is about, from `from` to `until`, as `monday` begins. The one before began at `before`. */
export type UkWeek = { monday: string; before: number; from: number; until: number }

/** Returns the week that the letter due at this time (in epoch milliseconds) is about; undefined if none is due. */
export function dueWeek(now: number): UkWeek | undefined {
  const today = ukDay(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  if (sinceMonday > LATE_DAYS || (sinceMonday === 0 && ukMinute(now).slice(-5) < FROM)) return undefined
  const begins = (weeks: number) => dayAfter(today, -sinceMonday - 7 * weeks)
  const [before, from, until] = [2, 1, 0].map(weeks => ukMidnight(begins(weeks))!)
  return { monday: begins(0), before: before!, from: from!, until: until! }
}
