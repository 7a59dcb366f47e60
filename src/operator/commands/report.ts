import { parseArgs } from 'node:util'
import { output } from '#src/founder/terminal/output.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { readReport } from '../report/report-data.ts'
import { reportPage } from '../report/report-page.ts'
import { typedPeriod } from '../report/typed-period.ts'

/** Writes the demand as one page to email to an investor. */
export const reportCommand: Command = {
  help: `Usage: npm run waitlist -- report --out FILE.html [--since DAY] [--until DAY] [--json]

Writes one page to email to an investor. It loads nothing and names nobody: how the list grew, where its people are,
how many confirmed, how many came by a friend's link, how they joined, and what they asked Maeve that she could not
answer. Groups of fewer than 5 are left out everywhere, and so is anything from which they could be worked out. Opens
in any browser, reads well on a phone, in the dark, aloud and on paper.

  --out FILE         where to
  --since 2026-01-31 only who joined on that day (UK time) or later, and what has come of them since; and only the
                     visits, questions and invitations of that time
  --until 2026-03-31 the same, up to that day. Whoever has two reports whose days differ by few can work out what
                     each leaves out: send one
  --json             print the same figures as JSON; then the page may be left out`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: {
        out: { type: 'string' },
        json: { type: 'boolean' },
        since: { type: 'string' },
        until: { type: 'string' },
      },
    })
    if (!values.out && !values.json) throw new UsageFault('say where to: --out report.html')
    if (values.out && !/\.html?$/i.test(values.out))
      throw new UsageFault('--out must end in .html: it is a page, and a browser prints it as a PDF')
    const period = typedPeriod(values)
    const data = await withOwnList(environment, database => readReport(database, Date.now(), period))
    if (values.json) console.log(JSON.stringify({ ...data, at: new Date(data.at).toISOString() }))
    if (!values.out) return 0
    await output([reportPage(data)], values.out)
    console.error(`${values.out} is written.`)
    return 0
  },
}
