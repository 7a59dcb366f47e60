import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { field, flag, wholeNumber } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { visible } from '#src/founder/visible.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { marksOf } from '#src/waitlist/server/domains/mail-domain.ts'
import { newestEntries, readEntries, stateOf } from '#src/waitlist/server/member/entries.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { jsonEntry } from './entries/portable-entry.ts'
import { filterFields, readFilter } from './filters/entry-filter.ts'

const SHOWN = 50
/** More than anyone would read. */
const MOST = 10_000

export const listPeople = action({
  summary: 'the entries, newest first',
  help: `Prints when people joined (UK time), postcode, form, whether they have confirmed or unsubscribed, email, and what is
wrong with its domain, if anything. With --json: one entry a line, as in export.`,
  input: v.object({
    limit: v.optional(
      field(
        wholeNumber(MOST),
        { placeholder: 'N', label: 'The limit' },
        `at most this many, instead of ${SHOWN}`,
      ),
    ),
    all: flag('everyone, in order of address'),
    ...filterFields,
  }),
  changes: 'nothing',
  showsPeople: true,

  async run({ limit, all, ...asked }, context) {
    if (all && limit !== undefined) throw new Misuse('must not be given with a limit', 'all')
    const filter = await readFilter(asked, context)
    const database = await context.list()
    const newest = all ? [] : await newestEntries(database, filter, limit ?? SHOWN)
    const rows: Member[] = newest.map(({ found, ...row }) => row)
    if (all) for await (const some of readEntries(database, filter)) rows.push(...some)
    else {
      const found = newest[0]?.found ?? 0
      const people = count(found, 'person', 'people')
      context.note(rows.length < found ? `The newest ${rows.length} of ${people}` : people)
    }
    const marks = await marksOf(
      database,
      rows.map(({ email_key }) => email_key),
    )
    return rows.map(row => ({
      ...row,
      joined: ukMinute(row.joined_at),
      state: stateOf(row),
      mark: marks.get(row.email_key),
    }))
  },

  inJson: rows => rows.map(jsonEntry),
  inWords: rows =>
    rows
      .map(({ joined, postcode, form, state, email, mark }) => {
        const columns = [joined, postcode.padEnd(8), (form ?? '').padEnd(6), state.padEnd(13), visible(email)]
        return columns.join('  ') + (mark ? ` (${mark})` : '')
      })
      .join('\n'),
})
