import { expect, test } from 'vitest'
import type { SourceFigures } from '#src/sources/funnel.ts'
import { shownSources } from './shown-sources.ts'

const figures = (source: string, visit: number, joined: number, confirmed: number): SourceFigures => ({
  source,
  name: source,
  cost: null,
  days: [{ name: '2026-03-01', n: visit }],
  counts: {
    visit,
    touched: visit,
    joined,
    asked: joined,
    confirmed,
    invited: 0,
    redeemed: 0,
    opened: 0,
    unscripted: 0,
    robot: 0,
  },
})
const shown = (...all: SourceFigures[]) =>
  shownSources(all, 7).map(({ name, counts: { visit, joined, confirmed } }) => [
    name,
    visit,
    joined,
    confirmed,
  ])

test('a number of people is shown unless it, or the number who stopped before it, is from 1 to 4', () => {
  expect(
    shown(figures('van', 900, 50, 40), figures('leaflet', 400, 20, 17), figures('poster', 300, 5, 0)),
  ).toEqual([
    ['van', 900, 50, 40],
    ['leaflet', 400, 20, null],
    ['poster', 300, 5, 0],
  ])
})

test('what is hidden about one source cannot be worked out from the total', () => {
  expect(
    shown(figures('van', 900, 50, 40), figures('leaflet', 400, 20, 10), figures('poster', 300, 3, 3)),
  ).toEqual([
    ['van', 900, 50, 40],
    ['leaflet', 400, null, null],
    ['poster', 300, null, null],
  ])
})

test('a source with few visits and no joins to show is left out, and a list from before sources were counted shows none', () => {
  expect(shown(figures('van', 900, 50, 40), figures('rare', 12, 0, 0))).toEqual([['van', 900, 50, 40]])
  expect(shown(figures('', 0, 50, 40))).toEqual([])
})
