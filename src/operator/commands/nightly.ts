import { parseArgs } from 'node:util'
import { noteForRestores, readBackupEnvironment } from '#src/backups/founder/backup-environment.ts'
import { periods } from '#src/content/periods.ts'
import { forgetRecipients } from '#src/letters/sending/forget-recipients.ts'
import { isMailOn } from '#src/mail/settings.ts'
import { describeNight, runNight } from '#src/waitlist/server/nightly/nightly.ts'
import { type Command, withOwnList } from '../command.ts'

/** Does by hand, or from a timer, what a running server does once a day. */
export const nightlyCommand: Command = {
  help: `Usage: npm run waitlist -- nightly [--purge] [--json]

Deletes entries that were not confirmed within ${periods.unconfirmed.words} of the email that asked for it, records of
emails after ${periods.emailRecords.words}, closed complaints and old nights after ${periods.closedComplaint.words}.
Compares the counter with the list and sets it right. Says what it did, and which complaints wait for an
acknowledgement, with the date by which the law wants it. A running server does the same once a day; a second run finds
nothing left to do. The last line says how many emails wait, how many were given up, and why the latest of these was.

Entries are looked at only where mail is on, by SMTP_URL and PUBLIC_URL, or MAIL_DIR: set what the server has. Without
them the command says so, and the server's own night still comes.

A night deletes no entry, and says so, where the clock may be wrong (two of the three days before had no night), or
where it would delete more than 100 and more than the month before. Look at the clock and at list; then:

  --purge            delete them all the same
  --json             print the night as JSON`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: { purge: { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const now = Date.now()
    const night = await withOwnList(environment, async database => {
      await forgetRecipients(database, now)
      const did = await runNight(database, {
        mail: isMailOn(environment),
        now,
        anyway: values.purge ?? false,
      })
      await noteForRestores(database, readBackupEnvironment(environment))
      return did
    })
    console.log(values.json ? JSON.stringify(night) : describeNight(night).join('\n'))
    return 0
  },
}
