import type { Queryable, SqlValue } from '#src/db/database.ts'
import { countRows } from '#src/db/rows.ts'
import type { Holder } from '../confirm/mail-links.ts'
import type { Member } from './personal-data.ts'

export type Members = ReturnType<typeof createMembers>

/**
 * What people may do with their own entry. Each change returns the entry afterwards; undefined if it no longer
 * exists.
 */
export function createMembers({ query }: Queryable) {
  const first = async (text: string, values: readonly SqlValue[]): Promise<Member | undefined> =>
    (await query<Member>(text, values))[0]
  const change = (set: string, { email_key, joined_at }: Holder, value: string | number | null) =>
    first(`update waitlist set ${set} where email_key = $1 and joined_at = $2 returning *`, [
      email_key,
      joined_at,
      value,
    ])

  return {
    find: ({ email_key, joined_at }: Holder) =>
      first('select * from waitlist where email_key = $1 and joined_at = $2', [email_key, joined_at]),
    findByKey: (key: string) => first('select * from waitlist where email_key = $1', [key]),

    /** Only the first confirmation counts. The link came by email, so the address accepts email. */
    confirm: (holder: Holder, now: number) =>
      change(
        'confirmed_at = coalesce(confirmed_at, $3), undeliverable_at = null',
        holder,
        notBeforeJoining(holder, now),
      ),

    /** Returns a confirmed entry's place in the order in which people confirmed. */
    rank: async ({ email_key, confirmed_at }: Member): Promise<number> =>
      1 +
      (await countRows(
        { query },
        'waitlist where confirmed_at < $1 or (confirmed_at = $1 and email_key < $2)',
        [confirmed_at, email_key],
      )),

    /** `postcode`: as returned by `checkField`. */
    correctPostcode: (holder: Holder, postcode: string) => change('postcode = $3', holder, postcode),

    unsubscribe: (holder: Holder, now: number) =>
      change('unsubscribed_at = coalesce(unsubscribed_at, $3)', holder, notBeforeJoining(holder, now)),

    subscribe: (holder: Holder) => change('unsubscribed_at = $3, undeliverable_at = null', holder, null),

    complaintsWaiting: ({ email_key }: Holder) =>
      countRows({ query }, 'complaint where email_key = $1 and closed_at is null', [email_key]),
  }
}

/** The clock of the server that took the join may have been ahead of this one's. */
function notBeforeJoining({ joined_at }: Holder, now: number): number {
  return Math.max(now, joined_at)
}
