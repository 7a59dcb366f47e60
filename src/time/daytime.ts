import { DAY_MS, HOUR_MS } from './durations.ts'
import { ukDay, ukTimes } from './uk-time.ts'

/** How long the daytime lasts from nine in the morning (UK), in milliseconds. */
const DAYTIME_MS = 11 * HOUR_MS

/** Returns a time when people are awake: `now`, or else the next time that it is nine in the morning. */
export function daytime(now: number): number {
  const morning = ukTimes(`${ukDay(now)} 09:00`)[0]!
  if (now < morning) return morning
  return now < morning + DAYTIME_MS ? now : morning + DAY_MS
}
