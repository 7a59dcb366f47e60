import * as Plot from '@observablehq/plot'
import { figureWords } from '#src/content/figures.ts'
import { number } from '#src/content/in-words.ts'
import { escapeHtml } from '#src/http/template.ts'
import { CHART_WIDTH, drawChart } from './chart.ts'

/** Writes a part of the page with its own heading. */
export function section(id: string, title: string, content: string): string {
  return `<section id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${escapeHtml(title)}</h2>${content}</section>`
}

type BarWords = { title: string; what: string; number: string; others?: string }

/** Draws bars, says how many people are in none of them, and adds a table of both. */
export function barsAndTable(
  id: string,
  words: BarWords,
  groups: readonly { name: string; n: number }[],
  rest = 0,
): string {
  const rows = groups.map(({ name, n }) => [name, n])
  const { others } = words
  if (rest && others) rows.push([others, rest])
  const note = rest && others ? `<p>${others}: ${number(rest)}</p>` : ''
  return barList(id, words.title, groups) + note + htmlTable(words.title, [words.what, words.number], rows)
}

/** Formats `yes` as a share of both, such as 62%. */
export function percentOf({ yes, no }: { yes: number; no: number }): string {
  return `${Math.round((100 * yes) / (yes + no))}%`
}

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

/** A table's cells; the first cell of each row is that row's heading. */
type TableRows = readonly (readonly (string | number)[])[]

/** A table with more columns than this is too wide for a phone, so it can be scrolled sideways, by keyboard too. */
const NARROW = 4

/** Writes a chart's figures as a table that the reader can open. */
export function htmlTable(caption: string, head: readonly string[], rows: TableRows): string {
  const heads = head.map(name => `<th scope="col">${escapeHtml(name)}</th>`).join('')
  const name = escapeHtml(caption)
  const table = `<table><caption class="aside">${name}</caption><thead><tr>${heads}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table>`
  return `<details class="figures"><summary>${figureWords.table}<span class="aside">: ${name}</span></summary>
${head.length > NARROW ? `<div class="moves" tabindex="0" role="group" aria-label="${name}">${table}</div>` : table}</details>`
}

function row([head, ...cells]: TableRows[number]): string {
  const data = cells.map(cell => `<td>${shown(cell)}</td>`).join('')
  return `<tr><th scope="row">${shown(head!)}</th>${data}</tr>`
}

const shown = (cell: string | number) => escapeHtml(typeof cell === 'number' ? number(cell) : cell)
