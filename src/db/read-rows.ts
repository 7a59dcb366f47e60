import type { Queryable, SqlValue } from './database.ts'
import { places } from './rows.ts'

const BATCH = 1_000

/** Which rows of a table with a text key to read: all columns of all rows by default. */
type Wanted = {
  name: string
  key: readonly [string, ...string[]]
  atOnce?: number
  columns?: string
  where?: string
  values?: readonly SqlValue[]
}

/**
 * Reads a table in batches, in byte order of its key. No statement stays open between batches, however
 * slow the reader is.
 */
export async function* readRows<Row extends Record<string, SqlValue>>(
  session: Queryable,
  { name, key, atOnce = BATCH, columns = '*', where = '1 = 1', values = [] }: Wanted,
): AsyncGenerator<Row[]> {
  for await (const range of keyRanges(session, { name, key }, atOnce)) {
    // Without the limit, PostgreSQL expects a range over two columns to hold a ninth of the table, and
    // reads all of it.
    const rows = await session.query<Row>(
      `select ${columns} from ${name} where ${range.where(values.length + 1)} and ${where}
        order by ${key.join(', ')} limit ${atOnce}`,
      [...values, ...range.values],
    )
    if (rows.length) yield rows
  }
}

/** A condition on a table's rows, as SQL. `from`: the number of its first placeholder. */
export type KeyRange = { where(from: number): string; values: readonly SqlValue[] }

/**
 * Divides a table into ranges of its text key, each with `rows` rows; the last range has no end. If a
 * query had a limit instead, PostgreSQL might expect its filter to leave few rows, and read and sort
 * the whole table for each batch.
 */
export async function* keyRanges(
  { query }: Queryable,
  { name, key }: { name: string; key: readonly [string, ...string[]] },
  rows: number,
): AsyncGenerator<KeyRange> {
  const keys = key.join(', ')
  const after = (from: number) => `(${keys}) > (${places(key.length, from)})`
  const until = (from: number) => `${after(from)} and (${keys}) <= (${places(key.length, from + key.length)})`
  const text = `select ${keys} from ${name} where ${after(1)} order by ${keys} limit 1 offset ${rows - 1}`
  for (let begin: readonly SqlValue[] = key.map(() => ''); ; ) {
    const [last] = await query<Record<string, SqlValue>>(text, begin)
    if (!last) return yield { where: after, values: begin }
    const end = key.map(column => last[column]!)
    yield { where: until, values: [...begin, ...end] }
    begin = end
  }
}
