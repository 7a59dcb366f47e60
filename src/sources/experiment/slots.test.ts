import { expect, test } from 'vitest'
import { HOUR_MS } from '#src/time/durations.ts'
import { DRAWS, endOf, FORTNIGHT_MS, hourAt, hourRead, pairOf, versionOf } from './slots.ts'

const begins_at = Date.UTC(2026, 0, 5, 10)
const draws = Array.from({ length: 2 * DRAWS }, (_, at) => 'ab'[(at * at + Math.floor(at / 7)) % 2]).join('')
const turns = { begins_at, draws }
const hours = Array.from({ length: (2 * FORTNIGHT_MS) / HOUR_MS }, (_, hour) => hour)

test('in each fortnight both versions have every hour of every weekday once', () => {
  for (const fortnight of [0, 336])
    for (let hour = fortnight; hour < fortnight + 168; hour++)
      expect([versionOf(turns, hour), versionOf(turns, hour + 168)].sort()).toEqual(['a', 'b'])
})

test('two hours in a row are a pair, of each version one, and the order is the one drawn', () => {
  for (const hour of hours.filter(hour => hour % 2 === 0)) {
    expect(pairOf(hour)).toBe(pairOf(hour + 1))
    expect([versionOf(turns, hour), versionOf(turns, hour + 1)].sort()).toEqual(['a', 'b'])
  }
  for (let pair = 0; pair < DRAWS; pair++) expect(versionOf(turns, 2 * pair)).toBe(draws[pair])
})

test('before the beginning and after the end it is nobody’s turn', () => {
  expect(endOf(turns)).toBe(begins_at + 2 * FORTNIGHT_MS)
  expect(versionOf(turns, hourAt(turns, begins_at - 1))).toBeUndefined()
  expect(versionOf(turns, hourAt(turns, begins_at))).toBe(draws[0])
  expect(versionOf(turns, hourAt(turns, endOf(turns) - 1))).toMatch(/[ab]/)
  expect(versionOf(turns, hourAt(turns, endOf(turns)))).toBeUndefined()
})

test('what was read counts for the last hour of that version, also after a switch and for an hour after the end', () => {
  for (const hour of hours) {
    const version = versionOf(turns, hour)!
    const late = begins_at + (hour + 1) * HOUR_MS + 5
    expect(hourRead(turns, version, late - HOUR_MS)).toBe(hour)
    if (versionOf(turns, hour + 1) !== version) expect(hourRead(turns, version, late)).toBe(hour)
  }
  expect(hourRead(turns, 'a', begins_at - 1)).toBeUndefined()
  expect(hourRead(turns, 'a', endOf(turns) + HOUR_MS)).toBeUndefined()
  // Nobody can have read a version before its first turn.
  const second = draws[0] === 'a' ? 'b' : 'a'
  expect(hourRead(turns, second, begins_at + 5)).toBeUndefined()
})
