import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { flag, option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { exportLines } from './entries/export-lines.ts'
import { filterFields, readFilter } from './entry-filter.ts'

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

  async run({ csv, json, out: _, ...asked }, { list, note, progress }) {
    if (csv === json) throw new Misuse('choose either CSV or JSON')
    const form = csv ? 'csv' : 'json'
    const filter = readFilter(asked, note)
    const database = await list()
    const written = { entries: 0 }
    const pieces = exportLines(database, filter, form, n => {
      written.entries += n
      progress(() => `${count(written.entries, 'entry', 'entries')} written`)
    })
    return { name: `waitlist-${ukDay(Date.now())}.${form}`, pieces, written }
  },

  file: ({ name, pieces }) => ({ name, pieces }),
  inWords: ({ written }, { out }) =>
    out === undefined ? '' : `${out}: ${count(written.entries, 'entry', 'entries')}`,
})
