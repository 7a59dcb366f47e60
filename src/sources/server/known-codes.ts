import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '#src/db/database.ts'

/** Registered codes are read again at most this often, in milliseconds: for a code that is not known yet. */
const READ_MS = 1_000

/** How long who asks in haste waits for a read, in milliseconds. */
const PATIENCE_MS = 300

/**
 * Whether a code is registered, however slow the database is to say so; in haste a new one may not be known. Codes are never
 * removed, so only those that are not known cost a read, one a second.
 */
export function createKnownCodes({ query }: Queryable) {
  let known = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<unknown> | undefined
  let patience: Promise<unknown> | undefined

  async function read() {
    const rows = await query<{ code: string }>('select code from source')
    known = new Set(rows.map(({ code }) => code))
  }

  return async (code: string, inHaste = false): Promise<boolean> => {
    if (known.has(code)) return true
    if (performance.now() - readAt >= READ_MS) {
      readAt = performance.now()
      // While the database cannot be reached, known codes stay known.
      reading = read().catch(() => {})
      // A timer for each who waits would keep that request in memory for as long.
      patience = Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })])
    }
    await (inHaste ? patience : reading)
    return known.has(code)
  }
}
