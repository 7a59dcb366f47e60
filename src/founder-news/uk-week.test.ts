import { expect, test } from 'vitest'
import { HOUR_MS } from '#src/time/durations.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { dueWeek } from './uk-week.ts'

const at = (time: string) => Date.parse(`${time}Z`)
const due = (time: string) => dueWeek(at(time))?.monday

test('a letter is due from seven on Monday in the UK, at the latest on Thursday, and never at the weekend', () => {
  expect(due('2026-01-12T06:59')).toBeUndefined()
  expect(due('2026-01-12T07:00')).toBe('2026-01-12')
  expect(due('2026-05-18T05:59')).toBeUndefined()
  expect(due('2026-05-18T06:00')).toBe('2026-05-18')
  expect(due('2026-05-21T22:59')).toBe('2026-05-18')
  expect(due('2026-05-21T23:00')).toBeUndefined()
  expect(due('2026-05-24T12:00')).toBeUndefined()
})

test.each([
  ['spring', '2026-03-30', 167],
  ['summer', '2026-05-18', 168],
  ['autumn', '2026-10-26', 169],
])('it covers the week from Monday to Monday, however long that is: in %s', (_season, monday, hours) => {
  const week = dueWeek(at(`${monday}T12:00`))!
  expect([week.before, week.from, week.until].map(time => ukMinute(time).slice(-5))).toEqual(
    Array(3).fill('00:00'),
  )
  expect(ukMinute(week.until)).toBe(`${monday} 00:00`)
  expect((week.until - week.from) / HOUR_MS).toBe(hours)
})
