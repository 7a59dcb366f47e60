import { namesOf } from '#src/db/columns.ts'
import type { Database, SqlValue } from '#src/db/database.ts'
import { type EntryFilter, EVERYONE } from '#src/waitlist/server/member/entries.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'

/** Entries read at once. */
const BATCH = 1_000

const { table, key } = WAITLIST_INSERT
const columns = namesOf(WAITLIST_INSERT.columns)

/**
 * Reads those entries of a waitlist that are asked for, in batches, in byte order of the keys, which is the same on
 * both engines. No statement stays open between two batches, however slowly they are taken.
 */
export async function* readEntries(
  database: Database,
  filter: EntryFilter = EVERYONE,
): AsyncGenerator<Member[]> {
  const { where, values } = filter
  const after = `$${values.length + 1}`
  const text = `select ${columns.join(', ')} from ${table}
    where ${key} > ${after} and ${where} order by ${key} limit ${BATCH}`
  let last: SqlValue = ''
  while (true) {
    const rows: Member[] = await database.query(text, [...values, last])
    if (rows.length) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)![key]
  }
}
