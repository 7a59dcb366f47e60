import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from './durations.ts'
import { ukLongDate, ukMinute } from './uk-time.ts'

test('shows what UK clocks show, by the time zone’s own rules', () => {
  const timeZone = 'Europe/London'
  const short = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const long = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' })
  // Every 7 hours for sixty years, and each side of every hour in the weeks when the clocks change.
  const times: number[] = []
  for (let at = Date.UTC(2000, 0); at < Date.UTC(2060, 0); at += 7 * HOUR_MS) times.push(at)
  for (let year = 2000; year < 2060; year++)
    for (const month of [2, 9])
      for (let at = Date.UTC(year, month, 24); at < Date.UTC(year, month, 31) + DAY_MS; at += HOUR_MS)
        times.push(at - 1, at)
  const wrong = times.filter(at => ukMinute(at) !== short.format(at) || ukLongDate(at) !== long.format(at))
  expect(wrong.map(at => new Date(at).toISOString())).toEqual([])
})
