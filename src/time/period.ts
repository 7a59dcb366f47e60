import { ukMidnight } from './uk-time.ts'
import { dayAfter } from './utc-day.ts'

/**
 * UK days from `since` to `until`, both included; and the same in epoch milliseconds, with `from` included
 * and `before` not.
 */
export type Period = { since: string; until: string; from: number; before: number }

/** All days. */
export const EVER: Period = {
  since: '0000-01-01',
  until: '9999-12-31',
  from: 0,
  before: Number.MAX_SAFE_INTEGER,
}

/**
 * Returns the period from one UK day such as 2026-01-31 to another; undefined leaves that end open. Throws if
 * either is not a day.
 */
export function periodOf(since: string | undefined, until: string | undefined): Period {
  return {
    since: since ?? EVER.since,
    until: until ?? EVER.until,
    from: since === undefined ? EVER.from : begin(since),
    // A day has 23 to 25 hours.
    before: until === undefined ? EVER.before : begin(dayAfter(until)),
  }
}

function begin(day: string): number {
  const at = ukMidnight(day)
  if (at === undefined) throw new Error(`there is no day ${day}`)
  return at
}
