import { parseArgs } from 'node:util'
import { count } from '#src/content/in-words.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { delayInWords } from '#src/operator/budget-days.ts'
import { type Command, UsageFault, withOwnList } from '#src/operator/command.ts'
import { withSender } from '#src/operator/letters/with-sender.ts'
import { typedNumber } from '#src/operator/typed-number.ts'
import { countRemindable, remindWave } from '../wave-figures.ts'

/** Reminds a wave of the codes that were not redeemed. */
export const remind: Command = {
  help: `Usage: npm run waitlist -- invite remind NAME [--yes N]

Queues one reminder for each code of a wave that was not redeemed. No code is ever reminded of twice. It goes to those
whose invitation was emailed, and who have not unsubscribed since. stats shows the names of waves.

  --yes N            the number of people, for when nobody is there to type it`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { yes: { type: 'string' } },
    })
    const wave = positionals.join(' ')
    if (!wave) throw new UsageFault('say which wave: stats lists them')
    const { mail } = withSender(readMailEnvironment(environment))
    await withOwnList(environment, async database => {
      const n = await countRemindable(database, wave)
      if (!n) return console.error('Nobody is left to be reminded.')
      const delay = await delayInWords(database, { people: n, perDay: mail.perDay })
      if (delay) console.error(delay)
      await typedNumber(n, values.yes, `This reminds ${count(n, 'person', 'people')}.`)
      const reminded = await remindWave(database, wave, Date.now())
      console.error(`${count(reminded, 'reminder is', 'reminders are')} queued; the server sends them.`)
    })
    return 0
  },
}
