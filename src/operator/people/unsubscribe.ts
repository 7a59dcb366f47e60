import type { Database } from '#src/db/database.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import { entryOf } from './one-entry.ts'

/** Ends all emails to an address. Returns since when they had ended before; null where they had not. */
export async function unsubscribe(database: Database, email: string, now: number): Promise<number | null> {
  const entry = await entryOf(database, email)
  await createMembers(database).unsubscribe(entry, now)
  return entry.unsubscribed_at
}
