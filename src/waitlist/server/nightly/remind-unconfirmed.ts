import { periods } from '#src/content/periods.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { keyRanges } from '#src/db/read-rows.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { entryCause, MAIL_KINDS } from '../mails/mail-kinds.ts'
import type { Member } from '../member/personal-data.ts'
import { askedSql, lapsingSql } from './purge.ts'

/** Entries in one statement: a join waits no longer than that takes. */
const BATCH = 1_000
const KEPT_MS = periods.unconfirmed.days * DAY_MS
const BEFORE_MS = periods.beforeUnconfirmed.days * DAY_MS

/** An entry has one such email in its life: the cause stays in the outbox until it is confirmed or deleted. */
export async function remindUnconfirmed(database: Database, now: number): Promise<void> {
  for await (const range of keyRanges(database, { name: 'waitlist', key: ['email_key'] }, BATCH))
    await database.exclusively(session =>
      enqueue(
        session,
        { kind: MAIL_KINDS.unconfirmed, cause: entryCause(MAIL_KINDS.unconfirmed) },
        `waitlist where ${range.where(4)} and unsubscribed_at is null and undeliverable_at is null
          and ${lapsingSql('waitlist')} and ${askedSql('waitlist')} between $2 and $3`,
        [now, now - KEPT_MS, now - KEPT_MS + BEFORE_MS, ...range.values],
      ),
    )
}

/** Returns until when an unconfirmed entry can be confirmed, in epoch milliseconds; undefined if it will not be deleted. */
export async function lapsesAt({ query }: Queryable, { email_key }: Member): Promise<number | undefined> {
  const [row] = await query<{ asked: number | null }>(
    `select ${askedSql('waitlist')} as asked from waitlist where email_key = $1 and ${lapsingSql('waitlist')}`,
    [email_key],
  )
  return row?.asked ? row.asked + KEPT_MS : undefined
}
