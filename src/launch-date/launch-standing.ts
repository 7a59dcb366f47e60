import { launch, launchedOn } from '#src/content/launch.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay, ukMidnight } from '#src/time/uk-time.ts'

/** How many days before the announced launch date passes the founder is first warned. */
const SOON_DAYS = 60

/** Whether what was announced about the launch still holds; `days`: how many are left, or have passed since. */
export type LaunchStanding = { is: 'fine' | 'soon' | 'late' | 'come'; days: number }

/** Returns whether what was announced about the launch holds at a time in epoch milliseconds. */
export function launchStanding(now: number, { until } = launch, come = launchedOn): LaunchStanding {
  const days = daysUntil(until, now)
  if (come && daysUntil(come, now) <= 0) return { is: 'come', days: -daysUntil(come, now) }
  if (days < 0) return { is: 'late', days: -days }
  return { is: days <= SOON_DAYS ? 'soon' : 'fine', days }
}

/** Counts UK days. It rounds, as a day in spring has 23 hours. Throws if `until` is not a day. */
function daysUntil(until: string, now: number): number {
  const end = ukMidnight(until)
  if (end === undefined) throw new Error(`src/content/launch.ts: ${until} is not a date such as 2027-05-31`)
  return Math.round((end - ukMidnight(ukDay(now))!) / DAY_MS)
}
