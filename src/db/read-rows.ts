import type { Queryable, SqlValue } from './database.ts'
import { keyRanges } from './key-ranges.ts'

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
  session: Queryable,
  { name, key, columns = '*', where = '1 = 1', values = [] }: Wanted,
): AsyncGenerator<Row[]> {
  for await (const range of keyRanges(session, { name, key }, BATCH)) {
    // Without the limit, PostgreSQL expects a ninth of the table in a range of two columns, and reads it all.
    const rows = await session.query<Row>(
      `select ${columns} from ${name} where ${range.where(values.length + 1)} and ${where}
        order by ${key.join(', ')} limit ${BATCH}`,
      [...values, ...range.values],
    )
    if (rows.length) yield rows
  }
}
