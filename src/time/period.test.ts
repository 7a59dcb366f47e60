import { expect, test } from 'vitest'
import { HOUR_MS } from './durations.ts'
import { EVER, periodOf } from './period.ts'

test('a period is whole UK days, including those of 23 and 25 hours', () => {
  const hours = (since: string, until: string) => {
    const { from, before } = periodOf(since, until)
    return (before - from) / HOUR_MS
  }
  expect(hours('2026-02-28', '2026-02-28')).toBe(24)
  expect(hours('2026-03-29', '2026-03-29')).toBe(23)
  expect(hours('2026-10-25', '2026-10-25')).toBe(25)
  expect(periodOf('2026-06-01', '2026-06-01').from).toBe(Date.parse('2026-05-31T23:00Z'))
  expect(periodOf(undefined, undefined)).toEqual(EVER)
})
