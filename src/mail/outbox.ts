import type { Database } from '#src/db/database.ts'

/** How long a server has a mail for itself, in milliseconds: longer than a mail may take. Then another may try. */
const LEASE_MS = 15 * 60_000
/** A mailbox gets at most this many mails in this time, in milliseconds. */
const PER_MAILBOX = { mails: 3, ms: 24 * 60 * 60_000 } as const
const MINUTE_MS = 60_000

/** Why a mail was not sent that nobody wants any more: the one reason that is no fault. */
export const NOT_WANTED = 'not wanted any more'

/** A mail that waits, by what caused it. `email_key` is whom it is for; its words are made when it is sent. */
export type Queued = { cause: string; kind: string; email_key: string; queued_at: number; attempts: number }

/**
 * One that a server has for itself. `mailbox`: where it ends, under whatever spelling; `lost`: another server had it, and
 * did not say what became of it.
 */
export type Leased = Queued & { mailbox: string; lost: boolean }

export type Outbox = ReturnType<typeof createOutbox>

/** Mails that wait in the table `mail_outbox`. Times are milliseconds since 1970. Everything rejects with the database. */
export function createOutbox(database: Pick<Database, 'query'>) {
  const { query } = database
  return {
    /** Queues a mail; a cause that was queued before changes nothing. */
    async queue({ cause, kind, email_key }: Pick<Queued, 'cause' | 'kind' | 'email_key'>, now: number) {
      await query(
        `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until)
          values ($1, $2, $3, $4, $4, 0, 0) on conflict (cause) do nothing`,
        [cause, kind, email_key, now],
      )
    },

    /**
     * Takes up to `most` mails that are due for this server alone, by kind in the alphabet's order: what confirms goes
     * before what invites. Of two servers that ask at once, one has each.
     */
    async lease(most: number, now: number, mailboxOf: (key: string) => string): Promise<Leased[]> {
      const due = await query<{ cause: string; email_key: string; leased_until: number }>(
        `select cause, email_key, leased_until from mail_outbox
          where sent_at is null and failed_at is null and due_at <= $1 and leased_until <= $1
          order by kind, due_at limit $2`,
        [now, most],
      )
      if (!due.length) return []
      const causes = due.map((_, i) => `$${2 * i + 3}`)
      const mailboxes = causes.map((cause, i) => `when ${cause} then $${2 * i + 4}`)
      // Said so that no planner takes the index of those that wait: it would read them all.
      const leased = await query<Omit<Leased, 'lost'>>(
        `update mail_outbox set leased_until = $2, attempts = attempts + 1, mailbox = case cause ${mailboxes.join(' ')} end
          where cause in (${causes.join(', ')}) and leased_until <= $1 and coalesce(sent_at, failed_at) is null
          returning cause, kind, email_key, queued_at, attempts, mailbox`,
        [now, now + LEASE_MS, ...due.flatMap(({ cause, email_key }) => [cause, mailboxOf(email_key)])],
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
      await query('update mail_outbox set perhaps_at = $2 where cause = $1', [cause, now])
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
      return third === undefined ? now + MINUTE_MS : Math.max(now + MINUTE_MS, third + PER_MAILBOX.ms)
    },

    /** Takes one mail of a day's budget, over all servers. False when it is used up. */
    async reserve(day: string, perDay: number): Promise<boolean> {
      const taken = await query(
        `insert into counter (name, n) values ($1, 1)
          on conflict (name) do update set n = counter.n + 1 where counter.n < $2 returning n`,
        [budgetName(day), perDay],
      )
      return taken.length > 0
    },

    /** Gives back what was reserved for a mail that did not go. */
    async giveBack(day: string) {
      await query('update counter set n = n - 1 where name = $1', [budgetName(day)])
    },

    /** When the next mail is due or its lease ends; undefined when none waits. */
    async nextAt(): Promise<number | undefined> {
      const [row] = await query<{ at: number | null }>(
        `select min(case when leased_until > due_at then leased_until else due_at end) as at
          from mail_outbox where sent_at is null and failed_at is null`,
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

/** The row of table `counter` that holds how many mails a day (UTC, as 2026-01-31) has used of its budget. */
export function budgetName(day: string): string {
  return `mail ${day}`
}
