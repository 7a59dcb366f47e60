import { csvLine } from '#src/founder/files/csv-line.ts'
import type { FileLine } from './portable-entry.ts'

/** The last column of a file of refused lines; import does not read it. */
export const REASON_COLUMN = 'refused_because'
/** The reason given for a line that has too few or too many cells, or is not a JSON object. */
export const UNREADABLE = 'cannot be read as an entry'

/**
 * Writes a refused line as CSV that can be corrected and imported again. A line that lacks a cell still
 * lacks it, so it would be refused again.
 */
export const refusedLine = ({ cells }: FileLine, reason: string): string => csvLine([...cells, reason])

/** The byte order mark makes spreadsheets read the text as UTF-8. */
export const refusedHead = ({ head }: FileLine): string => `\uFEFF${csvLine([...head, REASON_COLUMN])}`
