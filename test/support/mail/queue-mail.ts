import type { Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import type { Queued } from '#src/mail/outbox.ts'

/** Queues one mail, for whatever address. For tests. */
export async function queueMail(
  database: Queryable,
  mail: Pick<Queued, 'cause' | 'kind' | 'email_key'>,
  now: number,
): Promise<void> {
  const row = { ...mail, queued_at: now, due_at: now, attempts: 0, leased_until: 0 }
  await insertRows(database, 'mail_outbox', [row], 'on conflict do nothing')
}
