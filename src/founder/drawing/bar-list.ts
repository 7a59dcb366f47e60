import * as Plot from '@observablehq/plot'
import { number } from '#src/content/in-words.ts'
import { CHART_WIDTH, drawChart } from './chart.ts'

/** The height of one bar with its name above it. */
const ROW = 40

type Bar = { name: string; n: number; share?: string }

/** Draws bars, each with its name and number above it; `share` follows the number. */
export function barList(id: string, title: string, groups: readonly Bar[]): string {
  const about = groups.map(({ name, n }) => `${name}: ${number(n)}`).join('; ')
  const y = 'name' as const
  return drawChart(id, title, about, {
    height: ROW * groups.length + 4,
    margin: 0,
    marginRight: 4,
    x: { axis: null, domain: [0, Math.max(1, ...groups.map(({ n }) => n))], range: [0, CHART_WIDTH - 4] },
    y: { axis: null, domain: groups.map(({ name }) => name), padding: 0 },
    marks: [
      Plot.barX(groups, { x: 'n', y, insetTop: 26, insetBottom: 4, rx: 3, fill: 'var(--chart)' }),
      Plot.text(groups, {
        ...above(y),
        frameAnchor: 'left',
        textAnchor: 'start',
        text: 'name',
        fontWeight: 500,
      }),
      Plot.text(groups, {
        ...above(y),
        frameAnchor: 'right',
        textAnchor: 'end',
        text: ({ n, share }) => number(n) + (share ? `  ·  ${share}` : ''),
        fontWeight: 700,
        fontVariant: 'tabular-nums',
      }),
    ],
  })
}

const above = (y: 'name') => ({ y, dy: -6, fontSize: 15.5, fill: 'var(--ink)' })
