import type { Database } from '#src/db/database.ts'
import { entryKey } from '../join/waitlist-store.ts'
import { noteErasures, suppress } from './erasures.ts'
import { deleteEntries, removeTraces } from './gone-entries.ts'

/**
 * Erases an address everywhere: its entry, its place in the counter, and every trace of it, in one transaction, and
 * then anything stored in the meantime. A keyed hash stays, whether or not there was an entry. Returns whether
 * there was one. If it rejects, part of the work may be done: call it again.
 */
export async function eraseEntry(database: Database, email: string): Promise<boolean> {
  const key = entryKey(email.trim())
  // Stored before looking for the entry. An import checks for the hash after its insert, so one of the two always
  // sees the other.
  await suppress(database, email)
  const existed = await database.exclusively(async session => {
    const owner = { email_key: key, referral_code: null }
    const [entry] = await deleteEntries(session, { where: 'email_key = $1', values: [key] }, [owner])
    await noteErasures(session, [{ email_key: key, joined_at: entry?.joined_at }], 'asked')
    // A draft letter or wave may filter by the address. Just removing the filter would choose more people.
    await session.query(
      `update draft set fields = replace(replace(fields, $1, '(erased)'), $2, '(erased)')`,
      [key, email.trim()],
    )
    if (entry) await session.query(`update counter set n = n - 1 where name = 'waitlist'`)
    return entry !== undefined
  })
  // On PostgreSQL, the person's own page may store more while the erasure waits for joins.
  await database.exclusively(async session => {
    const [joinedAgain] = await session.query('select 1 from waitlist where email_key = $1', [key])
    if (!joinedAgain) await removeTraces(session, [{ email_key: key, referral_code: null }])
  })
  await database.scrub()
  return existed
}
