/**
 * What a spreadsheet may take for a formula, by its first character; and the apostrophe itself, so that one that we
 * put before a cell can be told from one that was there.
 */
const RISKY = /^[=+\-@\t\r\n'＝＋－＠]/

/** A cell that no spreadsheet computes: one that looks like a formula begins with an apostrophe more. */
export function safeCell(text: string): string {
  return RISKY.test(text) ? `'${text}` : text
}

/** What `safeCell` was given. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** One line of a CSV file. Every cell is quoted: a separator of another country's starts no new one. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\n`
}
