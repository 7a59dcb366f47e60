import { parseArgs } from 'node:util'
import type { Database } from '#src/db/database.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, count, progress, UsageFault, withOwnList } from '../command.ts'
import { readEntryFile } from '../entries/entry-file.ts'
import { createImporter, type ImportTally } from '../entries/importer.ts'
import { fromPortable } from '../entries/portable-entry.ts'

/** Entries looked up and written at once. */
const BATCH = 500

/** Takes a file's entries into the list, by the rules that the site has. */
export const importCommand: Command = {
  help: `Usage: npm run waitlist -- import FILE [--apply] [--json]

Reads what export wrote, or another CSV file (with commas or semicolons) or JSON lines with the columns email,
postcode and joined_at (when they agreed, such as 2026-01-31 or 2026-01-31T09:05:00.000Z, not before 2000), and where
you have them notice, form, confirmed_at, unsubscribed_at, referral_code, referred_by, undeliverable_at and source.
Every line is checked by the rules of the site's own form; each line refused is named with its number and the reason;
of a record of several lines, the first. An address that is on the list already stays as it is. Where the file has one
twice, the first is taken. One that was erased is never brought back. Nobody is emailed: an unconfirmed entry comes in as one
that was never asked, and stays until its owner joins again and is asked. An old file also brings back entries that
were deleted unconfirmed: leave such lines out.

Nothing is written until you say --apply, which makes the list too where there is none; to run it again adds nothing.
Ends with 1 when a line was refused.

  --apply            do it
  --json             print the result as JSON`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { apply: { type: 'boolean', default: false }, json: { type: 'boolean' } },
    })
    const [file, ...more] = positionals
    if (!file || more.length) throw new UsageFault('say one FILE')
    // A file that breaks off in the middle is found before anything is written.
    let lines = 0
    for await (const _line of readEntryFile(file)) lines += 1
    const tally = await withOwnList(
      environment,
      database => importFile(database, file, lines, values.apply),
      { makes: values.apply },
    )
    console.log(
      values.json ? JSON.stringify({ applied: values.apply, ...tally }) : inWords(tally, values.apply),
    )
    return tally.refused ? 1 : 0
  },
}

async function importFile(database: Database, file: string, lines: number, apply: boolean) {
  const importer = createImporter(database, apply)
  const tally: ImportTally = {
    read: 0,
    added: 0,
    doubled: 0,
    present: 0,
    differing: 0,
    erased: 0,
    refused: 0,
  }
  const report = progress()
  const refuse = (line: number, reason: string) => {
    tally.refused += 1
    console.error(`line ${line}: ${reason}`)
  }
  let batch: { line: number; row: Member }[] = []
  async function flush() {
    await importer.take(batch, tally, refuse)
    batch = []
    report(() => `${count(tally.read, 'line')} of ${lines.toLocaleString('en-GB')}`)
  }
  for await (const { line, entry } of readEntryFile(file, words => console.error(words))) {
    tally.read += 1
    const { row, reason } = entry ? fromPortable(entry) : { reason: 'cannot be read as an entry' }
    row ? batch.push({ line, row }) : refuse(line, reason)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  return tally
}

function inWords(tally: ImportTally, applied: boolean): string {
  const { read, added, doubled, present, differing, erased, refused } = tally
  const parts = [
    `${count(read, 'line')} read`,
    `${count(added, 'entry', 'entries')} ${applied ? 'added' : 'to add'}`,
    `${present.toLocaleString('en-GB')} on the list already${differing ? ` (${differing} of them with other details, left as they are)` : ''}`,
    ...(doubled ? [`${doubled.toLocaleString('en-GB')} in the file more than once, the first is taken`] : []),
    ...(erased ? [`${erased} erased before, not brought back`] : []),
    `${refused.toLocaleString('en-GB')} refused`,
  ]
  return `${parts.join('\n')}${applied ? '' : '\n\nNothing was written. Add --apply to do it.'}`
}
