import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

const NOW = Date.UTC(2026, 2, 30, 11)

test.each([
  ['2026-03-01', '2026-03-01'],
  ['1/3/2026', '2026-03-01'],
  ['01.03.26', '2026-03-01'],
  ['1-3-2026', '2026-03-01'],
  [' 1  March 2026 ', '2026-03-01'],
  ['1st of Mar, 2026', '2026-03-01'],
  ['March 1, 2026', '2026-03-01'],
  ['today', '2026-03-30'],
  ['Yesterday', '2026-03-29'],
])('%s is %s', (typed, day) => expect(typedDay(typed, NOW)).toBe(day))

test.each(['3/31/2026', '30 February 2026', '1 March', 'soon', '', '2026', '1/3'])('%s is not a day', typed =>
  expect(typedDay(typed, NOW)).toBeUndefined(),
)
