import type { Queryable } from '#src/db/database.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'

/** Finds the entry of an address in any letter case. Throws a Refusal if there is none. */
export async function entryOf(database: Queryable, email: string): Promise<Member> {
  const member = await createMembers(database).findByKey(entryKey(email))
  if (!member) throw new Refusal(`${email} is not on the list`)
  return member
}
