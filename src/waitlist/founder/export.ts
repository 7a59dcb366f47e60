import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { flag, option } from '#src/founder/fields.ts'
import { csvLine } from '#src/founder/files/csv-line.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { readEntries } from '#src/waitlist/server/member/entries.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { jsonEntry, PORTABLE_COLUMNS, toPortable } from './entries/portable-entry.ts'
import { filterFields, readFilter } from './filters/entry-filter.ts'

export const exportEntries = action({
  summary: 'write the list as CSV or JSON, for a spreadsheet or another database',
  help: `Writes every entry in order of address, as CSV or as JSON with one object a line. Perk codes (see codes), emails and
complaints are not in it; restore --moving moves everything. Times are UTC. A CSV cell that begins with an apostrophe, or
that a spreadsheet might compute because it begins with = + - @ or the like, gets an extra apostrophe in front; import
removes it again, so nothing is lost. Only you can read the file. Anybody who gets it has the addresses, and erase does
not change it.`,
  input: v.object({
    csv: flag('for a spreadsheet'),
    json: flag('for a program'),
    out: option('FILE', 'the file to write; without it, standard output (with npm run --silent)'),
    ...filterFields,
  }),
  changes: 'nothing',
  showsPeople: true,

  async run({ csv, json, out: _, ...asked }, context) {
    if (csv === json) throw new Misuse('choose either CSV or JSON')
    const filter = await readFilter(asked, context)
    const database = await context.list()
    const written = { entries: 0 }
    const line = (row: Member) =>
      csv ? csvLine(Object.values(toPortable(row))) : `${JSON.stringify(jsonEntry(row))}\n`
    async function* pieces() {
      // The byte order mark makes spreadsheets read the text as UTF-8.
      if (csv) yield `\uFEFF${csvLine(PORTABLE_COLUMNS)}`
      for await (const rows of readEntries(database, filter)) {
        yield rows.map(line).join('')
        written.entries += rows.length
        context.progress(() => `${count(written.entries, 'entry', 'entries')} written`)
      }
    }
    return { name: `waitlist-${ukDay(Date.now())}.${csv ? 'csv' : 'json'}`, pieces: pieces(), written }
  },

  file: ({ name, pieces }) => ({ name, pieces }),
  inWords: ({ written }, { out }) =>
    out === undefined ? '' : `${out}: ${count(written.entries, 'entry', 'entries')}`,
})
