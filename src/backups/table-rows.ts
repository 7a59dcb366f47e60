import { createHash } from 'node:crypto'
import type { Queryable, SqlValue } from '#src/db/database.ts'
import { places } from '#src/db/rows.ts'

/** A table by its name and the columns of its primary key, which are text. */
export type KeyedTable = { name: string; key: readonly [string, ...string[]] }

type TableRow = Record<string, SqlValue>

/** Rows read at once. */
const BATCH = 1_000

/** Reads a table in batches; no statement stays open between two. */
export async function* readTable(database: Queryable, { name, key }: KeyedTable): AsyncGenerator<TableRow[]> {
  const text = `select * from ${name} where (${key.join(', ')}) > (${places(key.length)})
    order by ${key.join(', ')} limit ${BATCH}`
  let last: SqlValue[] = key.map(() => '')
  while (true) {
    const rows = await database.query<TableRow>(text, last)
    if (rows.length) yield rows
    if (rows.length < BATCH) return
    last = key.map(column => rows.at(-1)![column]!)
  }
}

/** A sum over every row of some tables, which does not depend on their order: the engines sort text differently. */
export async function checksumOf(database: Queryable, tables: readonly KeyedTable[]): Promise<string> {
  let sum = 0n
  for (const table of tables)
    for await (const rows of readTable(database, table))
      for (const row of rows) {
        const text = table.name + JSON.stringify(row, Object.keys(row).sort())
        sum += createHash('sha256').update(text).digest().readBigUInt64BE()
      }
  return BigInt.asUintN(64, sum).toString(16).padStart(16, '0')
}
