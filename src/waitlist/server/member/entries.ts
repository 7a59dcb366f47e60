import type { Queryable, SqlValue } from '#src/db/database.ts'
import type { Member } from './personal-data.ts'

/** A condition on the waitlist's rows; `values` are for $1 and on. */
export type EntryFilter = { where: string; values: SqlValue[] }

export const EVERYONE: EntryFilter = { where: '1 = 1', values: [] }

/** The newest entries that a filter lets through, at most `limit`. */
export function newestEntries(
  { query }: Queryable,
  { where, values }: EntryFilter,
  limit: number,
): Promise<Member[]> {
  return query<Member>(
    `select * from waitlist where ${where} order by joined_at desc, email_key limit $${values.length + 1}`,
    [...values, limit],
  )
}

/** How many entries a filter lets through. */
export async function countEntries(
  { query }: Queryable,
  { where, values }: EntryFilter = EVERYONE,
): Promise<number> {
  const [row] = await query<{ n: number }>(`select count(*) as n from waitlist where ${where}`, values)
  return row!.n
}

/** How many entries have each value of an SQL expression, the most first. */
export function countEntriesBy(
  { query }: Queryable,
  expression: string,
  { where, values }: EntryFilter = EVERYONE,
): Promise<{ name: string; n: number }[]> {
  return query(
    `select ${expression} as name, count(*) as n from waitlist where ${where} group by 1 order by 2 desc, 1`,
    values,
  )
}

/** How far an entry is, in a word. */
export function stateOf({ confirmed_at, unsubscribed_at, undeliverable_at }: Member): string {
  if (unsubscribed_at !== null) return 'unsubscribed'
  if (undeliverable_at !== null) return 'undeliverable'
  return confirmed_at === null ? 'joined' : 'confirmed'
}
