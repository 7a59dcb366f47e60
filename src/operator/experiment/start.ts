import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { fileFault } from '../entries/file-fault.ts'
import { beginExperiment, planExperiment } from './run-experiment.ts'
import { typedExperiment } from './typed-experiment.ts'

/** Plans an experiment and, when told, starts it. */
export const start: Command = {
  help: `Usage: npm run waitlist -- experiment start headline FILE [--hope PERCENT] [--expect VISITS/JOINS] [--yes]

Says how long the page must show both versions in FILE, and with --yes begins at the next full hour, on every server.
The file holds a headline and a lead for each version:

  headline: Car care / that / comes / to you.
  lead: Valeting, EV charging, air and water at your kerb.
  ---
  headline: Clean car, / while / you are / out.
  lead: A wash, a charge, air and water where your car is parked.

The headline has four parts. Phones break it after the second; wide screens after the first and before the last, which
is underlined. What is too long for its line is refused. The words are a promise like all on the page: README.md says
what you must be able to prove. The page's title, what search engines are told and Maeve stay as they are.

  --hope PERCENT     how many more visitors should join on the better one; 30% unless you say otherwise. Half the
                     difference takes four times as long
  --expect N/M       visits and joins a day, such as 150/12, where less than a week has been counted so far
  --yes              do it; without it nothing is started`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        hope: { type: 'string', default: '30%' },
        expect: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    })
    const [what, path, ...more] = positionals
    if (what !== 'headline' || !path || more.length) throw new UsageFault('say headline, and one FILE')
    const asked = typedExperiment(readText(path), values)
    await withOwnList(environment, async database => {
      const plan = await planExperiment(database, asked, Date.now())
      console.log(plan.words)
      if (plan.fortnights && !values.yes) return console.error('\nNothing was started: say --yes to do it.')
      console.error(`\n${await beginExperiment(database, asked, plan, Date.now())}`)
    })
    return 0
  },
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw fileFault(path, 'read', error)
  }
}
