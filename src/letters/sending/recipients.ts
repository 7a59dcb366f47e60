import { readInSlices, type Sliced } from '#src/db/in-slices.ts'
import { countRows } from '#src/db/rows.ts'
import { NOT_WANTED } from '#src/mail/outbox.ts'
import type { StoredLetter } from './letter-store.ts'

/** What happened to a letter's recipients, in numbers. */
const NONE = {
  sent: 0,
  /** Sent with words that were changed later. */
  old: 0,
  left: 0,
  refused: 0,
  /** Refused through our fault or a temporary one: `resume` tries them again. */
  ours: 0,
  /** We gave up, not knowing whether it arrived. */
  inDoubt: 0,
  /** Unsubscribed, erased or otherwise gone before their turn. */
  unwanted: 0,
  /** Attempts after one that was in doubt: each may have been a second copy. */
  doubles: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
}
export type Tally = typeof NONE

/** Recipients still without the letter, including those that `resume` retries, as SQL. */
export const LEFT = 'sent_at is null and (failed_at is null or again = 1)'
const WAITS = 'sent_at is null and failed_at is null'

/** Counts what was sent from $2 on, and what was refused or reported from $4 on. */
const COUNTED = `count(case when sent_at >= $2 then 1 end) as sent,
    count(case when sent_at >= $2 and coalesce(version, 0) < (select coalesce(l.version, 0) from letter l where l.name = $1) then 1 end) as old,
    count(case when ${WAITS} then 1 end) as "left",
    count(case when failed_at >= $4 and fault <> $3 and again is null and begun_at is null then 1 end) as refused,
    count(case when failed_at >= $4 and fault <> $3 and begun_at is not null then 1 end) as "inDoubt",
    count(case when failed_at >= $4 and again = 1 then 1 end) as ours,
    count(case when failed_at >= $4 and fault = $3 then 1 end) as unwanted,
    coalesce(sum(doubtful), 0) as doubles,
    count(case when coalesce(sent_at, failed_at) >= $2 and bounced_at >= $4 then 1 end) as bounced,
    count(case when coalesce(sent_at, failed_at) >= $2 and complained_at >= $4 then 1 end) as complained`

/** Counts a letter's recipients. Everything rejects if the database fails. */
export function createRecipients(database: Sliced, letter: string) {
  const { query } = database
  const areThere = async (which: string): Promise<boolean> =>
    (await query(`select 1 from letter_recipient where letter = $1 and ${which} limit 1`, [letter])).length >
    0

  return {
    left: () => countRows(database, `letter_recipient where letter = $1 and ${LEFT}`, [letter]),

    /** Returns when the next email is due; infinity if none is waiting. */
    async nextAt(part: number): Promise<number> {
      const [row] = await query<{ at: number | null }>(
        `select min(due_at) as at from letter_recipient where letter = $1 and part = $2 and ${WAITS}`,
        [letter, part],
      )
      return row?.at ?? Number.POSITIVE_INFINITY
    },

    firstFewWait: () => areThere(`part = 0 and ${WAITS} and attempts = 0`),
    someTried: () => areThere('part = 0 and attempts > 0'),

    /** Counts what was sent since `from`, and the refusals, reports and unsubscriptions since `known`. */
    async tally(from = 0, known = from): Promise<Tally> {
      const counted = await readInSlices<Partial<Tally>>(database, {
        columns: COUNTED,
        table: 'letter_recipient',
        where: 'letter = $1',
        values: [letter, from, NOT_WANTED, known],
      })
      // Starts from the few people who unsubscribed: starting from the recipients would search the list
      // once for each.
      const unsubscribed = await readInSlices<Partial<Tally>>(database, {
        columns: 'count(*) as unsubscribed',
        table: 'waitlist',
        beside: 'cross join letter_recipient r',
        where: `unsubscribed_at >= $3 and r.letter = $1 and r.email_key = waitlist.email_key
          and r.sent_at >= $2 and unsubscribed_at >= r.sent_at`,
        values: [letter, from, known],
      })
      const tally = { ...NONE }
      for (const part of [...counted, ...unsubscribed])
        for (const [name, n] of Object.entries(part)) tally[name as keyof Tally] += Number(n)
      return tally
    },
  }
}

export type Recipients = ReturnType<typeof createRecipients>

/** Counts a letter's recipients, or returns the numbers that were kept when they were deleted. */
export async function tallyOf(database: Sliced, { name, tally }: StoredLetter): Promise<Tally> {
  return tally === null
    ? createRecipients(database, name).tally()
    : { ...NONE, ...(JSON.parse(tally) as Partial<Tally>) }
}
