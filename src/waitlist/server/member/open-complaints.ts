import type { Queryable } from '#src/db/database.ts'

/** When each complaint that waits must be acknowledged, the most urgent first, in epoch milliseconds. */
export async function complaintsDue({ query }: Queryable): Promise<number[]> {
  const rows = await query<{ due_at: number }>(
    'select due_at from complaint where closed_at is null order by due_at',
  )
  return rows.map(({ due_at }) => due_at)
}

/** How many complaints were made after a time, and wait. */
export async function complaintsSince({ query }: Queryable, since: number): Promise<number> {
  const [row] = await query<{ n: number }>(
    'select count(*) as n from complaint where closed_at is null and received_at > $1',
    [since],
  )
  return row!.n
}
