import type { Database } from './db/database.ts'
import { forgetRecipients } from './letters/sending/forget-recipients.ts'
import { forgetTakenBack } from './questions/server/choice-store.ts'

/** What features do once a night, besides the list's own nightly task; times in epoch milliseconds. */
export const EVERY_NIGHT: readonly ((database: Database, now: number) => Promise<unknown>)[] = [
  forgetRecipients,
  forgetTakenBack,
]
