import { expect, test } from 'vitest'
import { readPlaces } from './places.ts'

test.each([
  ['LS6', 'LS6'],
  ['ls 6', 'LS6'],
  ['LS6 3AB', 'LS6'],
  ['ls163ab', 'LS16'],
  ['m11ae', 'M1'],
  ['LS-6', 'LS6'],
  ['LS06', 'LS6'],
  ['LS6 3', 'LS6'],
  ['sw1a 1aa', 'SW1A'],
  ['“LS6”, ‘LS7’', 'LS6, LS7'],
  ['LS6,LS7,M', 'LS6, LS7, M'],
  ['ls 6 ls 7', 'LS6, LS7'],
  ['LS6, 7 and M', 'LS6, LS7, M'],
  ['LS6 / LS6 2AB; ls', 'LS6, LS'],
])('%s is %s', (typed, places) => expect(readPlaces(typed).words).toBe(places))

test.each([
  ['LS6A', 'LS6 (Leeds)'],
  ['LS6 2A', 'LS6 (Leeds)'],
  ['LS666', 'LS66 (Leeds)'],
  ['L.S.6', 'LS6 (Leeds)'],
  // Never Liverpool and Sheffield.
  ['L S 6', 'LS6 (Leeds)'],
  ['LS M', 'LS,M (Leeds)'],
  ['6LS', 'LS6 (Leeds)'],
  ['LSO6', 'LS6 (Leeds)'],
  ['1S6', 'LS6 (Leeds)'],
  ['0X1', 'OX1 (Oxford)'],
  ['LSS6', 'LS6 (Leeds)'],
  ['LS5-7', 'LS5,LS6,LS7 (Leeds)'],
  ['LS5 to LS6', 'LS5,LS6 (Leeds)'],
  ['Leeds 6', 'LS6 (Leeds)'],
  ['newcastle', 'NE (Newcastle upon Tyne)'],
])('%s is none, and %s may be meant', (typed, guess) =>
  expect(() => readPlaces(typed)).toThrow(`did you mean ${guess}?`),
)

test.each(['XX', 'XX6', '%', '6', 'LS6,', ''])('“%s” is none, and nothing is suggested', typed =>
  expect(() => readPlaces(typed)).toThrow(/there is (no area or district \S+|an extra comma)$/),
)
