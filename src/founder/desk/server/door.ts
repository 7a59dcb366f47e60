import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '#src/time/durations.ts'
import { deskProof } from '../desk-proof.ts'

/** How long an unopened link stays valid, in milliseconds. */
const LINK_MS = 10 * MINUTE_MS
/** The number of random bytes in a link's token and in a page's key. */
const BYTES = 32
/**
 * What a page may report as open on it: this is printed in the next link. A query string may follow the slash.
 */
const PLACE = /^[a-z]{1,20}(\/[\w.%+=&*-]{1,500})?$/

export type Door = ReturnType<typeof createDoor>

/**
 * Decides who may use the desk. A link opens it once, for one page; that page's key is valid until
 * another link is opened. The key is sent once; from then on, the page proves that it has the key.
 * Tokens and proofs are compared by their hashes, in constant time.
 */
export function createDoor(now: () => number = Date.now) {
  let link: { hash: Buffer; until: number } | undefined
  let key: string | undefined
  let place = ''

  return {
    /** Where the founder last was in the desk, such as letters/wave. */
    place: () => place,

    /** Returns the token of a new link, and makes the previous one invalid. */
    newToken(): string {
      const token = random()
      link = { hash: hashOf(token), until: now() + LINK_MS }
      return token
    },

    /** Returns the key for a link's token; undefined if the token was used already, has expired, or was made up. */
    keyFor(token: string): string | undefined {
      if (!link || now() > link.until || !timingSafeEqual(hashOf(token), link.hash)) return undefined
      link = undefined
      key = random()
      return key
    },

    /**
     * Returns the desk's own proof for a page that proved it has the key, and notes what is open on
     * that page; undefined for any other page.
     */
    async answerTo(authorization: string, at: unknown): Promise<string | undefined> {
      const [, nonce, proof] = /^Desk ([\w-]{16,64}) ([0-9a-f]{64})$/.exec(authorization) ?? []
      const known = key
      if (known === undefined || !nonce) return undefined
      const right = hashOf(await deskProof(known, 'ask', nonce))
      if (!timingSafeEqual(hashOf(proof!), right)) return undefined
      if (PLACE.test(String(at))) place = String(at)
      return deskProof(known, 'answer', nonce)
    },
  }
}

const random = () => randomBytes(BYTES).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest()
