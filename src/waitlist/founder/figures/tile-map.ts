import * as Plot from '@observablehq/plot'
import { figureWords } from '#src/content/figures.ts'
import { number } from '#src/content/in-words.ts'
import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { postcodeTiles } from '#src/content/postcode-tiles.ts'
import { drawChart } from '#src/founder/drawing/chart.ts'
import { areaOf } from '#src/waitlist/server/figures/shown-areas.ts'
import type { Group } from '#src/waitlist/server/figures/small-groups.ts'

const STRENGTHS = 5

/**
 * Draws the UK with a tile for each postcode area, and says what the colours mean. `none`: the label for areas with
 * no figure.
 */
export function tileMap(areas: readonly Group[], none: string = figureWords.map.few) {
  const numbers = new Map(areas.map(({ name, n }) => [name, n]))
  const strengthOf = strengths(areas.map(({ n }) => n))
  const tiles = postcodeTiles.map(tile => {
    const n = numbers.get(tile.area) ?? 0
    return { ...tile, n, tone: n ? strengthOf(n) : 0 }
  })
  const busiest = areas.slice(0, 3).map(({ name, n }) => `${townOf(name)} ${number(n)}`)
  const svg = drawChart(
    'map',
    figureWords.map.title,
    `${figureWords.map.text}${busiest.length ? ` Most: ${busiest.join(', ')}.` : ''}`,
    {
      height: 805,
      margin: 0,
      x: { axis: null, padding: 0.08 },
      y: { axis: null, padding: 0.08 },
      color: { type: 'identity' },
      marks: [
        Plot.cell(tiles, {
          x: 'column',
          y: 'row',
          rx: 5,
          fill: ({ tone }) => `var(--tile-${tone})`,
          stroke: ({ tone }) => (tone ? 'none' : 'var(--tile-edge)'),
          title: ({ area, n }) => `${area} ${townOf(area)}: ${n ? number(n) : none}`,
        }),
        Plot.text(tiles, {
          x: 'column',
          y: 'row',
          text: 'area',
          fontSize: 14,
          fontWeight: 600,
          fill: ({ tone }) => `var(--tile-${tone}-ink)`,
        }),
      ],
    },
  )
  return { svg, legend: legendOf(areas, strengthOf) }
}

export const townOf = (place: string): string => postcodeAreas.get(areaOf(place))?.town ?? place

/**
 * Returns a function that grades numbers. As demand is very uneven, each grade begins at the same
 * multiple of the one before, rounded.
 */
function strengths(numbers: readonly number[]): (n: number) => number {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const bounds = Array.from({ length: STRENGTHS - 1 }, (_, i) =>
    roundNumber(least * (most / least) ** ((i + 1) / STRENGTHS)),
  )
  return n => 1 + bounds.filter(bound => n >= bound).length
}

/** Rounds down to a number such as 10, 15, 200 or 250: one significant figure, or halfway to the next. */
function roundNumber(n: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, n)))
  return n >= 10 ? Math.floor((2 * n) / unit) * (unit / 2) : n
}

function legendOf(areas: readonly Group[], strengthOf: (n: number) => number) {
  const legend = new Map<number, { strength: number; from: number; to: number }>()
  for (const { n } of areas.toSorted((a, b) => a.n - b.n)) {
    const strength = strengthOf(n)
    legend.set(strength, { strength, from: legend.get(strength)?.from ?? n, to: n })
  }
  return [...legend.values()]
}
