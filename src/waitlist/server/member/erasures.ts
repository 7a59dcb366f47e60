import { createHmac, createSecretKey } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import { insertRows, lookUp } from '#src/db/rows.ts'
import { sharedSecret } from '#src/db/shared-secret.ts'
import { entryKey } from '../join/waitlist-store.ts'

/**
 * An erasure, by the address's keyed hash. `asked`: by its owner or for them; `lapsed`: not confirmed in time, or
 * the list has ended.
 */
export type Erasure = { address_hash: string; erased_at: number; why: 'asked' | 'lapsed' }

/**
 * Records who was erased. `joined_at`: when the entry joined, if there was one, by a clock that may be
 * ahead of this server's.
 */
export async function noteErasures(
  session: Queryable,
  gone: readonly { email_key: string; joined_at?: number | undefined }[],
  why: Erasure['why'],
  now: number = Date.now(),
): Promise<void> {
  const hash = await keyedHash(session)
  const rows = gone.map(({ email_key, joined_at = now }) => ({
    address_hash: hash(email_key),
    erased_at: Math.max(now, joined_at),
    why,
  }))
  // A repeated erasure must be later, whatever the clock says: a backup made between the two knows only the first.
  await keep(session, rows, 'erasure.erased_at + 1')
}

export const keepErasures = (session: Queryable, rows: readonly Erasure[]): Promise<void> =>
  keep(session, rows, 'erasure.erased_at')

async function keep(session: Queryable, rows: readonly Erasure[], atLeast: string) {
  await insertRows(
    session,
    'erasure',
    rows,
    `on conflict (address_hash) do update set
      erased_at = case when excluded.erased_at > ${atLeast} then excluded.erased_at else ${atLeast} end,
      why = case when erasure.why = 'asked' then 'asked' else excluded.why end`,
  )
}

/** The name of the hashes' key among the database's secrets. Without the key they reveal no address. */
const KEY = 'suppression-key'

/** Stores a keyed hash of an erased address, once, so that no import brings the address back. */
export async function suppress(session: Queryable, email: string, now: number = Date.now()): Promise<void> {
  const hash = await keyedHash(session)
  const row = { address_hash: hash(email), since: now }
  await insertRows(session, 'suppression', [row], 'on conflict (address_hash) do nothing')
}

/** Returns which of these addresses were erased, spelt as they were given. */
export async function suppressedAmong(session: Queryable, emails: readonly string[]): Promise<Set<string>> {
  const hash = await keyedHash(session)
  const hashed = emails.map(email => [hash(email), email] as const)
  const rows = await lookUp<{ address_hash: string }>(
    session,
    'suppression',
    'address_hash',
    hashed.map(([value]) => value),
  )
  const known = new Set(rows.map(({ address_hash }) => address_hash))
  return new Set(hashed.filter(([value]) => known.has(value)).map(([, email]) => email))
}

/** Returns a function that hashes an address with this database's own key, which is created when first needed. */
export async function keyedHash(session: Queryable): Promise<(email: string) => string> {
  // Plain bytes would be made into a key object for each address, which costs more than the hash.
  const key = createSecretKey(await sharedSecret(session, KEY))
  return email => createHmac('sha256', key).update(entryKey(email.trim())).digest('hex')
}
