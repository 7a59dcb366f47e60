import type { Columns, RowOf } from '#src/db/columns.ts'
import type { Database, Queryable, SqlValue } from '#src/db/database.ts'
import { places } from '#src/db/rows.ts'
import { createDayBudget } from './day-budget.ts'

/** How long a server has a mail for itself, in milliseconds: longer than a mail may take. Then another may try. */
const LEASE_MS = 15 * 60_000
/** A mailbox gets at most this many mails in this time, in milliseconds. */
const PER_MAILBOX = { mails: 3, ms: 24 * 60 * 60_000 } as const
const MINUTE_MS = 60_000
/** No mail is put back for longer than a day, nor leased for as long, in milliseconds. */
const AHEAD_MS = 2 * PER_MAILBOX.ms

/** The reason stored for a mail that was not sent because nobody wants it any more: the only one that is no fault. */
export const NOT_WANTED = 'not wanted any more'

/** The table `mail_outbox`. Times are milliseconds since 1970. */
export const OUTBOX_COLUMNS = {
  cause: 'text',
  kind: 'text',
  email_key: 'text',
  queued_at: 'bigint',
  due_at: 'bigint',
  attempts: 'bigint',
  leased_until: 'bigint',
  sent_at: 'bigint or null',
  failed_at: 'bigint or null',
  fault: 'text or null',
  mailbox: 'text or null',
  perhaps_at: 'bigint or null',
  words: 'text or null',
  doubts: 'bigint or null',
} as const satisfies Columns

type OutboxRow = RowOf<typeof OUTBOX_COLUMNS>

/** A mail that waits, by what caused it. `email_key` is whom it is for, or from; its words are made when it is sent. */
export type Queued = Pick<OutboxRow, 'cause' | 'kind' | 'email_key' | 'queued_at' | 'attempts'>

/**
 * One that a server has for itself. `mailbox`: where it ends, under whatever spelling; `lost`: another server had it, and
 * did not say what became of it; `doubts`: how often nobody knew whether it had gone.
 */
export type Leased = Queued & { mailbox: string; lost: boolean; doubts: number }

export type Outbox = ReturnType<typeof createOutbox>

/** A mail that is to wait, each part as SQL. */
type MailSql = Record<'cause' | 'kind' | 'email_key' | 'queued_at', string>

/** The whole row of a mail that waits from now on, as SQL. */
export const outboxRow = (mail: MailSql) => ({
  ...mail,
  due_at: mail.queued_at,
  attempts: '0',
  leased_until: '0',
})

/**
 * Queues a mail for each row of `from`, which is SQL as in `select ... from`; `values` are for its places. A cause that
 * was queued before changes nothing. Rejects with the database.
 */
export async function enqueue(session: Queryable, mail: MailSql, from: string, values: readonly SqlValue[]) {
  const row = outboxRow(mail)
  await session.query(
    `insert into mail_outbox (${Object.keys(row).join(', ')}) select ${Object.values(row).join(', ')} from ${from}
      on conflict (cause) do nothing`,
    values,
  )
}

/** Mails that wait in the table `mail_outbox`. Times are milliseconds since 1970. Everything rejects with the database. */
export function createOutbox(database: Pick<Database, 'query'>) {
  const { query } = database
  return {
    /**
     * Takes up to `most` mails that are due for this server alone, by kind in the alphabet's order: what confirms goes
     * before what invites; of some kinds, none. Of two servers that ask at once, one has each. What is due or leased
     * further ahead than any mail can be was so by a clock that was wrong: it is due.
     */
    async lease(
      most: number,
      now: number,
      mailboxOf: (key: string, kind: string) => string,
      without: readonly string[] = [],
    ): Promise<Leased[]> {
      const due = await query<{ cause: string; kind: string; email_key: string; leased_until: number }>(
        `select cause, kind, email_key, leased_until from mail_outbox
          where sent_at is null and failed_at is null and (due_at <= $1 or due_at > $3)
            and (leased_until <= $1 or leased_until > $3) ${exceptKinds(without, 4)}
          order by kind, due_at limit $2`,
        [now, most, now + AHEAD_MS, ...without],
      )
      if (!due.length) return []
      const causes = due.map((_, i) => `$${2 * i + 4}`)
      const mailboxes = causes.map((cause, i) => `when ${cause} then $${2 * i + 5}`)
      // Said so that no planner takes the index of those that wait: it would read them all.
      const leased = await query<Omit<Leased, 'lost'>>(
        `update mail_outbox set leased_until = $2, attempts = attempts + 1,
          doubts = coalesce(doubts, 0) + case when leased_until > 0 then 1 else 0 end, mailbox = case cause ${mailboxes.join(' ')} end
          where cause in (${causes.join(', ')}) and (leased_until <= $1 or leased_until > $3) and coalesce(sent_at, failed_at) is null
          returning cause, kind, email_key, queued_at, attempts, mailbox, doubts`,
        [
          now,
          now + LEASE_MS,
          now + AHEAD_MS,
          ...due.flatMap(({ cause, kind, email_key }) => [cause, mailboxOf(email_key, kind)]),
        ],
      )
      const lost = new Set(due.filter(one => one.leased_until > 0).map(({ cause }) => cause))
      return leased.map(queued => ({ ...queued, lost: lost.has(queued.cause) }))
    },

    async sent(cause: string, now: number) {
      await query('update mail_outbox set sent_at = $2, leased_until = 0, fault = null where cause = $1', [
        cause,
        now,
      ])
    },

    /** Notes that a mail may have been sent: for its mailbox's day it counts as if it was. */
    async perhapsSent(cause: string, now: number) {
      await query(
        'update mail_outbox set perhaps_at = $2, doubts = coalesce(doubts, 0) + 1 where cause = $1',
        [cause, now],
      )
    },

    /** Gives a mail up for good. */
    async failed(cause: string, now: number, fault: string) {
      await query('update mail_outbox set failed_at = $2, leased_until = 0, fault = $3 where cause = $1', [
        cause,
        now,
        fault,
      ])
    },

    /** Puts a mail back until `dueAt`. `tried` when the mail server was given it: only that counts as an attempt. */
    async postpone(cause: string, dueAt: number, { tried, fault }: { tried: boolean; fault: string | null }) {
      await query(
        `update mail_outbox set due_at = $2, leased_until = 0, attempts = attempts - $3, fault = $4
          where cause = $1`,
        [cause, dueAt, tried ? 0 : 1, fault],
      )
    },

    /**
     * When a mail may go to its mailbox: now, or once the oldest of the day's three is a day old. What is on its way,
     * or perhaps was sent, counts as sent; of the same `batch`, what stands before it.
     */
    async allowedAt(
      { cause, mailbox }: Pick<Leased, 'cause' | 'mailbox'>,
      batch: readonly Pick<Leased, 'cause'>[],
      now: number,
    ): Promise<number> {
      const others = await query<{ cause: string; sent_at: number | null }>(
        `select cause, coalesce(sent_at, perhaps_at) as sent_at from mail_outbox
          where mailbox = $1 and cause <> $2 and (coalesce(sent_at, perhaps_at) > $3
            or (sent_at is null and failed_at is null and leased_until > $4))`,
        [mailbox, cause, now - PER_MAILBOX.ms, now],
      )
      const at = batch.findIndex(one => one.cause === cause)
      const behind = new Set(batch.slice(at).map(one => one.cause))
      const before = others.filter(one => one.sent_at !== null || !behind.has(one.cause))
      if (before.length < PER_MAILBOX.mails) return now
      const sent = before.flatMap(({ sent_at }) => sent_at ?? []).sort((a, b) => b - a)
      const third = sent[PER_MAILBOX.mails - 1]
      const allowedAt = third === undefined ? now : third + PER_MAILBOX.ms
      return Math.min(now + PER_MAILBOX.ms, Math.max(now + MINUTE_MS, allowedAt))
    },

    ...createDayBudget(database),

    /** When the next mail is due or its lease ends; undefined when none waits. Mails of some kinds are left out. */
    async nextAt(without: readonly string[] = []): Promise<number | undefined> {
      const [row] = await query<{ at: number | null }>(
        `select min(case when leased_until > due_at then leased_until else due_at end) as at
          from mail_outbox where sent_at is null and failed_at is null ${exceptKinds(without, 1)}`,
        without,
      )
      return row?.at ?? undefined
    },

    /** How many mails wait. */
    async waiting(): Promise<number> {
      const [row] = await query<{ n: number }>(
        'select count(*) as n from mail_outbox where sent_at is null and failed_at is null',
      )
      return row?.n ?? 0
    },
  }
}

function exceptKinds(kinds: readonly string[], from: number): string {
  return kinds.length ? `and kind not in (${places(kinds.length, from)})` : ''
}
