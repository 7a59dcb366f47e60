import { expect, test } from 'vitest'
import { catsPlace, partOfDay, seasonOf } from './calendar.ts'

test.each([
  ['2026-06-21T03:30', 'night'],
  ['2026-06-21T05:00', 'dawn'],
  ['2026-06-21T12:00', 'day'],
  ['2026-06-21T19:30', 'day'],
  ['2026-06-21T21:00', 'dusk'],
  ['2026-06-21T23:00', 'night'],
  ['2026-12-21T05:00', 'night'],
  ['2026-12-21T08:00', 'dawn'],
  ['2026-12-21T12:00', 'day'],
  ['2026-12-21T15:30', 'dusk'],
  ['2026-12-21T19:30', 'night'],
])('at %s it is %s', (now, part) => expect(partOfDay(new Date(now))).toBe(part))

test.each([
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-12-01', 'winter'],
])('on %s it is %s', (day, season) => expect(seasonOf(new Date(`${day}T12:00`))).toBe(season))

test('the cat sits somewhere else each day', () => {
  const week = Array.from({ length: 15 }, (_, day) => catsPlace(new Date(2026, 0, 1 + day)))
  week.slice(1).forEach((place, day) => {
    expect(place).not.toBe(week[day])
  })
  expect(new Set(week).size).toBeGreaterThan(5)
})
