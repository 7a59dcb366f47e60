import { dateMailWords as words } from '#src/content/reminders.ts'
import type { Queryable } from '#src/db/database.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay, ukLongDay } from '#src/time/uk-time.ts'
import type { Links } from '#src/waitlist/server/confirm/mail-links.ts'
import type { WriteToMember } from '#src/waitlist/server/mails/layout/short-mail.ts'
import { yearsAfter } from '../../car-dates.ts'
import { doneAt, ownDateRoutes } from '../../reminders-page.ts'
import { readDates } from './date-store.ts'
import { stepCause, stepOn } from './steps.ts'

/**
 * Creates a function that writes the email about a date. It returns undefined if the date was changed or has passed, if
 * emails were stopped, or if the next email about it is already due.
 */
export function createDateMail(database: Queryable, links: Links): WriteToMember {
  return async (member, { cause }) => {
    const today = ukDay(Date.now())
    const due = (await readDates(database, member)).dates
      .filter(({ off_at }) => off_at === null)
      .map(date => ({ ...date, step: stepOn(date, today) }))
      .find(date => date.step && stepCause(date, member, date.step) === cause)
    if (!due?.step || member.confirmed_at === null) return undefined
    const { kind, day, kept_at, step } = due
    const isLate = today > step.on
    const left = isLate ? words.left((Date.parse(day) - Date.parse(today)) / DAY_MS) : words[step.name]
    const said = ukLongDay(day)
    return {
      subject: words.subject(kind, said),
      preview: words.preview,
      title: words.title(kind, left),
      paragraphs: [words.lead(kind, said), ...(isLate ? [words.late(ukLongDay(step.on))] : [])],
      button: { text: words.button, url: await links.url('manage', member, doneAt(kind, day)) },
      after: [words.after(ukLongDay(yearsAfter(day, 1)))],
      why: words.why(ukLongDay(ukDay(kept_at))),
      stop: words.stop,
      unsubscribe: await links.url('unsubscribe', member, ownDateRoutes.stop),
    }
  }
}
