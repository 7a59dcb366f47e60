import type { Database } from '#src/db/database.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from './test-entry.ts'

/** Adds confirmed people in order of joining: in LS6 2AB, LS6-0@x.uk, LS6-1@x.uk …; `from` is the first number. */
export const confirmIn = (database: Database, postcode: string, n: number, from = 0) =>
  database.insertMissing(
    WAITLIST_INSERT,
    Array.from({ length: n }, (_, i) =>
      testEntry(`${postcode.slice(0, -3).trim()}-${from + i}@x.uk`, {
        postcode,
        joined_at: from + i + 1,
        confirmed_at: 1,
      }),
    ),
  )
