import type { Queryable, SqlValue } from './database.ts'
import { padded, places } from './rows.ts'

/** The most values in one statement. */
const AT_ONCE = 500
const PLACES = places(AT_ONCE)

/**
 * Returns the rows of a table that have one of these values in a column, for any number of values. Names never come from a
 * visitor. Every statement has the same text, as a prepared one is kept for each text.
 */
export async function lookUp<Row>(
  session: Queryable,
  table: string,
  column: string,
  values: readonly SqlValue[],
): Promise<Row[]> {
  const text = `select * from ${table} where ${column} in (${PLACES})`
  const found: Row[] = []
  for (let at = 0; at < values.length; at += AT_ONCE) {
    const some = padded(values.slice(at, at + AT_ONCE), AT_ONCE)
    found.push(...(await session.query<Row>(text, some)))
  }
  return found
}
