import { parseArgs } from 'node:util'
import { type Command, withOwnList } from '../command.ts'
import { endExperiment } from './run-experiment.ts'

/** Ends an experiment before its time. */
export const stop: Command = {
  help: `Usage: npm run waitlist -- experiment stop

Ends the experiment that is on: within ten seconds every server shows the page's own words again. There will be no
verdict, as one at a moment that somebody chose is worth nothing.`,

  async run(words, environment) {
    parseArgs({ args: words })
    console.error(await withOwnList(environment, database => endExperiment(database, Date.now())))
    return 0
  },
}
