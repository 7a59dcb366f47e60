import type { CountedInsert, Queryable, SqlValue } from './database.ts'

/** One row to write; all rows of one statement have the same columns. */
type InsertRow = Readonly<Record<string, SqlValue>>

/** Returns placeholders for `n` values, numbered from `from`: `$1, $2, $3`. */
export function places(n: number, from = 1): string {
  return Array.from({ length: n }, (_, i) => `$${from + i}`).join(', ')
}

/** Yields `all` in parts of at most `n`. */
export function* inParts<One>(all: readonly One[], n: number): Generator<One[]> {
  for (let at = 0; at < all.length; at += n) yield all.slice(at, at + n)
}

/** Pads values with nulls to fill `n` placeholders, so that a statement has one text for any number of values. */
export const padded = (values: readonly SqlValue[], n: number): SqlValue[] => [
  ...values,
  ...Array<null>(n - values.length).fill(null),
]

/**
 * Inserts rows, if any, in one statement. `otherwise`: SQL that says what to do about a conflict, and
 * what to return. Never pass column names that come from a visitor.
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

/** Inserts rows, or changes those that have the same key. Never pass column names that come from a visitor. */
export function upsertRows(session: Queryable, table: string, key: string, rows: readonly InsertRow[]) {
  const others = Object.keys(rows[0] ?? {}).filter(name => name !== key)
  const set = others.map(name => `${name} = excluded.${name}`).join(', ')
  return insertRows(session, table, rows, `on conflict (${key}) do update set ${set}`)
}

/** Counts rows; `from` is SQL as in `select ... from`. */
export async function countRows(
  { query }: Queryable,
  from: string,
  values: readonly SqlValue[] = [],
): Promise<number> {
  const [row] = await query<{ n: number }>(`select count(*) as n from ${from}`, values)
  return row!.n
}

/** Returns the statement that inserts the extra rows. `inserted`: the rows that they go with, as SQL after `from`. */
export function alongText(also: NonNullable<CountedInsert['also']>, inserted: string): string {
  const { table, values } = also
  return `insert into ${table} (${Object.keys(values).join(', ')})
    select ${Object.values(values).join(', ')} from ${inserted} on conflict do nothing`
}

/** The most values in one statement. */
const AT_ONCE = 500
const PLACES = places(AT_ONCE)

/**
 * Returns the rows of a table that have one of these values in a column, for any number of values. Never pass
 * names from a visitor. All statements have the same text, because a prepared statement is kept for each text.
 */
export async function lookUp<Row>(
  session: Queryable,
  table: string,
  column: string,
  values: readonly SqlValue[],
): Promise<Row[]> {
  const text = `select * from ${table} where ${column} in (${PLACES})`
  const found: Row[] = []
  for (const some of inParts(values, AT_ONCE))
    found.push(...(await session.query<Row>(text, padded(some, AT_ONCE))))
  return found
}
