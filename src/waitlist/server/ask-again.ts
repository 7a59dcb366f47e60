import type { Queryable } from '#src/db/database.ts'
import { MAIL_KINDS } from './mails.ts'

/** How long a mail may be on its way before who joins again is sent another, in milliseconds. */
const ON_ITS_WAY_MS = 60 * 60_000

/**
 * Queues another mail that asks to confirm: to whom has not, at most one an address and day (UTC). Also to whom has
 * unsubscribed, as they ask for it now. `now` is milliseconds since 1970. Everything rejects with the database.
 */
export function createAskAgain({ query }: Queryable) {
  const queue = (key: string, joinedUntil: number, now: number) =>
    query(
      `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until)
        select $1 || ':' || email_key || ':' || joined_at || ':' || $2, $1, email_key,
          cast($3 as bigint), cast($3 as bigint), 0, 0
        from waitlist where email_key = $4 and joined_at <= $5 and confirmed_at is null
        on conflict (cause) do nothing`,
      [MAIL_KINDS.confirm, new Date(now).toISOString().slice(0, 10), now, key, joinedUntil],
    )

  return {
    /** One who pressed the button for it. */
    whoAsked: (key: string, now: number) => queue(key, now, now),

    /** Those who joined again: the dialog sends them to their inbox, and the first mail may be lost. */
    async whoJoinedAgain(keys: readonly string[], now: number) {
      for (const key of keys) await queue(key, now - ON_ITS_WAY_MS, now)
    },
  }
}
