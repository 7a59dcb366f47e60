import type { Queryable } from '#src/db/database.ts'
import { places } from '#src/db/rows.ts'
import { domainOf } from '../domains/mail-domain.ts'
import { type Member, TRACE_TABLES } from './personal-data.ts'
import { forgetReferrals } from './referral-code.ts'

/**
 * Removes everything else about deleted entries: their rows of every other table, what is known about their domains, and
 * their referral code on the entries that it brought. Rejects if the database fails.
 */
export async function removeTraces(
  session: Queryable,
  gone: readonly Pick<Member, 'email_key' | 'referral_code'>[],
): Promise<void> {
  if (!gone.length) return
  const keys = gone.map(({ email_key }) => email_key)
  for (const table of TRACE_TABLES)
    await session.query(`delete from ${table} where email_key in (${places(keys.length)})`, keys)
  // A domain may be one person's own. If others have it too, it is looked up again.
  const domains = [...new Set(keys.map(domainOf))]
  await session.query(`delete from mail_domain where domain in (${places(domains.length)})`, domains)
  await forgetReferrals(session, gone)
}
