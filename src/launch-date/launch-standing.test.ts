import { expect, test } from 'vitest'
import { launchStanding } from './launch-standing.ts'

const noon = (day: string) => Date.parse(`${day}T12:00Z`)

test.each([
  ['2026-10-31', 'fine', 61],
  ['2026-11-01', 'soon', 60],
  ['2026-12-31', 'soon', 0],
  ['2027-01-01', 'late', 1],
  ['2028-01-01', 'late', 366],
])('on %s the end of 2026 is %s', (day, is, days) => {
  const given = { when: '2026', until: '2026-12-31' }
  const found = launchStanding(noon(day), given, '')
  expect(found).toEqual({ is, days })
  // The launch counts as having come from its day on, but not before.
  expect(launchStanding(noon(day), given, day).is).toBe('come')
  expect(launchStanding(noon(day), given, '2099-01-01').is).toBe(found.is)
})

test('61 days ahead there is no warning, even if the clocks change in between', () => {
  const summer = { when: 'July', until: '2027-07-01' }
  expect(launchStanding(noon('2027-05-01'), summer, '')).toEqual({ is: 'fine', days: 61 })
  expect(launchStanding(noon('2027-03-01'), summer, '')).toEqual({ is: 'fine', days: 122 })
  // A minute before midnight in the UK is still that day.
  expect(launchStanding(Date.parse('2027-07-01T22:59Z'), summer, '')).toEqual({ is: 'soon', days: 0 })
  expect(launchStanding(Date.parse('2027-07-01T23:00Z'), summer, '')).toEqual({ is: 'late', days: 1 })
})

test('an error names a day that does not exist, and the file that it is in', () =>
  expect(() => launchStanding(0, { when: 'spring', until: '2027-02-30' })).toThrow(/launch\.ts: 2027-02-30/))
