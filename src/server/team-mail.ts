import { createHash } from 'node:crypto'
import { teamWords } from '#src/content/team-card.ts'
import type { Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { escapeHtml } from '#src/http/template.ts'
import type { Note } from '#src/mail/message.ts'
import type { Queued } from '#src/mail/outbox.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'

/** Whether a cause is that of a message to the team. */
export const isToTeam = (cause: string): boolean => cause.startsWith(`${MAIL_KINDS.team}:`)

type Message = { email: string; text: string }

/** A visitor's messages to the team: each a row of the outbox until it is sent, and then nothing. */
export function createTeamMail(database: Queryable, to: string) {
  return {
    /** Queues a message. The same from the same address on the same day (UTC), as by a double click, is one. */
    async queue({ email, text }: Message, now: number): Promise<void> {
      const hash = createHash('sha256')
        .update(JSON.stringify([email, text]))
        .digest('base64url')
      const row = {
        cause: `${MAIL_KINDS.team}:${utcDay(now)}:${hash}`,
        kind: MAIL_KINDS.team,
        email_key: entryKey(email),
        queued_at: now,
        due_at: now,
        attempts: 0,
        leased_until: 0,
        words: JSON.stringify({ email, text } satisfies Message),
      }
      await insertRows(database, 'mail_outbox', [row], 'on conflict (cause) do nothing')
    },

    /** The email that goes; null where its visitor was erased meanwhile. */
    async compose({ cause }: Queued): Promise<Note | null> {
      const [row] = await database.query<{ words: string | null }>(
        'select words from mail_outbox where cause = $1',
        [cause],
      )
      if (!row?.words) return null
      const { email, text } = JSON.parse(row.words) as Message
      const { subject, lead, from } = teamWords.mail
      const html = [lead, text, `${from} ${email}`].map(
        part => `<p style="white-space:pre-wrap">${escapeHtml(part)}</p>`,
      )
      return {
        to,
        subject,
        replyTo: email,
        text: `${lead}\n\n${text}\n\n${from} ${email}\n`,
        html: `<!doctype html><meta charset="utf-8">${html.join('\n')}`,
      }
    },

    /** Forgets a message that has gone. */
    forget: ({ cause }: Queued) => database.query('delete from mail_outbox where cause = $1', [cause]),
  }
}
