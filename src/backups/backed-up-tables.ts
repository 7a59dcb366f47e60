import { createHash } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import { readRows } from '#src/db/read-rows.ts'
import { TRACE_TABLES, TRACES, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import impersonalTables from './impersonal-tables.json' with { type: 'json' }

export const LIST: KeyedTable = { name: WAITLIST_INSERT.table, key: [WAITLIST_INSERT.key] }

const SECRETS: KeyedTable = { name: 'secret', key: ['name'] }

/** Tables without personal data, except the secrets and the record of migrations. */
const impersonal = Object.entries(impersonalTables)
  .filter(([name]) => name !== SECRETS.name && name !== 'migration')
  .map(([name, { key, ...more }]): KeyedTable => ({ name, key: key as [string, ...string[]], ...more }))

/** The waitlist and every other table about people: each row has an `email_key`. */
export const PERSONAL: readonly KeyedTable[] = [
  LIST,
  ...TRACE_TABLES.map(name => ({ name, key: TRACES[name].key })),
]

/** Every table of a backup, in order. Earlier versions need the secrets first, to recognise who was erased. */
export const BACKED_UP: readonly KeyedTable[] = [SECRETS, ...PERSONAL, ...impersonal]

/**
 * A table's name and its primary key, whose columns are text. `atOnce`: how many rows to read at once; for large rows.
 */
type KeyedTable = { name: string; key: readonly [string, ...string[]]; atOnce?: number }

/** Returns a checksum of every row of some tables, in any order, because the engines sort text differently. */
export async function checksumOf(database: Queryable, tables: readonly KeyedTable[]): Promise<string> {
  let sum = 0n
  for (const table of tables)
    for await (const rows of readRows(database, table))
      for (const row of rows) {
        const text = table.name + JSON.stringify(row, Object.keys(row).sort())
        sum += createHash('sha256').update(text).digest().readBigUInt64BE()
      }
  return BigInt.asUintN(64, sum).toString(16).padStart(16, '0')
}
