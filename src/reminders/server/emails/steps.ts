import { ukDay } from '#src/time/uk-time.ts'
import { dayAfter } from '#src/time/utc-day.ts'
import type { Member, TraceRow } from '#src/waitlist/server/member/personal-data.ts'
import { alarmDays } from '../../car-dates.ts'

export type KeptDate = TraceRow<'car_date'>
/**
 * An email about a date. `on`: the day that it is meant for; `until`: the last day on which it may still be sent, late.
 */
export type Step = { name: 'month' | 'week'; on: string; until: string }
/** What became of an email that was queued. */
export type StepMail = Pick<TraceRow<'mail_outbox'>, 'cause' | 'sent_at' | 'perhaps_at' | 'failed_at'>

/** Returns the emails for a date: those whose day was still to come when the date was typed. */
export function stepsOf({ day, kept_at }: Pick<KeptDate, 'day' | 'kept_at'>): Step[] {
  const week = dayAfter(day, -7)
  return alarmDays(day, ukDay(kept_at)).map(days =>
    days > 7
      ? { name: 'month', on: dayAfter(day, -days), until: dayAfter(week, -1) }
      : { name: 'week', on: week, until: day },
  )
}

/** Returns the email that may be sent on a day: after an outage only the later one. It may have been sent already. */
export const stepOn = (date: Pick<KeptDate, 'day' | 'kept_at'>, today: string): Step | undefined =>
  stepsOf(date).find(({ on, until }) => on <= today && today <= until)

/** Returns an email's cause, so that it is queued only once, even if its date is changed and changed back. */
export const stepCause = (
  { email_key, kind, day }: Pick<KeptDate, 'email_key' | 'kind' | 'day'>,
  { joined_at }: Pick<Member, 'joined_at'>,
  { name }: Pick<Step, 'name'>,
): string => `date:${kind}:${day}:${name}:${joined_at}:${email_key}`

/** Returns an email's state. One in doubt may have been sent; one not sent by its last day is missed. */
export function stateOf({ until }: Step, mail: StepMail | undefined, today: string) {
  if (mail?.sent_at) return 'sent'
  if (mail?.perhaps_at) return 'perhaps'
  return mail?.failed_at || today > until ? 'missed' : 'coming'
}
