import { carDates } from '#src/content/car-dates.ts'
import type { ownDatesWords } from '#src/content/reminders.ts'
import type { Database } from '#src/db/database.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { textOf } from '#src/waitlist/server/confirm/link-holder.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { type DateFault, readCarDates, type TypedDates } from '../../car-dates.ts'
import { FIELDS, typedIn } from '../reminder-routes.ts'
import { changeDates, switchEmails } from './date-store.ts'

const KINDS = Object.keys(carDates)

/** What a form did, as the key of the message that the page shows for it. */
export type Said = keyof typeof ownDatesWords.said
/** A refused form: what was typed, and what is wrong with it. */
export type Refused = { typed: TypedDates; fault: DateFault }

/** Carries out a form on the page of a person's dates. Returns what was done, or what was refused. */
export async function changeOwnDates(
  database: Database,
  member: Member,
  body: unknown,
): Promise<Said | Refused> {
  const [emails, removed] = [textOf(body, 'emails'), textOf(body, 'delete')]
  const now = Date.now()
  if (emails === 'off' || emails === 'on') {
    await switchEmails(database, member, emails, now)
    return emails
  }
  if (removed === undefined) return save(database, member, body, now)
  const isAll = removed === 'all'
  await changeDates(database, member, { removed: isAll ? KINDS : [removed], dates: [] }, now)
  return isAll ? 'deletedAll' : 'deleted'
}

/** Stores only what was changed in the form, so that an older tab does not undo a change made in another. */
async function save(database: Database, member: Member, body: unknown, now: number): Promise<Said | Refused> {
  const typed = typedIn(body, [...FIELDS, ...KINDS.map(kind => `was-${kind}`)])
  const changed = KINDS.filter(kind => typed[kind] !== typed[`was-${kind}`])
  const removed = changed.filter(kind => !typed[kind])
  const given = Object.fromEntries([...changed, 'registered'].map(name => [name, typed[name]!]))
  // An empty form is a mistake, unless dates are stored, which it keeps or deletes.
  const isRead = Object.values(given).some(Boolean) || !Object.values(typed).some(Boolean)
  const read = isRead ? readCarDates({ ...given, ni: typed.ni! }, ukDay(now)) : { dates: [] }
  if ('fault' in read) return { typed, fault: read }
  // An MOT date that was typed takes precedence over one that was worked out.
  const dates = read.dates.flatMap(date =>
    date.kind !== 'first-mot' ? date : given.mot ? [] : { ...date, kind: 'mot' },
  )
  await changeDates(database, member, { removed, dates }, now)
  return dates.some(({ note }) => note) ? 'reckoned' : 'saved'
}
