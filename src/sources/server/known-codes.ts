import type { Queryable } from '#src/db/database.ts'

/** The shortest time between two reads of the registered codes, in milliseconds. */
const READ_MS = 1_000

/**
 * Returns a function that says whether a code is registered. Codes are never removed, so only unknown ones cost a read,
 * at most one a second.
 */
export function createKnownCodes({ query }: Queryable): (code: string) => Promise<boolean> {
  let known = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<unknown> | undefined

  async function read() {
    const rows = await query<{ code: string }>('select code from source')
    known = new Set(rows.map(({ code }) => code))
  }

  return async code => {
    if (known.has(code)) return true
    if (performance.now() - readAt >= READ_MS) {
      readAt = performance.now()
      // If the database cannot be reached, known codes stay known.
      reading = read().catch(() => {})
    }
    await reading
    return known.has(code)
  }
}
