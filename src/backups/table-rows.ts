import { createHash } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import { readRows } from '#src/db/read-rows.ts'

/** A table's name and the columns of its primary key, which are text. */
export type KeyedTable = { name: string; key: readonly [string, ...string[]] }

/** Returns a checksum of every row of some tables, whatever their order: the engines sort text differently. */
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
