import { carDateNotice } from '#src/content/car-dates.ts'
import type { Database, Queryable, SqlValue } from '#src/db/database.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { WRITABLE } from '#src/waitlist/server/member/entries.ts'
import { keyedHash, noteErasures } from '#src/waitlist/server/member/erasures.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { type CarDate, yearsAfter } from '../../car-dates.ts'
import type { KeptDate, StepMail } from './steps.ts'

type Owner = Pick<Member, 'email_key' | 'joined_at'>

/** Returns a person's dates, earliest first, and the emails that were queued about them. */
export async function readDates({ query }: Queryable, { email_key }: Owner) {
  const [dates, mails] = await Promise.all([
    query<KeptDate>('select * from car_date where email_key = $1 order by day, kind', [email_key]),
    query<StepMail>('select * from mail_outbox where email_key = $1 and kind = $2', [
      email_key,
      MAIL_KINDS.date,
    ]),
  ])
  return { dates, mails }
}

/**
 * Returns the dates whose emails are on and whose owners may be written to, with when the owner joined. `where`: SQL
 * that selects dates.
 */
export const datesWithEmails = ({ query }: Queryable, where = '1 = 1', values: readonly SqlValue[] = []) =>
  query<KeptDate & Pick<Member, 'joined_at'>>(
    `select d.*, joined_at from (select * from car_date where off_at is null and ${where}) d
      join waitlist w on w.email_key = d.email_key where ${WRITABLE}`,
    values,
  )

/**
 * Deletes and stores a confirmed person's dates; each replaces the one of its kind. A date that stays the same keeps
 * the time when it was typed; a new one has emails on or off as the others do. Rejects if the database fails.
 */
export const changeDates = (
  database: Database,
  { email_key, joined_at }: Owner,
  { removed, dates }: { removed: readonly string[]; dates: readonly CarDate[] },
  now: number,
): Promise<void> =>
  // Exclusive, because an erasure at the same time would not see the new row.
  database.exclusively(async session => {
    const { query } = session
    for (const kind of removed)
      await query('delete from car_date where email_key = $1 and kind = $2', [email_key, kind])
    await noteStopped(session, email_key, removed)
    for (const { kind, day } of dates)
      await query(
        `insert into car_date (email_key, kind, day, kept_at, notice, off_at)
          select email_key, $3, $4, cast($5 as bigint), $6,
            (select max(off_at) from car_date o where o.email_key = waitlist.email_key)
          from waitlist where email_key = $1 and joined_at = $2 and confirmed_at is not null
          on conflict (email_key, kind) do update set day = excluded.day, notice = excluded.notice,
            kept_at = case when car_date.day = excluded.day then car_date.kept_at else excluded.kept_at end`,
        [email_key, joined_at, kind, day, now, carDateNotice.version],
      )
  })

/** Moves a date on by a year, unless it has been moved already, so a second press changes nothing. */
export const moveOn = (
  { query }: Queryable,
  { email_key }: Owner,
  { kind, day }: Pick<KeptDate, 'kind' | 'day'>,
  now: number,
): Promise<unknown> =>
  query('update car_date set day = $4, kept_at = $5 where email_key = $1 and kind = $2 and day = $3', [
    ...[email_key, kind, day, yearsAfter(day, 1)],
    now,
  ])

/** Stops the emails about a person's dates, or starts them again; those due in between are not sent. */
export async function switchEmails(
  session: Queryable,
  { email_key }: Owner,
  wanted: 'on' | 'off',
  now: number,
): Promise<void> {
  await session.query(
    wanted === 'off'
      ? 'update car_date set off_at = coalesce(off_at, $2) where email_key = $1'
      : 'update car_date set off_at = null, kept_at = $2 where email_key = $1 and off_at is not null',
    [email_key, now],
  )
  if (wanted === 'off') await noteStopped(session, email_key, [EMAILS])
}

const EMAILS = 'emails'

/** Records deleted dates and stopped emails as erasures, because a backup that is restored may be older. */
const noteStopped = (session: Queryable, email_key: string, whats: readonly string[]) =>
  noteErasures(
    session,
    whats.map(what => ({ email_key: `${what} ${email_key}` })),
    'asked',
  )

/** After a restore, deletes the dates that were deleted after the backup, and stops the emails that were stopped. */
export async function stopAgain({ query }: Queryable, now: number): Promise<void> {
  const hash = await keyedHash({ query })
  const noted = await query<{ address_hash: string; erased_at: number }>('select * from erasure')
  const at = new Map(noted.map(({ address_hash, erased_at }) => [address_hash, erased_at]))
  for (const { email_key, kind, kept_at } of await query<KeptDate>('select * from car_date')) {
    const isNoted = (what: string) => (at.get(hash(`${what} ${email_key}`)) ?? 0) > kept_at
    if (isNoted(kind))
      await query('delete from car_date where email_key = $1 and kind = $2', [email_key, kind])
    if (isNoted(EMAILS))
      await query('update car_date set off_at = coalesce(off_at, $2) where email_key = $1', [email_key, now])
  }
}
