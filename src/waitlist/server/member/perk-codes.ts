import { randomBytes } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'

/** Crockford's base 32: no I, L, O or U, so that nothing reads as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Characters of a code, 5 bits each: not to be guessed. */
const LENGTH = 12
const SHAPE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** An entry's invitation; times in epoch milliseconds. `terms` is the version of `perkTerms` it was made under. */
export type Invitation = {
  code: string
  email_key: string
  terms: string
  invited_at: number
  redeemed_at: number | null
}

/** A new code, such as `7K3M-0QXA-9TBV`. */
export function createPerkCode(): string {
  return inGroups([...randomBytes(LENGTH)].map(byte => ALPHABET[byte % ALPHABET.length]).join(''))
}

/** A code as it is stored, from what someone typed or said, or undefined when it is none. */
export function readPerkCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return SHAPE.test(letters) ? inGroups(letters) : undefined
}

/** The invitation of an entry, where it has one. */
export async function invitationOf(session: Queryable, emailKey: string): Promise<Invitation | undefined> {
  const [row] = await session.query<Invitation>('select * from perk_code where email_key = $1', [emailKey])
  return row
}

function inGroups(letters: string): string {
  return letters.replace(/.{4}(?=.)/g, '$&-')
}
