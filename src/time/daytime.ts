import { DAY_MS, HOUR_MS } from './durations.ts'
import { ukDay, ukTimes } from './uk-time.ts'

/** From nine in the morning (UK), for this long. */
const DAYTIME_MS = 11 * HOUR_MS

/** Returns a time at which people are awake: now, or nine in the morning. */
export function daytime(now: number): number {
  const morning = ukTimes(`${ukDay(now)} 09:00`)[0]!
  if (now < morning) return morning
  return now < morning + DAYTIME_MS ? now : morning + DAY_MS
}
