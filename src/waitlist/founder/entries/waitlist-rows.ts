import { namesOf, type Queryable } from '#src/db/database.ts'
import { readRows } from '#src/db/read-rows.ts'
import { type EntryFilter, EVERYONE } from '#src/waitlist/server/member/entries.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'

const { table: name, key } = WAITLIST_INSERT
const columns = namesOf(WAITLIST_INSERT.columns).join(', ')

/** Reads the selected entries of a waitlist in batches, in order of their keys. */
export const readEntries = (database: Queryable, filter: EntryFilter = EVERYONE): AsyncGenerator<Member[]> =>
  readRows<Member>(database, { name, key: [key], columns, ...filter })
