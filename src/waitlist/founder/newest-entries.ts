import type { Queryable } from '#src/db/database.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import type { EntryFilter } from './entry-filter.ts'

/** The newest entries of those that are asked for, at most so many. */
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

/** How many are asked for. */
export async function countEntries({ query }: Queryable, { where, values }: EntryFilter): Promise<number> {
  const [row] = await query<{ n: number }>(`select count(*) as n from waitlist where ${where}`, values)
  return row!.n
}

/** How far an entry is, in a word. */
export function stateOf({ confirmed_at, unsubscribed_at, undeliverable_at }: Member): string {
  if (unsubscribed_at !== null) return 'unsubscribed'
  if (undeliverable_at !== null) return 'undeliverable'
  return confirmed_at === null ? 'joined' : 'confirmed'
}
