import { periods } from '#src/content/periods.ts'
import { ownDatesWords } from '#src/content/reminders.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { keyRanges } from '#src/db/read-rows.ts'
import type { Tonight } from '#src/feature.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { daytime } from '#src/time/daytime.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { dayAfter } from '#src/time/utc-day.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { whyHeld } from '#src/waitlist/server/nightly/purge.ts'
import { datesWithEmails, stopAgain } from './date-store.ts'
import { type KeptDate, stepCause, stepOn, stepsOf } from './steps.ts'

/** How many dates to handle in one transaction, for which a join may have to wait. */
const BATCH = 500
/** No email is sent more than this many days before its date. */
const EARLIEST_DAYS = 31

/**
 * Queues the emails that are due today and not queued yet, to be sent this morning. Deletes dates that passed long
 * ago, unless the clock may be wrong.
 */
export async function queueDates(database: Database, { now, mail }: Tonight): Promise<void> {
  const today = ukDay(now)
  if (!(await whyHeld(database, 0, now)))
    await database.query('delete from car_date where day < $1', [dayAfter(today, -periods.pastCarDate.days)])
  if (!mail) return
  for await (const range of keyRanges(database, { name: 'car_date', key: ['email_key', 'kind'] }, BATCH))
    await database.exclusively(async session => {
      const where = `${range.where(3)} and day between $1 and $2`
      const values = [today, dayAfter(today, EARLIEST_DAYS), ...range.values]
      for (const date of await datesWithEmails(session, where, values)) {
        const step = stepOn(date, today)
        if (step) await queueMail(session, mailOf(date, stepCause(date, date, step)), now, daytime(now))
      }
    })
}

/**
 * After a restore, stops what was stopped since the backup, and marks emails that may have been sent since as in
 * doubt. An email a month ahead is then not sent again, as the one a week ahead follows. Returns lines for the
 * founder.
 */
export async function doubtDates(session: Queryable, madeAt: number, now: number): Promise<string[]> {
  const [since, today] = [ukDay(madeAt), ukDay(now)]
  await stopAgain(session, now)
  let doubts = 0
  for (const date of await datesWithEmails(session))
    for (const step of stepsOf(date)) {
      // An email due before the backup may have been sent late, so it counts too.
      if (step.until < since || step.on > today) continue
      const cause = stepCause(date, date, step)
      await queueMail(session, mailOf(date, cause), now, daytime(now))
      const noted = await session.query(
        `update mail_outbox set doubts = coalesce(doubts, 0) + 1, perhaps_at = $2, failed_at = coalesce(failed_at, $3)
          where cause = $1 and sent_at is null and coalesce(failed_at, $2) = $2 returning cause`,
        [cause, now, step.name === 'month' ? now : null],
      )
      doubts += noted.length
    }
  return doubts ? [ownDatesWords.restored(doubts)] : []
}

const mailOf = ({ email_key }: KeptDate, cause: string) => ({ cause, kind: MAIL_KINDS.date, email_key })
