import type { Queryable } from '#src/db/database.ts'
import { entryKey } from '#src/waitlist/server/store.ts'
import { UsageFault } from './command.ts'
import type { WaitlistRow } from './entries/waitlist-rows.ts'

/** The one address that a command was given. */
export function readEmail([email, ...more]: readonly string[]): string {
  if (!email?.includes('@') || more.length) throw new UsageFault('say one EMAIL')
  return email.trim()
}

/** The entry of an address in any letter case. Throws when there is none. */
export async function entryOf(database: Queryable, email: string): Promise<WaitlistRow> {
  const [row] = await database.query<WaitlistRow>('select * from waitlist where email_key = $1', [
    entryKey(email),
  ])
  if (!row) throw new Error(`${email} is not on the list`)
  return row
}
