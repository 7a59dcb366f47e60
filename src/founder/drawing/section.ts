import { number } from '#src/content/in-words.ts'
import { escapeHtml } from '#src/http/template.ts'
import { barList } from './bar-list.ts'
import { htmlTable } from './html-table.ts'

/** Writes a part of the page with its own heading. */
export function section(id: string, title: string, content: string): string {
  return `<section id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${escapeHtml(title)}</h2>${content}</section>`
}

type BarWords = { title: string; what: string; number: string; others?: string }

/** Draws bars, a line about what is in none of them, and everything as a table. */
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

/** Formats a part's share of the whole, such as 62%. */
export function percentOf({ yes, no }: { yes: number; no: number }): string {
  return `${Math.round((100 * yes) / (yes + no))}%`
}
