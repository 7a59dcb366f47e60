import { readInSlices, type Sliced } from '#src/db/in-slices.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'

/** "Usual" is the average over this long, in milliseconds, or since the first entry if the list is younger. */
const USUAL_MS = 28 * DAY_MS

/**
 * Returns how many joined in the last hour and the last two days before a time in epoch milliseconds, and the
 * usual numbers for an hour (leaving out the last) and for a day (leaving out the last two). Scans the list
 * once.
 */
export async function readPace(database: Sliced, now: number) {
  const slices = await readInSlices<{ hour: number; two_days: number; month: number; first: number | null }>(
    database,
    {
      columns: `count(case when joined_at > $3 then 1 end) as hour, count(case when joined_at > $4 then 1 end) as two_days,
        count(*) as month, min(joined_at) as first`,
      table: 'waitlist',
      where: 'joined_at > $1 and joined_at <= $2',
      values: [now - USUAL_MS, now, now - HOUR_MS, now - 2 * DAY_MS],
    },
  )
  const sum = (of: 'hour' | 'two_days' | 'month') => slices.reduce((n, slice) => n + slice[of], 0)
  const [hour, two_days, month] = [sum('hour'), sum('two_days'), sum('month')]
  const first = Math.min(now, ...slices.map(slice => slice.first ?? now))
  const age = now - first
  const each = (n: number, part: number, left: number) => n / Math.max(1, (age - left) / part)
  return {
    hour,
    twoDays: two_days,
    usualHour: each(month - hour, HOUR_MS, HOUR_MS),
    usualDay: each(month - two_days, DAY_MS, 2 * DAY_MS),
  }
}
