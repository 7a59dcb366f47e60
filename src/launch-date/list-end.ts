import { periods } from '#src/content/periods.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukMidnight } from '#src/time/uk-time.ts'
import { monthsAfter } from '#src/time/utc-day.ts'
import type { Statement } from './statements.ts'

const FIRST_MS = periods.firstEndWarning.days * DAY_MS
const LAST_MS = periods.lastEndWarning.days * DAY_MS

/** When the list ends, in epoch milliseconds, and which warning is due now. */
export type ListEnd = { at: number; tell: 'nothing' | 'first' | 'last' | 'over' }

/**
 * Returns when the list ends: `periods.afterLaunch` after the launch, or after the announced date if there has been no
 * launch, but not until both warnings about that date have been given in time. A warning dated in the future, by a
 * wrong clock, does not count.
 */
export function listEnd(statement: Statement, now: number): ListEnd {
  const given = (at: number | null) => (at === null || at > now ? undefined : at)
  const due = ukMidnight(monthsAfter(statement.came || statement.until, periods.afterLaunch.months))!
  const warned = given(statement.warned_at)
  const first = Math.max(due, (warned ?? now) + FIRST_MS)
  if (warned === undefined) return { at: first, tell: first === now + FIRST_MS ? 'first' : 'nothing' }
  const again = given(statement.warned_again_at)
  const last = Math.max(first, (again ?? now) + LAST_MS)
  if (again === undefined) return { at: last, tell: last === now + LAST_MS ? 'last' : 'nothing' }
  return { at: last, tell: last <= now ? 'over' : 'nothing' }
}

/** Returns whether the list ends soon enough for a warning, or has ended. */
export const isNear = ({ at }: ListEnd, now: number): boolean => at - now <= FIRST_MS
