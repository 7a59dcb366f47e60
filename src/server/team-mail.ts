import { hash } from 'node:crypto'
import { teamWords } from '#src/content/team-card.ts'
import type { Queryable } from '#src/db/database.ts'
import { countRows, places } from '#src/db/rows.ts'
import { escapeHtml } from '#src/http/template.ts'
import type { Note } from '#src/mail/message.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { DAY_MS, MINUTE_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { notStored } from '#src/waitlist/server/join/join-guard.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'

/** Returns whether a cause belongs to a message to the team, or to the email that carries such messages. */
export const isToTeam = (cause: string): boolean => cause.startsWith(`${MAIL_KINDS.team}:`)

/** The email that carries the waiting messages: one row, reused. */
const POST = { cause: `${MAIL_KINDS.team}:post`, kind: 'team-post' } as const
export const TEAM_POST_KIND = POST.kind
/** The largest share of a day's emails that may go to the team, and the shortest time between two, in milliseconds. */
const SHARE = 0.1
const APART_MS = 15 * MINUTE_MS
/** The most messages in an email, and the most that may wait. */
const IN_ONE = 100
const WAITING = 500

const WAITING_SQL = `mail_outbox where kind = '${MAIL_KINDS.team}' and sent_at is null and failed_at is null`

type Message = { email: string; text: string }
type Gone = { words: string | null; sent_at: number | null; failed_at: number | null; fault: string | null }

/**
 * Sends visitors' messages to the team. Each is a row of the outbox until it is sent, then deleted. They are sent
 * together, in one email at a time, so that any number of messages takes only a small share of a day's emails.
 */
export function createTeamMail(database: Queryable, to: string, perDay: number) {
  const { query } = database
  const apart = Math.max(APART_MS, DAY_MS / Math.max(1, Math.floor(perDay * SHARE)))

  /** Queues the email that carries the messages, due at once or some time after the last such email. */
  async function post(now: number) {
    await query(
      `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until)
        values ($1, $2, 'team', $3, $3, 0, 0)
        on conflict (cause) do update set queued_at = excluded.queued_at, attempts = 0, leased_until = 0,
          due_at = case when mail_outbox.sent_at between excluded.due_at - $4 and excluded.due_at
            then mail_outbox.sent_at + $4 else excluded.due_at end,
          sent_at = null, failed_at = null, fault = null, perhaps_at = null, doubts = null
          where coalesce(mail_outbox.sent_at, mail_outbox.failed_at) is not null`,
      [POST.cause, POST.kind, now, apart],
    )
  }

  /**
   * Applies the result of the last email to its messages. If it was sent, deletes them. If we gave up on it,
   * sends half of them in another email, and so on until the message at fault is on its own: only that one
   * is marked as failed.
   */
  async function settle() {
    const [last] = await query<Gone>(
      `select words, sent_at, failed_at, fault from mail_outbox
        where cause = $1 and words is not null and coalesce(sent_at, failed_at) is not null`,
      [POST.cause],
    )
    if (!last) return
    const causes = JSON.parse(last.words!) as string[]
    if (last.sent_at === null && causes.length > 1) {
      const half = JSON.stringify(causes.slice(0, Math.ceil(causes.length / 2)))
      // In one step, as two servers may do this at once.
      await query(
        `update mail_outbox set words = $3, due_at = failed_at, attempts = 0, failed_at = null, fault = null,
          perhaps_at = null, doubts = null where cause = $1 and words = $2 and failed_at is not null`,
        [POST.cause, last.words, half],
      )
      return
    }
    if (last.sent_at !== null)
      await query(`delete from mail_outbox where cause in (${places(causes.length)})`, causes)
    else
      await query(
        `update mail_outbox set failed_at = $1, fault = $2 where cause in (${places(causes.length, 3)})`,
        [last.failed_at, last.fault, ...causes],
      )
    await query('update mail_outbox set words = null where cause = $1 and words = $2', [
      POST.cause,
      last.words,
    ])
  }

  const read = (which: string, values: readonly string[]) =>
    query<{ cause: string; words: string }>(`select cause, words from ${WAITING_SQL} ${which}`, values)

  const waiting = () => countRows({ query }, `(select 1 from ${WAITING_SQL} limit ${WAITING}) w`)

  return {
    /** Queues a message, unless the address sent the same today (UTC). Rejects with 503 if too many are waiting. */
    async queue({ email, text }: Message, now: number): Promise<void> {
      if ((await waiting()) >= WAITING) throw notStored()
      const mark = hash('sha256', JSON.stringify([email, text]), 'base64url')
      const row = {
        cause: `${MAIL_KINDS.team}:${utcDay(now)}:${mark}`,
        kind: MAIL_KINDS.team,
        email_key: entryKey(email),
        words: JSON.stringify({ email, text } satisfies Message),
      }
      await queueMail(database, row, now)
      await settle()
      await post(now)
    },

    /** Writes the email; returns null if everybody who wrote a message has been erased since. */
    async compose(): Promise<Note | null> {
      const [post] = await query<{ words: string | null }>('select words from mail_outbox where cause = $1', [
        POST.cause,
      ])
      // A retry carries the same messages, because it has the same Message-ID.
      const begun = JSON.parse(post?.words ?? '[]') as string[]
      const kept = begun.length ? await read(`and cause in (${places(begun.length)})`, begun) : []
      const rows = kept.length ? kept : await read(`order by due_at, cause limit ${IN_ONE}`, [])
      if (!rows.length) return null
      const words = kept.length ? post!.words! : JSON.stringify(rows.map(({ cause }) => cause))
      await query('update mail_outbox set words = $2 where cause = $1', [POST.cause, words])
      return {
        ...written(
          to,
          rows.map(row => JSON.parse(row.words) as Message),
        ),
        cause: words,
      }
    },

    /** Applies the result of the last email, and queues another for the messages still waiting. */
    async forget(now: number) {
      await settle()
      if (await waiting()) await post(now)
    },
  }
}

function written(to: string, messages: readonly Message[]): Note {
  const { subject, subjectOfMany, lead, leadOfMany, from } = teamWords.mail
  const one = messages.length === 1
  const parts = [
    one ? lead : leadOfMany,
    ...messages.flatMap(({ email, text }) => [quoted(text), `${from} ${email}`, ...(one ? [] : ['* * *'])]),
  ]
  const html = parts.map(part => `<p style="white-space:pre-wrap">${escapeHtml(part)}</p>`)
  return {
    to,
    subject: one ? subject : subjectOfMany(messages.length),
    ...(one && { replyTo: messages[0]!.email }),
    text: `${parts.join('\n\n')}\n`,
    html: `<!doctype html><meta charset="utf-8">${html.join('\n')}`,
  }
}

/**
 * Marks each line that a visitor wrote, as they may try to make one look like the beginning of somebody else's
 * message.
 */
const quoted = (text: string) => text.replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n').replace(/^/gm, '> ')
