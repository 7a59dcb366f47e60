import { figureWords } from '#src/content/figures.ts'
import { number } from '#src/content/in-words.ts'
import { escapeHtml } from '#src/http/template.ts'

/** A table's cells; the first of each row is its heading. */
type TableRows = readonly (readonly (string | number)[])[]

/** A table with more columns is wider than a phone, so it scrolls on its own, by keyboard too. */
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
