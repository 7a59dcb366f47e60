import type { Database, SqlValue } from '#src/db/database.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/store.ts'
import { type EntryFilter, EVERYONE } from './entry-filter.ts'

/** An entry as the table has it. */
export type WaitlistRow = Record<keyof typeof WAITLIST_INSERT.columns, SqlValue>

/** Entries read at once. */
const BATCH = 1_000

const { table, key } = WAITLIST_INSERT
const columns = Object.keys(WAITLIST_INSERT.columns) as (keyof WaitlistRow)[]

/**
 * Reads those entries of a waitlist that are asked for, in batches, in byte order of the keys, which is the same on
 * both engines. No statement stays open between two batches, however slowly they are taken.
 */
export async function* readEntries(
  database: Database,
  filter: EntryFilter = EVERYONE,
): AsyncGenerator<WaitlistRow[]> {
  const { where, values } = filter
  const after = `$${values.length + 1}`
  const text = `select ${columns.join(', ')} from ${table}
    where ${key} > ${after} and ${where} order by ${key} limit ${BATCH}`
  let last: SqlValue = ''
  while (true) {
    const rows: WaitlistRow[] = await database.query(text, [...values, last])
    if (rows.length) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)![key]
  }
}

/** An entry's values in the order of the table's columns. */
export function inColumns(row: WaitlistRow): SqlValue[] {
  return columns.map(column => row[column])
}
