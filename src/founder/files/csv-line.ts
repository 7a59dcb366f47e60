/**
 * A spreadsheet takes a cell that begins with one of these for a formula. The apostrophe is here only so that an
 * apostrophe we add can be told from one that was already there.
 */
const RISKY = /^[=+\-@\t\r\n'＝＋－＠]/

/** Puts an apostrophe in front of a cell that a spreadsheet might take for a formula. */
export function safeCell(text: string): string {
  return RISKY.test(text) ? `'${text}` : text
}

/** Undoes `safeCell`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Returns one line of a CSV file. Every cell is quoted, because some countries use other separators. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\n`
}
