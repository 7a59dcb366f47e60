import { setImmediate } from 'node:timers/promises'
import type { Database, SqlValue } from './database.ts'

/** How many rows SQLite reads at a time, which takes a few milliseconds of the server's main thread. */
const ROWS = 10_000

export type Sliced = Pick<Database, 'engine' | 'query'>
type Wanted = {
  /** Sums and counts, as SQL. */
  columns: string
  table: string
  /** `cross join` and the name of a table with few rows for each row of this one. SQLite reads it second. */
  beside?: string
  where: string
  /** The number of a column to group by: returns one row for each of its values, instead of a single row. */
  groupBy?: 1
  values: readonly SqlValue[]
}

/**
 * Sums over a table without holding up the event loop. SQLite reads it slice by slice, and the table may change in
 * between.
 */
export async function readInSlices<Row>(
  { engine, query }: Sliced,
  { columns, table, beside = '', where, groupBy, values }: Wanted,
): Promise<Row[]> {
  const group = groupBy ? `group by ${groupBy}` : ''
  if (engine === 'postgres')
    return query<Row>(`select ${columns} from ${table} ${beside} where ${where} ${group}`, values)
  const [after, to] = [`$${values.length + 1}`, `$${values.length + 2}`]
  // If it used an index, SQLite would read all rows for each slice.
  const text = `select ${columns} from ${table} not indexed ${beside}
    where ${where} and ${table}.rowid > ${after} and ${table}.rowid <= ${to} ${group}`
  const rows: Row[] = []
  for (let at = 0; ; at += ROWS) {
    // Deleted rows leave gaps, which may be longer than what is left.
    const [next] = await query<{ n: number | null }>(
      `select min(rowid) as n from ${table} where rowid > $1`,
      [at],
    )
    if (next!.n === null) return rows
    at = next!.n - 1
    rows.push(...(await query<Row>(text, [...values, at, at + ROWS])))
    await setImmediate()
  }
}
