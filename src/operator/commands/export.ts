import { parseArgs } from 'node:util'
import { count } from '#src/content/in-words.ts'
import { output } from '#src/founder/terminal/output.ts'
import { FILTER_HELP, FILTER_OPTIONS, readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { type Command, progress, UsageFault, withOwnList } from '../command.ts'
import { exportLines } from '../entries/export-lines.ts'

/** Writes the list as a file that spreadsheets, programs and `import` read. */
export const exportCommand: Command = {
  help: `Usage: npm run waitlist -- export --csv|--json --out FILE [--area LS,M] [--since DATE]

Writes every entry of the list, in the order of the addresses: as CSV, or as JSON with one object a line. Perk codes
(see codes), emails and complaints are not in it; restore --moving takes everything along. Times are UTC. In CSV a
cell that a spreadsheet might compute, because it begins with = + - @ or the like, or that begins with an apostrophe,
has one apostrophe put before it; import takes that one away again, so nothing is lost. Whoever has the file has the
addresses: only you can read the file, and erase does not reach into it.

  --out FILE         where to; without it, to standard output (then say npm run --silent)
${FILTER_HELP}`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: {
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        out: { type: 'string' },
        ...FILTER_OPTIONS,
      },
    })
    if (!values.csv === !values.json) throw new UsageFault('say either --csv or --json')
    const filter = readFilter(values)
    await withOwnList(environment, async database => {
      let written = 0
      const report = progress()
      const counted = (n: number) => {
        written += n
        report(() => `${count(written, 'entry', 'entries')} written`)
      }
      await output(exportLines(database, filter, values.csv ? 'csv' : 'json', counted), values.out)
      if (values.out) console.error(`${values.out}: ${count(written, 'entry', 'entries')}`)
    })
    return 0
  },
}
