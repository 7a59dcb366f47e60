import type { Queryable } from '#src/db/database.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { MAIL_KINDS } from '../mails/mail-kinds.ts'
import type { Member } from '../member/personal-data.ts'

/** Queues the one email that follows a confirmation, up to a day after it: later it would come out of nowhere. */
export function createWelcome(session: Queryable) {
  return ({ email_key, joined_at }: Member, now: number): Promise<void> =>
    enqueue(
      session,
      {
        cause: `'${MAIL_KINDS.welcome}:' || email_key || ':' || joined_at`,
        kind: `'${MAIL_KINDS.welcome}'`,
        email_key: 'email_key',
        queued_at: 'cast($1 as bigint)',
      },
      'waitlist where email_key = $2 and joined_at = $3 and unsubscribed_at is null and confirmed_at > $4',
      [now, email_key, joined_at, now - DAY_MS],
    )
}
