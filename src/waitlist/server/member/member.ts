import { randomUUID } from 'node:crypto'
import type { Queryable } from '#src/db/database.ts'
import type { Holder } from '../confirm/links.ts'

/** How long the law gives for an answer that a complaint has come, in milliseconds: 30 days from its receipt. */
export const COMPLAINT_MS = 30 * 24 * 60 * 60_000

/** One entry as it is stored. Times are milliseconds since 1970. */
export type Member = Holder & {
  email: string
  postcode: string
  notice: string | null
  form: string | null
  confirmed_at: number | null
  unsubscribed_at: number | null
  referral_code: string | null
  referred_by: string | null
}

export type Members = ReturnType<typeof createMembers>

/** What a person may do with their own entry. Each gives the entry as it is then; undefined when there is none. */
export function createMembers({ query }: Queryable) {
  const change = async (set: string, { email_key, joined_at }: Holder, value: string | number | null) => {
    const [member] = await query<Member>(
      `update waitlist set ${set} where email_key = $1 and joined_at = $2 returning *`,
      [email_key, joined_at, value],
    )
    return member
  }

  return {
    async find({ email_key, joined_at }: Holder): Promise<Member | undefined> {
      const [member] = await query<Member>('select * from waitlist where email_key = $1 and joined_at = $2', [
        email_key,
        joined_at,
      ])
      return member
    },

    async findByKey(key: string): Promise<Member | undefined> {
      const [member] = await query<Member>('select * from waitlist where email_key = $1', [key])
      return member
    },

    /** The first confirmation is the one that counts. */
    confirm: (holder: Holder, now: number) =>
      change('confirmed_at = coalesce(confirmed_at, $3)', holder, notBeforeJoining(holder, now)),

    /** `postcode` as `checkEntry` gives it. */
    correctPostcode: (holder: Holder, postcode: string) => change('postcode = $3', holder, postcode),

    unsubscribe: (holder: Holder, now: number) =>
      change('unsubscribed_at = coalesce(unsubscribed_at, $3)', holder, notBeforeJoining(holder, now)),

    subscribe: (holder: Holder) => change('unsubscribed_at = $3', holder, null),

    async complaintsWaiting({ email_key }: Holder): Promise<number> {
      const [row] = await query<{ n: number }>(
        'select count(*) as n from complaint where email_key = $1 and closed_at is null',
        [email_key],
      )
      return row?.n ?? 0
    },

    /** Keeps a complaint, with the time by which it must be acknowledged. */
    async complain(
      { email_key }: Holder,
      words: string,
      now: number,
    ): Promise<{ id: string; due_at: number }> {
      const id = randomUUID()
      const due_at = now + COMPLAINT_MS
      await query(
        'insert into complaint (id, email_key, words, received_at, due_at) values ($1, $2, $3, $4, $5)',
        [id, email_key, words, now, due_at],
      )
      return { id, due_at }
    },
  }
}

/** The clock of the server that took the join may have been ahead of this one's. */
function notBeforeJoining({ joined_at }: Holder, now: number): number {
  return Math.max(now, joined_at)
}
