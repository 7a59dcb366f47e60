import { parseArgs } from 'node:util'
import { readMailEnvironment, withMailOn } from '#src/founder/mail-environment.ts'
import { type Command, UsageFault, withOwnList } from '#src/operator/command.ts'
import { readLetterFile } from './checked-letter.ts'
import { sendTest } from './send-test.ts'

/** Sends a letter to one address, at once. */
export const test: Command = {
  help: `Usage: npm run waitlist -- letter test FILE --to ADDRESS

Checks a letter and sends it to one address now, to look at it in a real mail program. Its links are that address's own
where it is on the list; anybody else's open nothing.`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { to: { type: 'string' } },
    })
    const email = values.to?.trim()
    if (!email?.includes('@')) throw new UsageFault('say who to send it to: --to ADDRESS')
    const settings = withMailOn(readMailEnvironment(environment))
    const letter = readLetterFile(positionals)
    console.error(await withOwnList(environment, database => sendTest(database, letter, settings, email)))
    return 0
  },
}
