import type { Database } from '#src/db/database.ts'
import { lookUp, padded, places } from '#src/db/rows.ts'
import type { Mail } from '#src/mail/message.ts'
import { NOT_WANTED } from '#src/mail/outbox.ts'
import { createDayBudget } from '#src/mail/sending/day-budget.ts'
import type { DeliveryQueue } from '#src/mail/sending/delivery.ts'
import { whoseFault } from '../bounces/whose-fault.ts'
import { causeOf } from '../letter.ts'
import type { Recipient } from '../mails/letter-writer.ts'
import type { StoredLetter } from './letter-store.ts'
import { createSendingRecord, LEASE_MS, type LeasedRecipient, wantedSql } from './sending-record.ts'

/** How many emails of a letter may be under way at once, each on its own connection. */
export const LANES = 8
/** How many recipients to lease at a time; fewer when little of the day's budget is left. */
const BATCHES = [250, 25, 1] as const
/** Stored as the fault of a row that is leased, with a place in the budget, but whose email has not begun. */
const IN_HAND = 'in hand'

type Parts = {
  database: Pick<Database, 'query'>
  /** How much of a day's email budget (UTC) letters may use, across all servers. */
  perDay: number
  part: number
  write: (to: Recipient) => Promise<Mail>
  now: () => number
}

/**
 * A letter's recipients, the first few (`part` 0) before the rest. A lease reserves its share of the day's budget.
 * Each email begins later, while the lease lasts, and only if the letter is still going out.
 */
export function createLetterQueue(parts: Parts, letter: StoredLetter): DeliveryQueue<LeasedRecipient> {
  const { database, perDay, part, write, now } = parts
  const { query } = database
  const { name, decided_at } = letter
  const budget = createDayBudget(database)
  const record = createSendingRecord(database, letter, LANES, now)

  async function lease(): Promise<LeasedRecipient[] | 'idle' | 'spent'> {
    const at = now()
    for (const most of BATCHES) {
      if (!(await budget.reserve(at, perDay, most))) continue
      try {
        return await leaseReserved(most, at)
      } catch (error) {
        // The database may have leased rows before it failed.
        await endLease(at + LEASE_MS)
        await budget.giveBack(at, most)
        throw error
      }
    }
    return (await endLeftBehind(at)) ? lease() : 'spent'
  }

  async function leaseReserved(most: number, at: number): Promise<LeasedRecipient[] | 'idle'> {
    const due = await query<{ email_key: string; fault: string | null }>(
      `select email_key, fault from letter_recipient where letter = $1 and part <= $2 and due_at <= $3
        and sent_at is null and failed_at is null order by part, due_at limit $4`,
      [name, part, at, most],
    )
    if (due.some(({ fault }) => fault === IN_HAND)) await endLeftBehind(at)
    const keys = due.map(({ email_key }) => email_key)
    const leased = keys.length ? await take(keys, most, at) : []
    await budget.giveBack(at, most - leased.length)
    return keys.length ? leased : 'idle'
  }

  async function take(keys: string[], most: number, at: number): Promise<LeasedRecipient[]> {
    const until = at + LEASE_MS
    // With a subquery in place of the keys, a planner that has no statistics on a new table would read all
    // waiting rows for each key.
    const taken = await query<{ email_key: string; attempts: number; doubts: number }>(
      `update letter_recipient set due_at = $2, fault = '${IN_HAND}' where letter = $1 and due_at <= $3
        and sent_at is null and failed_at is null and email_key in (${places(most, 4)})
        returning email_key, attempts, doubtful + case when begun_at is null then 0 else 1 end as doubts`,
      [name, until, at, ...padded(keys, most)],
    )
    const entries = await lookUp<Recipient>(database, 'waitlist', 'email_key', keys)
    const known = new Map(entries.map(entry => [entry.email_key, entry]))
    return taken.map(({ email_key, attempts, doubts }) => {
      const { email = '', joined_at = 0 } = known.get(email_key) ?? {}
      const cause = causeOf(name, email_key)
      const counts = { attempts: attempts + 1, doubts: Number(doubts) }
      return { cause, email_key, email, joined_at, ...counts, until, reservedAt: at }
    })
  }

  /** Frees leased rows that have not begun, and returns how many; another server may have taken the rest by now. */
  async function endLease(until: number): Promise<number> {
    const rows = await query(
      `update letter_recipient set due_at = $3, fault = null
        where letter = $1 and due_at = $2 and fault = '${IN_HAND}' returning letter`,
      [name, until, now()],
    )
    return rows.length
  }

  /** Releases the budget that dead servers had reserved. Returns whether there was any. */
  async function endLeftBehind(at: number): Promise<boolean> {
    const left = await query<{ due_at: number }>(
      `update letter_recipient set fault = null where letter = $1 and due_at <= $2 and fault = '${IN_HAND}'
        and sent_at is null and failed_at is null returning due_at`,
      [name, at],
    )
    for (const [due_at, rows] of Map.groupBy(left, row => row.due_at))
      await budget.giveBack(due_at - LEASE_MS, rows.length)
    return left.length > 0
  }

  return {
    lease,
    compose: write,

    async note(sent, next) {
      if ((await record({ sent, next })) || !next) return 'begun'
      const unwanted = await query(
        `update letter_recipient set failed_at = $4, fault = $5
          where letter = $1 and email_key = $2 and due_at = $3 and sent_at is null and failed_at is null
            and not ${wantedSql('$6')} returning letter`,
        [name, next.email_key, next.until, now(), NOT_WANTED, decided_at],
      )
      // If the email is still wanted, the letter was stopped, and may have been resumed since.
      return unwanted.length ? 'unwanted' : 'stopped'
    },

    /** Keeps the `begun_at` of a row in doubt, as the next attempt may send a second copy. */
    postpone({ email_key }, dueAt, { kind, reason }) {
      return query(
        `update letter_recipient set due_at = $3, fault = $4, attempts = attempts - $5,
          begun_at = case when $6 = 1 then begun_at end where letter = $1 and email_key = $2`,
        [name, email_key, dueAt, reason, kind === 'server' ? 1 : 0, kind === 'in-doubt' ? 1 : 0],
      )
    },

    /** `again` records that `resume` may try this recipient again, as the fault was ours or temporary. */
    fail({ email_key }, { kind, reason }) {
      const inDoubt = kind === 'in-doubt'
      const resumable = !inDoubt && whoseFault('', reason) === 'passing'
      return query(
        `update letter_recipient set failed_at = $3, fault = $4, again = $5, begun_at = case when $6 = 1 then begun_at end
          where letter = $1 and email_key = $2`,
        [name, email_key, now(), reason, resumable ? 1 : null, inDoubt ? 1 : 0],
      )
    },

    async release([row]) {
      if (row) await budget.giveBack(row.until - LEASE_MS, await endLease(row.until))
    },
  }
}
