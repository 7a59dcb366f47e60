import type { Queryable } from './db/database.ts'
import { doubtDates } from './reminders/server/emails/queue-dates.ts'

/**
 * What features do in a list that was restored from a backup, in the same transaction: a backup made at `madeAt` does not
 * know what was sent since. Each returns lines for the founder. Times in epoch milliseconds.
 */
export const AFTER_RESTORE: readonly ((
  session: Queryable,
  madeAt: number,
  now: number,
) => Promise<string[]>)[] = [doubtDates]
