import type { Database, Queryable } from '#src/db/database.ts'
import { keyRanges } from '#src/db/read-rows.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { ASK_KIND, CONFIRM_KINDS_SQL, entryCause, MAIL_KINDS } from '../mails/mail-kinds.ts'
import { countEntries, EVERYONE } from '../member/entries.ts'
import type { Member } from '../member/personal-data.ts'

/** How long an email may take to arrive before a visitor who joins again gets another, in milliseconds. */
const ON_ITS_WAY_MS = HOUR_MS

/**
 * Queues another confirmation email if the address had joined by `joinedUntil` and has not confirmed, even if it
 * has unsubscribed; at most one per address and UTC day. Times are in epoch milliseconds.
 */
export const askAgain = (database: Queryable, key: string, now: number, joinedUntil = now): Promise<void> =>
  enqueue(
    database,
    { kind: MAIL_KINDS.confirm, cause: `${entryCause(MAIL_KINDS.confirm)} || ':${utcDay(now)}'` },
    'waitlist where email_key = $2 and joined_at <= $3 and confirmed_at is null',
    [now, key, joinedUntil],
  )

/**
 * Asks visitors who join again to confirm: the dialog sends them to their inbox, and the first email may have been
 * lost. Joining again also revives an address that accepted no email before.
 */
export async function askWhoJoinedAgain(database: Queryable, keys: readonly string[], now: number) {
  for (const key of keys) {
    await database.query(
      'update waitlist set undeliverable_at = null where email_key = $1 and undeliverable_at is not null',
      [key],
    )
    await askAgain(database, key, now, now - ON_ITS_WAY_MS)
  }
}

/** Queues the one email that follows a confirmation, but only within a day: any later, it would come as a surprise. */
export const queueWelcome = (database: Queryable, { email_key, joined_at }: Member, now: number) =>
  enqueue(
    database,
    { kind: MAIL_KINDS.welcome, cause: entryCause(MAIL_KINDS.welcome) },
    'waitlist where email_key = $2 and joined_at = $3 and unsubscribed_at is null and confirmed_at > $4',
    [now, email_key, joined_at, now - DAY_MS],
  )

/** How many entries to handle in one statement. A join never waits longer than one takes. */
const BATCH = 1_000
/** The subquery repeats the range of `email_key`, or PostgreSQL would read the whole outbox. */
const neverAsked = (among: string) =>
  `confirmed_at is null and unsubscribed_at is null and undeliverable_at is null and ${among} and not exists (
    select 1 from mail_outbox m where m.email_key = waitlist.email_key and m.kind in ${CONFIRM_KINDS_SQL} and ${among})`

/** Counts entries that were never asked to confirm: they joined while mail was off, or were imported. */
export const countNeverAsked = (database: Queryable): Promise<number> =>
  countEntries(database, { where: neverAsked(EVERYONE.where), values: [] })

/** Queues a confirmation email for each entry that was never asked. Yields how many so far. */
export async function* askEach(database: Database, now: number): AsyncGenerator<number> {
  let asked = 0
  for await (const range of keyRanges(database, { name: 'waitlist', key: ['email_key'] }, BATCH)) {
    const some = await countEntries(database, { where: neverAsked(range.where(1)), values: range.values })
    if (!some) continue
    await database.exclusively(session =>
      // This is the same cause as that of the email for a join, so nobody is asked twice.
      enqueue(
        session,
        { kind: ASK_KIND, cause: entryCause(MAIL_KINDS.confirm) },
        `waitlist where ${neverAsked(range.where(2))}`,
        [now, ...range.values],
      ),
    )
    asked += some
    yield asked
  }
}
