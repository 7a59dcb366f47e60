import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { hero } from '#src/content/landing.ts'
import { readMetrics } from '../../../art/font-metrics.ts'
import { headlineWidth } from './headline-width.ts'
import { readVersions } from './read-versions.ts'

const version = (headline: string, lead = 'Valeting, EV charging, air and water at your kerb.') =>
  `headline: ${headline}\nlead: ${lead}\n`
const GOOD = version('Car care / that / comes / to you.')
const OTHER = version('Clean car, / while / you are / out.')

test('two versions are read, as a founder types them', () => {
  expect(
    readVersions(
      `${GOOD}---\r\n\r\n  Headline:  Clean car, /while/ you  are / out.\r\nlead: ${hero.lead}\r\n`,
    ),
  ).toEqual({
    a: { headline: hero.headline, lead: 'Valeting, EV charging, air and water at your kerb.' },
    b: { headline: ['Clean car,', 'while', 'you are', 'out.'], lead: hero.lead },
  })
})

test.each([
  ['', 'the file must hold two versions, with a line of --- between them'],
  [GOOD, 'the file must hold two versions'],
  [`${GOOD}---\n${OTHER}---\n${OTHER}`, 'the file must hold two versions'],
  [`${GOOD}---\n${GOOD}`, 'both versions are the same'],
  [
    `${GOOD}---\n${OTHER}colour: red\n`,
    'B: each version has one line "headline: …" and one "lead: …", and not “colour: red”',
  ],
  [`${GOOD}lead: twice\n---\n${OTHER}`, 'A: each version has one line'],
  [
    `${GOOD}---\n${version('Car care that comes to you.')}`,
    'B: the headline must have four parts with / between them',
  ],
  [`${GOOD}---\n${version('Car care / that / / to you.')}`, 'B: the headline must have four parts'],
  [
    `${GOOD}---\n${version('Mobile car care / that / comes / to you.')}`,
    'B: “Mobile car care that” is one line on phones and too long for it by 24%',
  ],
  [
    `${GOOD}---\n${version('Car / care that / comes / home.')}`,
    'B: “care that comes” is one line on wide screens and too long for it by 22%',
  ],
  [
    `${GOOD}---\n${version('Car care / 很 / comes / to you.')}`,
    'B: the headings’ font lacks a character of “Car care 很”',
  ],
  [
    `${GOOD}---\n${version('Car care / that / comes / to us.', 'Short.')}`,
    'B: the lead must have 20 to 120 characters, not 6',
  ],
  [
    `${GOOD}---\n${version('Car care / that / comes / to us.', 'x'.repeat(121))}`,
    'B: the lead must have 20 to 120 characters, not 121',
  ],
])('what the page has no room for is said (%#)', (text, said) => {
  expect(() => readVersions(text)).toThrow(said)
})

test('the page’s own words fit', () => {
  const own = version(hero.headline.join(' / '), hero.lead)
  expect(() => readVersions(`${own}---\n${OTHER}`)).not.toThrow()
})

test('the widths are the font’s', async () => {
  const characters = [
    ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(at + 32)),
    ...'\u00A0£©·–—’‘“”…é',
  ]
  const font = await readFile(
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  )
  const axes = { targetFormat: 'truetype', variationAxes: { wght: 800, opsz: 60 }, noHinting: true } as const
  const { advance, unitsPerEm } = readMetrics(await subsetFont(font, characters.join(''), axes))
  for (const one of characters)
    expect.soft(headlineWidth(one)! + 0.03 - advance(one) / unitsPerEm, one).toBeCloseTo(0.01, 1.5)
})
