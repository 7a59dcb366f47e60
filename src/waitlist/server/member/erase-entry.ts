import type { Database } from '#src/db/database.ts'
import { entryKey } from '../join/waitlist-store.ts'
import { noteErasures } from './erasures.ts'
import { deleteEntries } from './gone-entries.ts'
import { removeTraces } from './remove-traces.ts'
import { suppress } from './suppression.ts'

/**
 * Erases an address everywhere, in one transaction: its entry and the counter, and every trace of it. A keyed hash
 * stays, whether or not there was an entry. Returns whether there was one. Rejects with nothing erased, though the hash
 * may be there.
 */
export async function eraseEntry(database: Database, email: string): Promise<boolean> {
  const key = entryKey(email.trim())
  // Kept before the entry is looked for: an import looks for it after its insert, and one of the two then sees the other.
  await suppress(database, email)
  const existed = await database.exclusively(async session => {
    // Entry before counter, as a join has it: the other way round the two could wait for each other.
    const [entry] = await deleteEntries(session, { where: 'email_key = $1', values: [key] })
    await removeTraces(session, [{ email_key: key, referral_code: entry?.referral_code ?? null }])
    await noteErasures(session, [{ email_key: key, joined_at: entry?.joined_at }], 'asked')
    if (entry) await session.query(`update counter set n = n - 1 where name = 'waitlist'`)
    return entry !== undefined
  })
  await database.scrub()
  return existed
}
