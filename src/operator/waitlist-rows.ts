import { createHash } from 'node:crypto'
import type { Database, SqlValue } from '#src/db/database.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/store.ts'

/** Entries read and written at once. */
const BATCH = 1_000

const { table, key } = WAITLIST_INSERT
const columns = Object.keys(WAITLIST_INSERT.columns)
const keyAt = columns.indexOf(key)

/** A list's size, and a SHA-256 over its entries in the order of their keys. */
export type Summary = { rows: number; checksum: string }

/** Reads a waitlist in batches, in byte order of the keys, which is the same on both engines. */
export async function* readBatches(database: Database): AsyncGenerator<SqlValue[][]> {
  let after: SqlValue = ''
  while (true) {
    const found: Record<string, SqlValue>[] = await database.query(
      `select ${columns.join(', ')} from ${table} where ${key} > $1 order by ${key} limit ${BATCH}`,
      [after],
    )
    const rows = found.map(row => columns.map(column => row[column]!))
    if (rows.length) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)![keyAt]!
  }
}

export async function summarise(database: Database): Promise<Summary> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const batch of readBatches(database)) {
    for (const row of batch) hash.update(`${JSON.stringify(row)}\n`)
    rows += batch.length
  }
  return { rows, checksum: hash.digest('hex').slice(0, 16) }
}

/** How many of the target's entries the source does not hold exactly so. */
export async function countForeignRows(source: Database, target: Database): Promise<number> {
  let foreign = 0
  for await (const batch of readBatches(target)) {
    const places = batch.map((_, i) => `$${i + 1}`).join(', ')
    const same: Record<string, SqlValue>[] = await source.query(
      `select ${columns.join(', ')} from ${table} where ${key} in (${places})`,
      batch.map(row => row[keyAt]!),
    )
    const known = new Set(same.map(row => JSON.stringify(columns.map(column => row[column]))))
    foreign += batch.filter(row => !known.has(JSON.stringify(row))).length
  }
  return foreign
}
