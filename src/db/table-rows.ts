import { createHash } from 'node:crypto'
import type { Database, Queryable, SqlValue } from './database.ts'
import { lookUp } from './look-up.ts'
import { insertRows, places } from './rows.ts'

/** A table that copy takes along, by its name and the columns of its primary key, which are text. */
export type CopiedTable = { name: string; key: readonly [string, ...string[]] }

type TableRow = Record<string, SqlValue>

/** How much a table holds, and a sum over its rows that does not depend on their order. */
export type Summary = { rows: number; checksum: string }

/** Rows read and written at once. */
const BATCH = 1_000
const WRAP = 2n ** 64n

/** Reads a table in batches; no statement stays open between two. */
export async function* readTable(
  database: Queryable,
  { name, key }: CopiedTable,
): AsyncGenerator<TableRow[]> {
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

export async function summarise(database: Queryable, table: CopiedTable): Promise<Summary> {
  let sum = 0n
  let rows = 0
  for await (const batch of readTable(database, table)) {
    for (const row of batch) sum += createHash('sha256').update(identity(row)).digest().readBigUInt64BE()
    rows += batch.length
  }
  return { rows, checksum: (sum % WRAP).toString(16).padStart(16, '0') }
}

/** How many of the target's rows the source does not hold exactly so. */
export async function countForeignRows(
  source: Database,
  target: Database,
  table: CopiedTable,
): Promise<number> {
  const [column] = table.key
  let foreign = 0
  for await (const batch of readTable(target, table)) {
    const values = [...new Set(batch.map(row => row[column]!))]
    const known = new Set((await lookUp<TableRow>(source, table.name, column, values)).map(identity))
    foreign += batch.filter(row => !known.has(identity(row))).length
  }
  return foreign
}

/** Writes rows that are not there. `replace` names the column that a row takes over where its key is there already. */
export async function writeRows(
  database: Queryable,
  { name, key }: CopiedTable,
  rows: readonly TableRow[],
  replace?: string,
): Promise<number> {
  const otherwise = replace
    ? `(${key.join(', ')}) do update set ${replace} = excluded.${replace}`
    : 'do nothing'
  return (await insertRows(database, name, rows, `on conflict ${otherwise} returning 1`)).length
}

const identity = (row: TableRow) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
