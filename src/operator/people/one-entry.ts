import type { Queryable } from '#src/db/database.ts'
import { entryKey } from '#src/waitlist/server/join/store.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { UsageFault } from '../command.ts'

/** The one address that a command was given. */
export function readEmail([email, ...more]: readonly string[]): string {
  if (!email?.includes('@') || more.length) throw new UsageFault('name one EMAIL')
  return email.trim()
}

/** The entry of an address in any letter case. Throws when there is none. */
export async function entryOf(database: Queryable, email: string): Promise<Member> {
  const [row] = await database.query<Member>('select * from waitlist where email_key = $1', [entryKey(email)])
  if (!row) throw new Error(`${email} is not on the list`)
  return row
}
