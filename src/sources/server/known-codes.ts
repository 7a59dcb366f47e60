import type { Queryable } from '#src/db/database.ts'

/** Registered codes are read again at most this often, in milliseconds: for a code that is not known yet. */
const READ_MS = 1_000

/**
 * Whether a code is registered, however slow the database is to say so. Codes are never removed, so only those that are not
 * known cost a read, one a second.
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
      // While the database cannot be reached, known codes stay known.
      reading = read().catch(() => {})
    }
    await reading
    return known.has(code)
  }
}
