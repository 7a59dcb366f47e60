import * as Plot from '@observablehq/plot'
import { number } from '#src/content/in-words.ts'
import { reportWords } from '#src/content/report.ts'
import { drawOverTime, shownDay } from '#src/founder/drawing/chart.ts'
import type { ReportData } from './report-data.ts'

const words = reportWords.growth
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact' })

/** Returns the title of the total: of everybody, or of people who joined on some days. */
export const totalTitle = ({ since, until }: Pick<ReportData, 'since' | 'until'>): string =>
  since || until ? words.joinedThen : words.total

/** Draws how the list grew, and how many were new in each stretch of time. */
export function growthCharts({ spans, step, since, until }: ReportData): { total: string; fresh: string } {
  let inAll = 0
  const drawn = spans.map(({ from, until, n }) => {
    inAll += n
    return { from: new Date(from), until: new Date(until), n, inAll }
  })
  const line = [{ until: drawn[0]!.from, inAll: 0 }, ...drawn]
  const shared = { height: 205, ticks: 4, tickFormat: (n: number) => compact.format(n) }
  const days = `${shownDay(spans[0]!.from)} to ${shownDay(spans.at(-1)!.until)}`
  const most = spans.toSorted((a, b) => b.n - a.n)[0]!
  return {
    total: drawOverTime(
      'growth-total',
      totalTitle({ since, until }),
      `${days}: from 0 to ${number(inAll)}.`,
      {
        ...shared,
        marks: [
          Plot.areaY(line, { x: 'until', y: 'inAll', fill: 'var(--chart-area)' }),
          Plot.lineY(line, { x: 'until', y: 'inAll', stroke: 'var(--chart)', strokeWidth: 2.5 }),
          Plot.dot(line.slice(-1), {
            x: 'until',
            y: 'inAll',
            r: 5,
            fill: 'var(--amber)',
            stroke: 'var(--chart)',
            strokeWidth: 2,
          }),
        ],
      },
    ),
    fresh: drawOverTime(
      'growth-new',
      words.fresh[step],
      `${days}. The most, ${number(most.n)}, joined from ${shownDay(most.from)} on.`,
      {
        ...shared,
        marks: [
          Plot.rectY(drawn, {
            x1: 'from',
            x2: 'until',
            y: 'n',
            insetLeft: 1,
            insetRight: 1,
            rx: 1.5,
            fill: 'var(--chart)',
            title: ({ from, n }) => `${shownDay(from)}: ${number(n)}`,
          }),
        ],
      },
    ),
  }
}
