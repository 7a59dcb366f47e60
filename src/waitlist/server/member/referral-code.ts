import { createHmac } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import { places } from '#src/db/rows.ts'
import { knownSecret } from '#src/db/shared-secret.ts'
import { mailboxOf } from './mailbox.ts'
import type { Member } from './personal-data.ts'

/** The name of the codes' key among the database's secrets. */
export const REFERRAL_SECRET = 'referral-key'
/** Letters and digits, without those that look alike. There are 32, so a random byte makes each equally likely. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 12

export const REFERRAL_CODE = /^[a-kmnp-z2-9]{12}$/

/** Returns the code in an address's link for friends, whether or not the address is on the list. */
export function referralCode(secret: Buffer, email_key: string): string {
  const bytes = createHmac('sha256', secret).update(mailboxOf(email_key)).digest()
  return Array.from(bytes.subarray(0, LENGTH), byte => ALPHABET[byte % ALPHABET.length]).join('')
}

/**
 * SQL for whether an entry counts as a friend of the person whose code it used: it has confirmed, and has a
 * different code.
 */
export const COUNTS_AS_FRIEND =
  'confirmed_at is not null and referral_code is not null and referred_by <> referral_code'

export type Friends = {
  /**
   * Returns an address's link for friends, whether or not the address is on the list. The link counts once the
   * address has confirmed.
   */
  link(email_key: string): Promise<string>
  /**
   * Gives a confirmed entry its code, unless it already has one, or the code belongs to an entry with another
   * spelling of the address.
   */
  take(member: Member): Promise<Member>
  /**
   * Returns an entry's number among the confirmed, and its link if it has a code. Undefined before it has confirmed.
   */
  rank(member: Member): Promise<{ rank: number; share: string | undefined } | undefined>
}

type Gone = Pick<Member, 'email_key' | 'referral_code'>

/**
 * Removes the codes of deleted entries from entries that used them, unless the code belongs to an entry with
 * another spelling of the address. Includes unconfirmed entries, as they were shown a link too.
 */
export async function forgetReferrals(session: Queryable, gone: readonly Gone[]): Promise<void> {
  const key = await knownSecret(session, REFERRAL_SECRET)
  const codes = gone.flatMap(({ email_key, referral_code }) => [
    ...(referral_code === null ? [] : [referral_code]),
    ...(key ? [referralCode(key, email_key)] : []),
  ])
  if (!codes.length) return
  await session.query(
    `update waitlist set referred_by = null where referred_by in (${places(codes.length)})
      and not exists (select 1 from waitlist holder where holder.referral_code = waitlist.referred_by)`,
    codes,
  )
}
