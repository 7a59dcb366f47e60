import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '#src/time/durations.ts'
import { deskProof } from '../desk-proof.ts'

/** How long a link that nobody opened stays good, in milliseconds. */
const LINK_MS = 10 * MINUTE_MS
/** A link's token and a page's key have this many random bytes. */
const BYTES = 32

export type Door = ReturnType<typeof createDoor>

/**
 * Who may use the desk. A link opens it once, for one page; that page's key is good until another link is opened. It is
 * sent once, and proved from then on. Hashes are compared, in constant time.
 */
export function createDoor(now: () => number = Date.now) {
  let link: { hash: Buffer; until: number } | undefined
  let key: string | undefined

  return {
    /** The token of a new link. The one before opens nothing any more. */
    newToken(): string {
      const token = random()
      link = { hash: hashOf(token), until: now() + LINK_MS }
      return token
    },

    /** The key for whoever has the link's token; undefined for a used, stale or made-up one. */
    keyFor(token: string): string | undefined {
      if (!link || now() > link.until || !timingSafeEqual(hashOf(token), link.hash)) return undefined
      link = undefined
      key = random()
      return key
    },

    /** The proof for a page that proved that it has the key; undefined for any other. */
    async answerTo(authorization: string): Promise<string | undefined> {
      const [, nonce, proof] = /^Desk ([\w-]{16,64}) ([0-9a-f]{64})$/.exec(authorization) ?? []
      const known = key
      if (known === undefined || !nonce) return undefined
      const right = hashOf(await deskProof(known, 'ask', nonce))
      return timingSafeEqual(hashOf(proof!), right) ? deskProof(known, 'answer', nonce) : undefined
    },
  }
}

const random = () => randomBytes(BYTES).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest()
