import type { Database } from '#src/db/database.ts'
import { checkEntry, faultWords } from '#src/waitlist/entry.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import { entryOf } from './one-entry.ts'

/** Corrects a postcode by the rules of the site's form. Returns it as it is kept. Throws when it is none. */
export async function correctPostcode(database: Database, email: string, typed: string): Promise<string> {
  const member = await entryOf(database, email)
  const { entry, fault } = checkEntry({ email: member.email, postcode: typed })
  if (fault) throw new Error(faultWords(fault, 'hero').text)
  await createMembers(database).correctPostcode(member, entry.postcode)
  return entry.postcode
}
