import type { Queryable, SqlValue } from './database.ts'

/** Rows read at once. */
const BATCH = 1_000

/** Which rows of a table with a text key to read: all columns of all rows by default. */
type Wanted = {
  name: string
  key: readonly [string, ...string[]]
  columns?: string
  where?: string
  values?: readonly SqlValue[]
}

/**
 * Reads a table in batches, in byte order of its key on both engines. No statement stays open between two batches, however
 * slowly they are consumed.
 */
export async function* readRows<Row extends Record<string, SqlValue>>(
  { query }: Queryable,
  { name, key, columns = '*', where = '1 = 1', values = [] }: Wanted,
): AsyncGenerator<Row[]> {
  const keys = key.join(', ')
  const after = key.map((_, i) => `$${values.length + i + 1}`).join(', ')
  const text = `select ${columns} from ${name} where (${keys}) > (${after}) and ${where} order by ${keys} limit ${BATCH}`
  let last: SqlValue[] = key.map(() => '')
  while (true) {
    const rows = await query<Row>(text, [...values, ...last])
    if (rows.length) yield rows
    if (rows.length < BATCH) return
    last = key.map(column => rows.at(-1)![column]!)
  }
}
