import type { Database } from '#src/db/database.ts'
import { forgetReferrals } from '../referrals/referral-code.ts'
import { entryKey } from '../store.ts'
import { suppress } from './suppression.ts'

/** What else is kept of an address, beside its entry. */
const TRACES = ['mail_outbox', 'perk_code', 'complaint']

/**
 * Erases an address everywhere, in one transaction: its entry and the counter, its mails, code and complaints, and
 * its referral code on the entries of those it brought. A keyed hash stays, whether or not there was an entry.
 * Gives whether there was one. Rejects with nothing erased.
 */
export async function eraseEntry(database: Database, email: string): Promise<boolean> {
  const key = entryKey(email.trim())
  const existed = await database.exclusively(async session => {
    // Entry before counter, as a join has it: the other way round the two could wait for each other.
    const [entry] = await session.query<{ referral_code: string | null }>(
      'delete from waitlist where email_key = $1 returning referral_code',
      [key],
    )
    for (const table of TRACES) await session.query(`delete from ${table} where email_key = $1`, [key])
    await forgetReferrals(session, [{ email_key: key, referral_code: entry?.referral_code ?? null }])
    await suppress(session, email)
    if (entry) await session.query(`update counter set n = n - 1 where name = 'waitlist'`)
    return entry !== undefined
  })
  // Until then SQLite's log of changes still holds the page as it was.
  if (database.engine === 'sqlite') await database.query('pragma wal_checkpoint(truncate)')
  return existed
}
