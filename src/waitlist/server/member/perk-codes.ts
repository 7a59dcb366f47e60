import { randomBytes } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import type { Member, TraceRow } from './personal-data.ts'

/** Crockford's base 32: no I, L, O or U, so that no character can be misread as another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** How many characters a code has: at 5 bits each, enough to make it impossible to guess. */
const LENGTH = 12
const SHAPE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

export function createPerkCode(): string {
  return inGroups([...randomBytes(LENGTH)].map(byte => ALPHABET[byte % ALPHABET.length]).join(''))
}

/** Returns a code as it is stored, from what someone typed or said; undefined if it is not a code. */
export function readPerkCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return SHAPE.test(letters) ? inGroups(letters) : undefined
}

export type GivenCode = TraceRow<'perk_code'> & Pick<Member, 'email' | 'postcode'>

/** Returns up to `limit` codes, for the addresses that come after `after` in alphabetical order. */
export const givenCodes = ({ query }: Queryable, after: string, limit: number): Promise<GivenCode[]> =>
  query(
    `select perk_code.*, email, postcode from perk_code join waitlist on waitlist.email_key = perk_code.email_key
      where perk_code.email_key > $1 order by perk_code.email_key limit $2`,
    [after, limit],
  )

function inGroups(letters: string): string {
  return letters.replace(/.{4}(?=.)/g, '$&-')
}
