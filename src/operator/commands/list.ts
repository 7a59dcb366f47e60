import { parseArgs } from 'node:util'
import { count, number } from '#src/content/in-words.ts'
import { output } from '#src/founder/terminal/output.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { jsonLine } from '#src/waitlist/founder/entries/portable-entry.ts'
import { readEntries } from '#src/waitlist/founder/entries/waitlist-rows.ts'
import { FILTER_HELP, FILTER_OPTIONS, readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { marksOf } from '#src/waitlist/server/domains/mail-domain.ts'
import { countEntries, newestEntries, stateOf } from '#src/waitlist/server/member/entries.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, UsageFault, visible, withOwnList } from '../command.ts'

/** More than anyone reads; the whole list is `--all`'s. */
const MOST = 10_000

/** Shows entries, the newest first. */
export const listCommand: Command = {
  help: `Usage: npm run waitlist -- list [--limit N | --all] [--area LS,M] [--since DATE] [--search TEXT]
         [--json]

Prints who is on the list, the newest first: when they joined (UK time), postcode, form, whether they have confirmed
or unsubscribed, email, and what is wrong with its domain, if anything.

  --limit N          this many at most (50 unless told; ${number(MOST)} at most)
  --all              everyone, in the order of the addresses
${FILTER_HELP}
  --search TEXT      only addresses with this in them, in any letter case
  --json             one JSON object a line, as export has it`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: {
        limit: { type: 'string' },
        all: { type: 'boolean' },
        json: { type: 'boolean' },
        search: { type: 'string' },
        ...FILTER_OPTIONS,
      },
    })
    if (values.all && values.limit !== undefined) throw new UsageFault('say --limit or --all, not both')
    const limit = Number(values.limit ?? 50)
    if (!/^[1-9]\d*$/.test(values.limit ?? '1') || limit > MOST)
      throw new UsageFault(`--limit must be a number from 1 to ${MOST}`)
    const filter = readFilter(values)
    await withOwnList(environment, async database => {
      const batches = values.all
        ? readEntries(database, filter)
        : [await newestEntries(database, filter, limit)]
      let n = 0
      await output(
        (async function* () {
          for await (const rows of batches) {
            n += rows.length
            const marks = await marksOf(
              database,
              rows.map(({ email_key }) => email_key),
            )
            const line = (row: Member) => `${shown(row, marks.get(row.email_key))}\n`
            yield rows.map(values.json ? jsonLine : line).join('')
          }
        })(),
      )
      if (values.json) return
      const asked = await countEntries(database, filter)
      console.error(
        n < asked
          ? `The newest ${n} of ${count(asked, 'entry', 'entries')}; --all shows everyone`
          : count(n, 'entry', 'entries'),
      )
    })
    return 0
  },
}

function shown(row: Member, mark?: string): string {
  return [
    ukMinute(row.joined_at),
    row.postcode.padEnd(8),
    (row.form ?? '').padEnd(6),
    stateOf(row).padEnd(13),
    visible(row.email) + (mark ? ` (${mark})` : ''),
  ].join('  ')
}
