import { parseArgs } from 'node:util'
import { stopExperiment } from '#src/sources/experiment/experiment-store.ts'
import { type Command, withOwnList } from '../command.ts'

/** Ends an experiment before its time. */
export const stop: Command = {
  help: `Usage: npm run waitlist -- experiment stop

Ends the experiment that is on: within ten seconds every server shows the page's own words again. There will be no
verdict, as one at a moment that somebody chose is worth nothing.`,

  async run(words, environment) {
    parseArgs({ args: words })
    const stopped = await withOwnList(environment, database => stopExperiment(database, Date.now()))
    if (!stopped) throw new Error('no experiment is on')
    console.error(
      `Experiment ${stopped.name} was stopped: the page has its own words again within ten seconds.`,
    )
    return 0
  },
}
