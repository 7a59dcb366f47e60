import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '#src/db/database.ts'

/** The shortest time between two reads of the registered codes, in milliseconds. */
const READ_MS = 1_000

/** How long a hasty caller waits for a read, in milliseconds: a join does. */
const PATIENCE_MS = 300

/**
 * Returns a function that says whether a code is registered. In haste, it stops waiting for a slow database, and a new code
 * is then unknown. Codes are never removed, so only unknown ones cost a read, at most one a second.
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
      // If the database cannot be reached, known codes stay known.
      reading = read().catch(() => {})
      // One timer for all: one each would keep every waiting request in memory.
      patience = Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })])
    }
    await (inHaste ? patience : reading)
    return known.has(code)
  }
}
