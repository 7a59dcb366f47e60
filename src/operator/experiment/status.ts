import { parseArgs } from 'node:util'
import { describeStanding, readStanding } from '#src/sources/experiment/standing.ts'
import { type Command, withOwnList } from '../command.ts'

/** Tells how the latest experiment stands. */
export const status: Command = {
  help: `Usage: npm run waitlist -- experiment status [--json]

Prints from when to when the latest experiment runs and what was counted in all; once it has ended, what each version
brought and which is better, or that it cannot be told. Before the end it says no more, on purpose.

  --json             print the same as JSON`,

  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: { json: { type: 'boolean' } } })
    const standing = await withOwnList(environment, database => readStanding(database, Date.now()))
    if (values.json) console.log(JSON.stringify(standing ?? null))
    else if (standing) console.log(describeStanding(standing))
    else console.error('No experiment yet: experiment start makes one.')
    return 0
  },
}
