import type { Database } from '#src/db/database.ts'
import { lookUp } from '#src/db/look-up.ts'
import { places } from '#src/db/rows.ts'
import { NOT_WANTED } from '#src/mail/outbox.ts'
import { mayRepeat } from '#src/mail/retry.ts'
import { LEASE_MS, type Unit, wantedSql } from './ledger.ts'

/** What became of a letter's recipients, in numbers. */
export type Tally = {
  sent: number
  left: number
  refused: number
  /** Refused for a reason that is ours or will pass: `resume` tries them again. */
  ours: number
  /** Given up as nobody knows whether they have it. */
  inDoubt: number
  /** Unsubscribed, erased or otherwise gone before their turn. */
  unwanted: number
  /** Went again although nobody knew whether they had gone. */
  doubles: number
  bounced: number
  complained: number
  unsubscribed: number
}

/** Who has not got a letter, with those whom `resume` tries again, as SQL. */
export const LEFT = 'sent_at is null and (failed_at is null or again = 1)'
/** Stored in the place of a reason while a server has one and has not begun it: its budget is reserved. */
const IN_HAND = 'in hand'
/** The reason stored for one that goes no more, as several servers died over it. */
const LOST = 'no server has said what became of it'

/** A letter's recipients, as its sending needs them. Everything rejects with the database. */
export function createRecipients({ query }: Pick<Database, 'query'>, letter: string) {
  const failed = (
    { email_key }: Pick<Unit, 'email_key'>,
    now: number,
    { perhaps, ours, fault }: { perhaps: boolean; ours: boolean; fault: string },
  ) =>
    query(
      `update letter_recipient set failed_at = $3, fault = $4, again = $5, begun_at = case when $6 = 1 then begun_at end
        where letter = $1 and email_key = $2`,
      [letter, email_key, now, fault, ours ? 1 : null, perhaps ? 1 : 0],
    )

  /** Lets go of what a server had and did not begin before it died. Resolves to when those leases ended. */
  async function leftBehind(now: number): Promise<number[]> {
    const left = await query<{ due_at: number }>(
      `update letter_recipient set fault = null where letter = $1 and due_at <= $2 and fault = '${IN_HAND}'
        and sent_at is null and failed_at is null returning due_at`,
      [letter, now],
    )
    return left.map(({ due_at }) => due_at)
  }

  return {
    leftBehind,

    /** Takes up to `most` for this server alone, the first few (`part` 0) before the rest. */
    async lease(most: number, part: number, now: number): Promise<{ leased: Unit[]; ended: number[] }> {
      const until = now + LEASE_MS
      const due = await query<{ email_key: string; fault: string | null }>(
        `select email_key, fault from letter_recipient where letter = $1 and part <= $2 and due_at <= $3
          and sent_at is null and failed_at is null order by part, due_at limit $4`,
        [letter, part, now, most],
      )
      if (!due.length) return { leased: [], ended: [] }
      const ended = due.some(({ fault }) => fault === IN_HAND) ? await leftBehind(now) : []
      // By their keys: a planner that knows nothing of a table just filled would read all that wait, for each of them.
      const taken = await query<{ email_key: string; attempts: number; doubts: number }>(
        `update letter_recipient set due_at = $2, fault = '${IN_HAND}' where letter = $1 and due_at <= $3
          and sent_at is null and failed_at is null and email_key in (${places(most, 4)})
          returning email_key, attempts, doubtful + case when begun_at is null then 0 else 1 end as doubts`,
        [
          letter,
          until,
          now,
          ...due.map(({ email_key }) => email_key),
          ...Array<null>(most - due.length).fill(null),
        ],
      )
      const may = taken.filter(({ doubts }) => mayRepeat(doubts))
      for (const one of taken.filter(({ doubts }) => !mayRepeat(doubts)))
        await failed(one, now, { perhaps: true, ours: false, fault: LOST })
      const keys = may.map(({ email_key }) => email_key)
      const entries = await lookUp<{ email_key: string; email: string; joined_at: number }>(
        { query },
        'waitlist',
        'email_key',
        keys,
      )
      const known = new Map(entries.map(entry => [entry.email_key, entry]))
      const leased = may.map(({ email_key, attempts, doubts }) => {
        const { email = '', joined_at = 0 } = known.get(email_key) ?? {}
        return { email_key, email, joined_at, attempts: attempts + 1, doubts: Number(doubts), until }
      })
      return { leased, ended }
    },

    /** Lets go of what was leased and not begun. Resolves to how many that were. */
    async release(until: number, now: number): Promise<number> {
      const rows = await query(
        `update letter_recipient set due_at = $3, fault = null
          where letter = $1 and due_at = $2 and fault = '${IN_HAND}' returning letter`,
        [letter, until, now],
      )
      return rows.length
    },

    /** Gives one up that was not to begin, where nobody wants it now. Returns whether it was so. */
    async unwanted({ email_key, until }: Unit, decidedAt: number, now: number): Promise<boolean> {
      const rows = await query(
        `update letter_recipient set failed_at = $4, fault = $5
          where letter = $1 and email_key = $2 and due_at = $3 and sent_at is null and failed_at is null
            and not ${wantedSql('$6')} returning letter`,
        [letter, email_key, until, now, NOT_WANTED, decidedAt],
      )
      return rows.length > 0
    },

    /** It will not go; `ours`: unless a person mends what it was refused for. `perhaps`: it may have gone. */
    failed,

    /**
     * Puts one back until `dueAt`. `perhaps`: it may have gone. `tried`: the mail server was asked about it; only that
     * counts as an attempt.
     */
    postpone: (
      { email_key }: Unit,
      dueAt: number,
      { perhaps, tried, fault }: { perhaps: boolean; tried: boolean; fault: string },
    ) =>
      query(
        `update letter_recipient set due_at = $3, fault = $4, attempts = attempts - $5,
          begun_at = case when $6 = 1 then begun_at end where letter = $1 and email_key = $2`,
        [letter, email_key, dueAt, fault, tried ? 0 : 1, perhaps ? 1 : 0],
      ),

    async left(): Promise<number> {
      const [row] = await query<{ n: number }>(
        `select count(*) as n from letter_recipient where letter = $1 and ${LEFT}`,
        [letter],
      )
      return row!.n
    },

    /** When the next is due; undefined when none waits. */
    async nextAt(part: number): Promise<number | undefined> {
      const [row] = await query<{ at: number | null }>(
        `select min(due_at) as at from letter_recipient
          where letter = $1 and part = $2 and sent_at is null and failed_at is null`,
        [letter, part],
      )
      return row?.at ?? undefined
    },

    /** Whether any of the first few was not tried yet. */
    async firstFewWait(): Promise<boolean> {
      const rows = await query(
        `select 1 from letter_recipient where letter = $1 and part = 0 and sent_at is null and failed_at is null
          and attempts = 0 limit 1`,
        [letter],
      )
      return rows.length > 0
    },

    /** Whether any of the first few was tried. */
    async someTried(): Promise<boolean> {
      const rows = await query(
        'select 1 from letter_recipient where letter = $1 and part = 0 and attempts > 0 limit 1',
        [letter],
      )
      return rows.length > 0
    },

    /** What became of those that were sent from a time on, and from when on it became known. */
    async tally(from = 0, known = from): Promise<Tally> {
      const [row] = await query<Tally>(
        `select count(case when sent_at >= $2 then 1 end) as sent,
          count(case when sent_at is null and failed_at is null then 1 end) as "left",
          count(case when failed_at >= $4 and fault <> $3 and again is null and begun_at is null then 1 end) as refused,
          count(case when failed_at >= $4 and fault <> $3 and begun_at is not null then 1 end) as "inDoubt",
          count(case when failed_at >= $4 and again = 1 then 1 end) as ours,
          count(case when failed_at >= $4 and fault = $3 then 1 end) as unwanted,
          coalesce(sum(doubtful), 0) as doubles,
          count(case when coalesce(sent_at, failed_at) >= $2 and bounced_at >= $4 then 1 end) as bounced,
          count(case when coalesce(sent_at, failed_at) >= $2 and complained_at >= $4 then 1 end) as complained,
          (select count(*) from letter_recipient r join waitlist w on w.email_key = r.email_key
            where r.letter = $1 and w.unsubscribed_at >= r.sent_at and r.sent_at >= $2
              and w.unsubscribed_at >= $4) as unsubscribed
        from letter_recipient where letter = $1`,
        [letter, from, NOT_WANTED, known],
      )
      const numbers = Object.entries(row!).map(([name, n]) => [name, Number(n)])
      return Object.fromEntries(numbers) as Tally
    },
  }
}

export type Recipients = ReturnType<typeof createRecipients>
