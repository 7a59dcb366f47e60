import type { Database } from '#src/db/database.ts'
import { csvLine } from '#src/founder/csv-line.ts'
import type { EntryFilter } from '#src/waitlist/server/member/entries.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { jsonEntry, PORTABLE_COLUMNS, toPortable } from './portable-entry.ts'
import { readEntries } from './waitlist-rows.ts'

/** So that spreadsheets read the text as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

type Format = { head: string; line(row: Member): string }

/** The formats of an exported file. */
const EXPORT_FORMATS = {
  csv: {
    head: BYTE_ORDER_MARK + csvLine(PORTABLE_COLUMNS),
    line: row => {
      const entry = toPortable(row)
      return csvLine(PORTABLE_COLUMNS.map(column => entry[column]))
    },
  },
  json: { head: '', line: row => `${JSON.stringify(jsonEntry(row))}\n` },
} as const satisfies Record<string, Format>

/** Yields the entries of a filter as a file's text, piece by piece; calls `counted` with how many each piece has. */
export async function* exportLines(
  database: Database,
  filter: EntryFilter,
  form: keyof typeof EXPORT_FORMATS,
  counted: (n: number) => void,
): AsyncGenerator<string> {
  const format: Format = EXPORT_FORMATS[form]
  if (format.head) yield format.head
  for await (const rows of readEntries(database, filter)) {
    yield rows.map(format.line).join('')
    counted(rows.length)
  }
}
