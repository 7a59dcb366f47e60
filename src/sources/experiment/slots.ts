import { HOUR_MS, WEEK_MS } from '#src/time/durations.ts'

/**
 * Versions take turns by the clock, an hour each. Two hours in a row are a pair, whose order is drawn; a week later the
 * same two hours have it the other way round. So in each fortnight both versions have every hour of every weekday once,
 * and no fashion of the day, of the hour or of the weather favours one of them for long.
 */

export const VERSIONS = ['a', 'b'] as const
export type Version = (typeof VERSIONS)[number]

/** Hours of a week. */
const WEEK = WEEK_MS / HOUR_MS
/** Pairs in a fortnight, whose order is drawn: each is drawn once for both weeks. */
export const DRAWS = WEEK / 2
export const FORTNIGHT_MS = 2 * WEEK_MS

/** `begins_at`: a full hour, in epoch milliseconds. `draws`: which version comes first, a letter for each pair. */
export type Turns = { begins_at: number; draws: string }

/** When the last hour ends, in epoch milliseconds. */
export function endOf({ begins_at, draws }: Turns): number {
  return begins_at + (draws.length / DRAWS) * FORTNIGHT_MS
}

/** The hour that a moment lies in, counted from 0; negative before the first. */
export function hourAt({ begins_at }: Turns, moment: number): number {
  return Math.floor((moment - begins_at) / HOUR_MS)
}

/** Which of the drawn pairs an hour belongs to. */
export function pairOf(hour: number): number {
  return Math.floor(hour / (2 * WEEK)) * DRAWS + Math.floor((hour % WEEK) / 2)
}

/** The version whose turn an hour is; undefined outside of all. */
export function versionOf({ draws }: Turns, hour: number): Version | undefined {
  const first = hour < 0 ? -1 : VERSIONS.indexOf(draws[pairOf(hour)] as Version)
  const mirrored = Math.floor(hour / WEEK) % 2
  return first < 0 ? undefined : VERSIONS[(first + mirrored + (hour % 2)) % 2]
}

/**
 * The hour for which something counts that was read in this version: its last hour up to now. Whoever
 * opened the page in the very last hour may take one more. Undefined before the beginning and after that.
 */
export function hourRead(turns: Turns, version: Version, moment: number): number | undefined {
  const now = hourAt(turns, moment)
  if (moment >= endOf(turns) + HOUR_MS) return
  for (let hour = now; hour >= 0 && hour > now - 4; hour--)
    if (versionOf(turns, hour) === version) return hour
  return
}
