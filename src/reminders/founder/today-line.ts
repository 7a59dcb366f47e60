import { periods } from '#src/content/periods.ts'
import { ownDatesWords as words } from '#src/content/reminders.ts'
import type { Queryable } from '#src/db/database.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { dayAfter } from '#src/time/utc-day.ts'
import { EMAILS, type TodayLine } from '#src/waitlist/founder/today-line.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import type { TraceRow } from '#src/waitlist/server/member/personal-data.ts'
import { datesWithEmails } from '../server/emails/date-store.ts'
import { stateOf, stepCause, stepsOf } from '../server/emails/steps.ts'

/** Says how many reminders are in doubt or missed their time, if any. */
export async function remindersToday(database: Queryable, now: number): Promise<TodayLine[]> {
  const today = ukDay(now)
  const mails = await database.query<TraceRow<'mail_outbox'>>('select * from mail_outbox where kind = $1', [
    MAIL_KINDS.date,
  ])
  const byCause = new Map(mails.map(mail => [mail.cause, mail]))
  const days = [dayAfter(today, -periods.pastCarDate.days), dayAfter(today, 7)]
  const dates = await datesWithEmails(database, 'day between $1 and $2', days)
  const missed = dates.flatMap(date =>
    stepsOf(date).filter(step => stateOf(step, byCause.get(stepCause(date, date, step)), today) === 'missed'),
  ).length
  const doubts = mails.reduce((sum, { doubts }) => sum + (doubts ?? 0), 0)
  return doubts + missed ? [{ under: EMAILS, words: words.today(doubts, missed) }] : []
}
