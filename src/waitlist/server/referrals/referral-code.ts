import { createHmac } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import { mailboxOf } from '../mailbox.ts'

/** The name of the codes' key among the database's secrets. */
export const REFERRAL_SECRET = 'referral-key'
/** No letter or digit that is taken for another; 32 of them, so that a byte gives one without leaning to any. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 12

/** The shape of a code; what is none is not looked at. */
export const REFERRAL_CODE = /^[a-kmnp-z2-9]{12}$/

/** The code that friends of an address come by, whether or not it is on the list. */
export function referralCode(secret: Buffer, email_key: string): string {
  const bytes = createHmac('sha256', secret).update(mailboxOf(email_key)).digest()
  return Array.from(bytes.subarray(0, LENGTH), byte => ALPHABET[byte % ALPHABET.length]).join('')
}

type Gone = { email_key: string; referral_code: string | null }

/**
 * Takes the codes of deleted entries from those whom they brought, but for a code that another spelling of the address
 * holds. Who had not confirmed held none, yet their link was shown to them.
 */
export async function forgetReferrals(session: Queryable, gone: readonly Gone[]): Promise<void> {
  const [secret] = await session.query<{ value: string }>('select value from secret where name = $1', [
    REFERRAL_SECRET,
  ])
  const key = secret && Buffer.from(secret.value, 'base64')
  const codes = gone.flatMap(({ email_key, referral_code }) => [
    ...(referral_code === null ? [] : [referral_code]),
    ...(key ? [referralCode(key, email_key)] : []),
  ])
  if (!codes.length) return
  await session.query(
    `update waitlist set referred_by = null where referred_by in (${codes.map((_, i) => `$${i + 1}`).join(', ')})
      and not exists (select 1 from waitlist holder where holder.referral_code = waitlist.referred_by)`,
    codes,
  )
}
