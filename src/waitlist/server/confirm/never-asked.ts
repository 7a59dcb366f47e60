import type { Database, Queryable } from '#src/db/database.ts'
import { keyRanges } from '#src/db/read-rows.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { ASK_KIND, CONFIRM_KINDS_SQL, entryCause, MAIL_KINDS } from '../mails/mail-kinds.ts'
import { countEntries, EVERYONE } from '../member/entries.ts'

/** Entries in one statement: a join waits no longer than that takes. */
const BATCH = 1_000
/** In the subquery too, a range of `email_key` keeps PostgreSQL from reading the whole outbox. */
const neverAsked = (among: string) =>
  `confirmed_at is null and unsubscribed_at is null and undeliverable_at is null and ${among} and not exists (
    select 1 from mail_outbox m where m.email_key = waitlist.email_key and m.kind in ${CONFIRM_KINDS_SQL} and ${among})`

/** Counts entries that were never asked to confirm: they joined while mail was off, or were imported. */
export const countNeverAsked = (database: Queryable): Promise<number> =>
  countEntries(database, { where: neverAsked(EVERYONE.where), values: [] })

/** Queues the email for each. Yields how many there are so far. */
export async function* askEach(database: Database, now: number): AsyncGenerator<number> {
  let asked = 0
  for await (const range of keyRanges(database, { name: 'waitlist', key: ['email_key'] }, BATCH)) {
    const some = await countEntries(database, { where: neverAsked(range.where(1)), values: range.values })
    if (!some) continue
    await database.exclusively(session =>
      // The same cause as for a join's own email, so that nobody is asked twice.
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
