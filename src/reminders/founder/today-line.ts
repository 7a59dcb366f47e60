import { periods } from '#src/content/periods.ts'
import { ownDatesWords as words } from '#src/content/reminders.ts'
import type { Queryable } from '#src/db/database.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { EMAILS, type TodayLine } from '#src/waitlist/founder/today-line.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { WRITABLE } from '#src/waitlist/server/member/entries.ts'
import type { Member, TraceRow } from '#src/waitlist/server/member/personal-data.ts'
import { dayAfter } from '../car-dates.ts'
import { type KeptDate, stateOf, stepCause, stepsOf } from '../server/emails/steps.ts'

/** Says how many reminders are in doubt or missed their time, if any. */
export async function remindersToday({ query }: Queryable, now: number): Promise<TodayLine[]> {
  const today = ukDay(now)
  const mails = await query<TraceRow<'mail_outbox'>>('select * from mail_outbox where kind = $1', [
    MAIL_KINDS.date,
  ])
  const byCause = new Map(mails.map(mail => [mail.cause, mail]))
  const dates = await query<KeptDate & Pick<Member, 'joined_at'>>(
    `select d.*, joined_at from car_date d join waitlist w on w.email_key = d.email_key
      where day between $1 and $2 and off_at is null and ${WRITABLE}`,
    [dayAfter(today, -periods.pastCarDate.days), dayAfter(today, 7)],
  )
  const states = dates.flatMap(date =>
    stepsOf(date).map(step => stateOf(step, byCause.get(stepCause(date, date, step)), today)),
  )
  const doubts = mails.reduce((sum, { doubts }) => sum + (doubts ?? 0), 0)
  const missed = states.filter(state => state === 'missed').length
  return doubts + missed ? [{ under: EMAILS, words: words.today(doubts, missed) }] : []
}
