import type { CountedInsert, Queryable, SqlValue } from './database.ts'

/** One row to be written; all rows of one statement have the same columns. */
type InsertRow = Readonly<Record<string, SqlValue>>

/** Places for `n` values, from the `from`th on: `$1, $2, $3`. */
export function places(n: number, from = 1): string {
  return Array.from({ length: n }, (_, i) => `$${from + i}`).join(', ')
}

/** All of `all`, at most `n` at a time. */
export function* inParts<One>(all: readonly One[], n: number): Generator<One[]> {
  for (let at = 0; at < all.length; at += n) yield all.slice(at, at + n)
}

/** Values for `n` places, the last of them null: so a statement has one text for any number of values. */
export const padded = (values: readonly SqlValue[], n: number): SqlValue[] => [
  ...values,
  ...Array<null>(n - values.length).fill(null),
]

/**
 * Inserts rows in one statement; without rows it does nothing. `otherwise` says what happens on a conflict, and what is
 * returned. Names are never a visitor's. Rejects with the database, and then has inserted none.
 */
export async function insertRows<Returned>(
  session: Queryable,
  table: string,
  rows: readonly InsertRow[],
  otherwise = '',
): Promise<Returned[]> {
  if (!rows.length) return []
  const columns = Object.keys(rows[0]!)
  const tuples = rows.map((_, i) => `(${places(columns.length, 1 + i * columns.length)})`)
  return session.query<Returned>(
    `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')} ${otherwise}`,
    rows.flatMap(row => columns.map(column => row[column]!)),
  )
}

/** The statement that writes what goes along with rows; `inserted` says which, as SQL after `from`. */
export function alongText(also: NonNullable<CountedInsert['also']>, inserted: string): string {
  const { table, values } = also
  return `insert into ${table} (${Object.keys(values).join(', ')})
    select ${Object.values(values).join(', ')} from ${inserted} on conflict do nothing`
}
