import * as v from 'valibot'
import { periods } from '#src/content/periods.ts'
import { AFTER_ERASURE, EVERY_NIGHT } from '#src/features/upkeep.ts'
import { action } from '#src/founder/action.ts'
import { flag } from '#src/founder/fields.ts'
import { isMailOn } from '#src/mail/mail-settings.ts'
import { describeNight, runNight } from '#src/waitlist/server/nightly/night.ts'

export const nightly = action({
  summary: 'delete what is no longer needed, correct the counter, and list waiting complaints',
  help: `Deletes entries that were not confirmed within ${periods.unconfirmed.words} of the email that asked for it, records of emails after
${periods.emailRecords.words}, closed complaints and the records of old nights after ${periods.closedComplaint.words}. Compares the counter with the list and corrects
it. Reminds people once, ${periods.beforeUnconfirmed.words} before their unconfirmed entry is deleted. Says which complaints are waiting, with the date by which the law requires each to be acknowledged. The last line says
how many emails are waiting, how many were given up, and why the latest of these was. A running server does the same once a
day; a second run finds nothing left to do.

Entries are only checked if mail is on, by SMTP_URL and PUBLIC_URL, or MAIL_DIR: use the server's settings.

It deletes nothing if the clock may be wrong (it ran on fewer than two of the three days before), or if it would delete more
than 100 entries and more than in the month before. It says so if entries were due. Check the clock and the list first.`,
  input: v.object({ purge: flag('delete them anyway') }),
  changes: 'people',
  showsPeople: false,

  async run({ purge }, { list, environment }) {
    const [database, now] = [await list(), Date.now()]
    const tonight = { now, mail: isMailOn(environment) }
    const night = await runNight(database, { ...tonight, anyway: purge })
    for (const run of EVERY_NIGHT) await run(database, tonight)
    for (const run of AFTER_ERASURE) await run(database, environment)
    return night
  },

  inWords: night => describeNight(night).join('\n'),
})
