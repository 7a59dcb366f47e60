import * as Plot from '@observablehq/plot'
import { number } from '#src/content/in-words.ts'
import { reportWords } from '#src/content/report.ts'
import { drawOverTime, shownDay } from '#src/founder/drawing/chart.ts'
import { htmlTable, section } from '#src/founder/drawing/section.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { ReportData } from './report-data.ts'

const words = reportWords.growth
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact' })

/**
 * Draws how the list grew and how many joined in each stretch of time: everybody, or only those who joined on the
 * chosen days.
 */
export function growthSection({ spans, step, since, until }: ReportData): string {
  if (!spans.length) return ''
  let inAll = 0
  const drawn = spans.map(({ n, ...days }) => {
    inAll += n
    return { from: new Date(days.from), until: new Date(days.until), n, inAll }
  })
  const line = [{ until: drawn[0]!.from, inAll: 0 }, ...drawn]
  const shared = { height: 205, ticks: 4, tickFormat: (n: number) => compact.format(n) }
  const days = `${shownDay(drawn[0]!.from)} to ${shownDay(drawn.at(-1)!.until)}`
  const most = drawn.toSorted((a, b) => b.n - a.n)[0]!
  const title = since || until ? words.joinedThen : words.total
  const end = { x: 'until', y: 'inAll', r: 5, fill: 'var(--amber)', stroke: 'var(--chart)', strokeWidth: 2 }
  const total = drawOverTime('growth-total', title, `${days}: from 0 to ${number(inAll)}.`, {
    ...shared,
    marks: [
      Plot.areaY(line, { x: 'until', y: 'inAll', fill: 'var(--chart-area)' }),
      Plot.lineY(line, { x: 'until', y: 'inAll', stroke: 'var(--chart)', strokeWidth: 2.5 }),
      Plot.dot(line.slice(-1), end),
    ],
  })
  const busiest = `${days}. The busiest stretch (${number(most.n)} joined) began on ${shownDay(most.from)}.`
  const bars = { x1: 'from', x2: 'until', y: 'n', insetLeft: 1, insetRight: 1, rx: 1.5, fill: 'var(--chart)' }
  const fresh = drawOverTime('growth-new', words.fresh[step], busiest, {
    ...shared,
    marks: [Plot.rectY(drawn, { ...bars, title: ({ from, n }) => `${shownDay(from)}: ${number(n)}` })],
  })
  const rows = drawn.map(one => [
    shownDay(one.from),
    shownDay(one.until.getTime() - DAY_MS),
    one.n,
    one.inAll,
  ])
  return section(
    'growth',
    words.title,
    `<div class="pair"><div><h3>${title}</h3>${total}</div>
<div><h3>${words.fresh[step]}</h3>${fresh}</div></div>
<p class="note">${words.note}</p>
${htmlTable(words.title, [words.from, words.until, words.joined, words.inAll], rows)}`,
  )
}
