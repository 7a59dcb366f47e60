import type { Queryable } from './db/database.ts'
import { doubtDates } from './reminders/server/emails/queue-dates.ts'

/**
 * What features do when a backup is restored, in the same transaction, as the backup does not know what was sent after
 * `madeAt`. Each returns lines for the founder. Times in epoch milliseconds.
 */
export const AFTER_RESTORE: readonly ((
  session: Queryable,
  madeAt: number,
  now: number,
) => Promise<string[]>)[] = [doubtDates]
