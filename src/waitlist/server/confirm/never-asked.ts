import type { Database, Queryable } from '#src/db/database.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { ASK_KIND, CONFIRM_KINDS_SQL, entryCause, MAIL_KINDS } from '../mails/mail-kinds.ts'
import { countEntries, entriesByKey } from '../member/entries.ts'

/** Entries in one statement: a join waits no longer than that takes. */
const BATCH = 1_000
const NEVER_ASKED = `confirmed_at is null and unsubscribed_at is null and undeliverable_at is null and not exists (
  select 1 from mail_outbox m where m.email_key = waitlist.email_key and m.kind in ${CONFIRM_KINDS_SQL})`

/** Counts entries that were never asked to confirm: they joined while mail was off, or were imported. */
export const countNeverAsked = (database: Queryable): Promise<number> =>
  countEntries(database, { where: NEVER_ASKED, values: [] })

/** Queues the email for each. Yields how many there are so far. */
export async function* askEach(database: Database, now: number): AsyncGenerator<number> {
  let [asked, last] = [0, '']
  for (let some = BATCH; some === BATCH; ) {
    const entries = await database.exclusively(session => ask(session, last, now))
    some = entries.length
    last = entries.at(-1)?.email_key ?? last
    asked += some
    yield asked
  }
}

async function ask(session: Queryable, after: string, now: number) {
  const filter = { where: `${NEVER_ASKED} and email_key > $1`, values: [after] }
  const some = await entriesByKey(session, filter, BATCH)
  // The same cause as for a join's own email, so that nobody is asked twice.
  if (some.length)
    await enqueue(
      session,
      { kind: ASK_KIND, cause: entryCause(MAIL_KINDS.confirm) },
      `waitlist where ${NEVER_ASKED} and email_key > $2 and email_key <= $3`,
      [now, after, some.at(-1)!.email_key],
    )
  return some
}
