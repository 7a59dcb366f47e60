import { parseArgs } from 'node:util'
import { isMailOn } from '#src/mail/settings.ts'
import { describeNight, runNight } from '#src/waitlist/server/nightly/nightly.ts'
import { type Command, withOwnList } from './command.ts'

/** Does by hand, or from a timer, what a running server does once a day. */
export const nightlyCommand: Command = {
  help: `Usage: npm run waitlist -- nightly [--json]

Deletes entries that were not confirmed within 30 days of the mail that asked for it, records of mails after 90 days,
closed complaints and old nights after a year. Compares the counter with the list and sets it right. Says what it did,
and which complaints wait for an acknowledgement, with the date by which the law wants it. A running server does the
same once a day; again, it finds nothing left to do. Its last line says how many mails wait and how many were given up,
and why the latest of these.

Entries are looked at only where mail is on, by SMTP_URL and PUBLIC_URL, or MAIL_DIR: give it those that the server has.
Without them it says so, and the server's own night still comes.`,

  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: { json: { type: 'boolean' } } })
    const night = await withOwnList(environment, database =>
      runNight(database, { mail: isMailOn(environment), now: Date.now() }),
    )
    console.log(values.json ? JSON.stringify(night) : describeNight(night).join('\n'))
    return 0
  },
}
