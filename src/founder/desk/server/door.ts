import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '#src/time/durations.ts'

/** How long a link that nobody opened stays good, in milliseconds. */
const LINK_MS = 10 * MINUTE_MS
/** A link's token and a page's key have this many random bytes. */
const BYTES = 32

export type Door = ReturnType<typeof createDoor>

/**
 * Who may use the desk. A link opens it once, for one page; that page's key is good until another link is opened. Only
 * hashes are kept, and compared in constant time.
 */
export function createDoor(now: () => number = Date.now) {
  let link: { hash: Buffer; until: number } | undefined
  let key: Buffer | undefined

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
      const fresh = random()
      key = hashOf(fresh)
      return fresh
    },

    isKey: (given: string): boolean => key !== undefined && timingSafeEqual(hashOf(given), key),
  }
}

const random = () => randomBytes(BYTES).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest()
