import type { Queryable } from '#src/db/database.ts'
import { enqueue, type Queued } from '#src/mail/outbox.ts'

/** Queues one mail, for whatever address. For tests. */
export function queueMail(
  database: Queryable,
  { cause, kind, email_key }: Pick<Queued, 'cause' | 'kind' | 'email_key'>,
  now: number,
): Promise<void> {
  const mail = { cause: '$1', kind: '$2', email_key: '$3', queued_at: 'cast($4 as bigint)' }
  return enqueue(database, mail, '(select 1) as one where true', [cause, kind, email_key, now])
}
