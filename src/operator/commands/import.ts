import { parseArgs } from 'node:util'
import { count, number } from '#src/content/in-words.ts'
import { countLines, importFile, importInWords } from '#src/waitlist/founder/entries/import-file.ts'
import { type Command, progress, UsageFault, withOwnList } from '../command.ts'

/** Takes a file's entries into the list, by the rules that the site has. */
export const importCommand: Command = {
  help: `Usage: npm run waitlist -- import FILE [--apply] [--json]

Reads what export wrote, or another CSV file (with commas or semicolons) or JSON lines with the columns email,
postcode and joined_at (when they agreed, such as 2026-01-31 or 2026-01-31T09:05:00.000Z, not before 2000), and where
you have them notice, form, confirmed_at, unsubscribed_at, referral_code, referred_by, undeliverable_at and source.
Every line is checked by the rules of the site's own form; each line refused is named with its number and the reason;
of a record of several lines, the first. An address that is on the list already stays as it is. Where the file has one
twice, the first is taken. One that was erased is never brought back. Nobody is emailed: an unconfirmed entry
comes in as one that was never asked, and stays until its owner joins again and is asked. An old file also brings back
entries that were deleted unconfirmed: leave such lines out.

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
    const lines = await countLines(file)
    const report = progress()
    const tally = await withOwnList(
      environment,
      database =>
        importFile(database, file, values.apply, {
          say: line => console.error(line),
          refused: (line, reason) => console.error(`line ${line}: ${reason}`),
          moved: read => report(() => `${count(read, 'line')} of ${number(lines)}`),
        }),
      { makes: values.apply },
    )
    const inWords = () => importInWords(tally, values.apply).join('\n')
    const undone = values.apply ? '' : '\n\nNothing was written. Add --apply to do it.'
    console.log(values.json ? JSON.stringify({ applied: values.apply, ...tally }) : inWords() + undone)
    return tally.refused ? 1 : 0
  },
}
