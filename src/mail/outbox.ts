import type { Columns, Database, Queryable, RowOf, SqlValue } from '#src/db/database.ts'
import { countRows, insertRows, places } from '#src/db/rows.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How long a server owns a leased email, in milliseconds: longer than sending one may take. */
const LEASE_MS = 15 * MINUTE_MS
/** How many emails a mailbox may get in a day. */
const PER_MAILBOX = 3
/** No email is postponed or leased for this long, in milliseconds, so a later time came from a wrong clock. */
const AHEAD_MS = 2 * DAY_MS

/** The reason stored for an email that is no longer wanted: the only one in a failed row that is not a fault. */
export const NOT_WANTED = 'not wanted any more'

/** The reasons stored for an email that the worker itself holds back, not the mail server. */
export const HELD_BACK = {
  night: 'not by night',
  mailbox: 'enough for this mailbox',
  day: 'enough for this day',
} as const

/**
 * SQL for whether a failed row's fault means a missing mailbox: SMTP's 550, 551 and 553, or an enhanced
 * status 5.1.x (RFC 3463), but not a refusal by policy, 5.7.x, which is about the sender.
 */
export const REFUSED_ADDRESS_SQL = `(fault like '5%' and fault not like '%5.7.%'
  and (fault like '550%' or fault like '551%' or fault like '553%' or fault like '%5.1.%'))`

/** The columns of the table `mail_outbox`. Times in epoch milliseconds. */
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

/** An email that is waiting; its text is written when it is sent. `email_key`: who it is for, or from. */
export type Queued = Pick<OutboxRow, 'cause' | 'kind' | 'email_key' | 'queued_at' | 'attempts'>

/** An email leased by this server. `mailbox`: where it arrives, however the address is spelt. */
export type LeasedMail = Queued & { mailbox: string; doubts: number }

/** Returns the mailbox behind an address. All spellings of an address share the mailbox's daily limit. */
export type MailboxOf = (key: string, kind: string, cause: string) => string

/** Returns the columns that the row of an email must have, as SQL, if the email is due at once. */
export const outboxRow = (mail: Record<'cause' | 'kind' | 'email_key' | 'queued_at', string>) => ({
  ...mail,
  due_at: mail.queued_at,
  attempts: '0',
  leased_until: '0',
})

/**
 * Queues an email for each row of `from`, the SQL after `select ... from`. In it, $1 is `now`, and `values`
 * are $2 onwards. `cause`: SQL over a row; an email whose cause was queued before is skipped. `waitMs`: how
 * long to wait before sending any. `words`: the text of the emails, if it is not the usual one. Rejects if
 * the database fails.
 */
export async function enqueue(
  session: Queryable,
  mails: { kind: string; cause: string; email_key?: string; waitMs?: number; words?: string | undefined },
  from: string,
  [now, ...values]: readonly [now: number, ...values: SqlValue[]],
) {
  const { kind, cause, email_key = 'email_key', waitMs = 0, words } = mails
  const queued_at = 'cast($1 as bigint)'
  const row = {
    ...outboxRow({ cause, kind: `'${kind}'`, email_key, queued_at }),
    due_at: `${queued_at} + ${waitMs}`,
    words: `cast($${values.length + 2} as text)`,
  }
  await session.query(
    `insert into mail_outbox (${Object.keys(row).join(', ')}) select ${Object.values(row).join(', ')} from ${from}
      on conflict (cause) do nothing`,
    [now, ...values, words ?? null],
  )
}

/**
 * Queues one email, due at once or at `dueAt`, unless its cause was queued before. `words`: its text,
 * if it is known already.
 */
export async function queueMail(
  session: Queryable,
  mail: Pick<OutboxRow, 'cause' | 'kind' | 'email_key'> & { words?: string },
  now: number,
  dueAt: number = now,
): Promise<void> {
  const row = { ...mail, queued_at: now, due_at: dueAt, attempts: 0, leased_until: 0 }
  await insertRows(session, 'mail_outbox', [row], 'on conflict (cause) do nothing')
}

/** Reads and changes the table `mail_outbox`. Times in epoch milliseconds. Everything rejects if the database fails. */
export function createOutbox({ query }: Pick<Database, 'query'>) {
  const update = (set: string, ...values: [cause: string, at: number, ...SqlValue[]]) =>
    query(`update mail_outbox set ${set} where cause = $1`, values)

  return {
    lease: leaseFrom(query),
    allowedAt: allowedAtBy(query),

    sent: (cause: string, now: number) => update('sent_at = $2, leased_until = 0, fault = null', cause, now),

    /** Records an email as in doubt. It then counts as one of its mailbox's emails for the day. */
    inDoubt: (cause: string, now: number) =>
      update('perhaps_at = $2, doubts = coalesce(doubts, 0) + 1', cause, now),

    failed: (cause: string, now: number, fault: string) =>
      update('failed_at = $2, leased_until = 0, fault = $3', cause, now, fault),

    /** Postpones an email until `dueAt`. `tried`: whether the attempt counts. */
    postpone(cause: string, dueAt: number, { tried, fault }: { tried: boolean; fault: string | null }) {
      const set = 'due_at = $2, leased_until = 0, attempts = attempts - $3, fault = $4'
      return update(set, cause, dueAt, tried ? 0 : 1, fault)
    },

    /** Returns when an email is next due and not leased, except those of some kinds; undefined if none is waiting. */
    async nextAt(without: readonly string[] = []): Promise<number | undefined> {
      const [row] = await query<{ at: number | null }>(
        `select min(case when leased_until > due_at then leased_until else due_at end) as at
          from mail_outbox where sent_at is null and failed_at is null ${exceptKinds(without, 1)}`,
        without,
      )
      return row?.at ?? undefined
    },

    waiting: () => countRows({ query }, 'mail_outbox where sent_at is null and failed_at is null'),
  }
}

/**
 * Leases up to `most` due emails, leaving out the kinds in `without`. They are sorted by kind, so that
 * confirmations go before invitations. If two servers ask at once, each row goes to only one of them. A due
 * time or lease that is impossibly far ahead came from a wrong clock, so the email counts as due.
 */
const leaseFrom =
  (query: Database['query']) =>
  async (most: number, now: number, mailboxOf: MailboxOf, without: readonly string[] = []) => {
    const due = await query<{ cause: string; kind: string; email_key: string }>(
      `select cause, kind, email_key from mail_outbox
      where sent_at is null and failed_at is null and (due_at <= $1 or due_at > $3)
        and (leased_until <= $1 or leased_until > $3) ${exceptKinds(without, 4)}
      order by kind, due_at limit $2`,
      [now, most, now + AHEAD_MS, ...without],
    )
    if (!due.length) return []
    const causes = due.map((_, i) => `$${2 * i + 4}`)
    const mailboxes = causes.map((cause, i) => `when ${cause} then $${2 * i + 5}`)
    // A row that still has a lease was left by a server that died: it is in doubt. The coalesce in the
    // condition stops query planners from using the index of waiting rows, as they would read all of it.
    return query<LeasedMail>(
      `update mail_outbox set leased_until = $2, attempts = attempts + 1,
      doubts = coalesce(doubts, 0) + case when leased_until > 0 then 1 else 0 end, mailbox = case cause ${mailboxes.join(' ')} end
      where cause in (${causes.join(', ')}) and (leased_until <= $1 or leased_until > $3) and coalesce(sent_at, failed_at) is null
      returning cause, kind, email_key, queued_at, attempts, mailbox, doubts`,
      [
        now,
        now + LEASE_MS,
        now + AHEAD_MS,
        ...due.flatMap(({ cause, kind, email_key }) => [cause, mailboxOf(email_key, kind, cause)]),
      ],
    )
  }

/**
 * Returns when an email may be sent: now, or once its mailbox's third most recent email is a day old. Emails
 * that are under way, in doubt or earlier in `batch` count too.
 */
const allowedAtBy =
  (query: Database['query']) =>
  async ({ cause, mailbox }: LeasedMail, batch: readonly LeasedMail[], now: number) => {
    const others = await query<{ cause: string; sent_at: number | null }>(
      `select cause, coalesce(sent_at, perhaps_at) as sent_at from mail_outbox
      where mailbox = $1 and cause <> $2 and (coalesce(sent_at, perhaps_at) > $3
        or (sent_at is null and failed_at is null and leased_until > $4))`,
      [mailbox, cause, now - DAY_MS, now],
    )
    const at = batch.findIndex(one => one.cause === cause)
    const behind = new Set(batch.slice(at).map(one => one.cause))
    const before = others.filter(one => one.sent_at !== null || !behind.has(one.cause))
    if (before.length < PER_MAILBOX) return now
    const sent = before.flatMap(({ sent_at }) => sent_at ?? []).sort((a, b) => b - a)
    const third = sent[PER_MAILBOX - 1]
    return Math.min(now + DAY_MS, Math.max(now + MINUTE_MS, third === undefined ? now : third + DAY_MS))
  }

function exceptKinds(kinds: readonly string[], from: number): string {
  return kinds.length ? `and kind not in (${places(kinds.length, from)})` : ''
}
