import { randomUUID } from 'node:crypto'
import type { Database } from '#src/db/database.ts'
import { createOutbox, queueMail } from '#src/mail/outbox.ts'
import { createOutboxWorker } from '#src/mail/sending/outbox-worker.ts'
import type { Patience } from '#src/mail/transport.ts'
import { withTestMail } from './with-test-mail.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const NOON = Date.UTC(2026, 2, 1, 12)

/** Returns the mailbox of a test's address, without the tag after a plus. */
export const withoutTag = (address: string) => address.replace(/\+.*@/, '@')

type Worker = { perDay?: number; on?: Database; patience?: Patience }

/** Like `withTestMail`, at noon, with workers that send the outbox's emails to the mail server. */
export function withTestMailing(engine: Database['engine']) {
  const mail = withTestMail(engine, NOON)
  const { own } = mail
  return Object.assign(mail, {
    /** Opens the email worker of another server. */
    openWorker({ perDay = 1_000, on = own.database, patience }: Worker = {}) {
      return createOutboxWorker({
        ...mail.sending(4, patience),
        database: on,
        compose: async ({ email_key }) => ({
          to: email_key,
          subject: 'Subject',
          html: '<p>Hello</p>',
          text: 'Hello',
          unsubscribe: 'https://kerbside.test/unsubscribe?t=1',
        }),
        mailboxOf: withoutTag,
        perDay: kind => (kind === 'invite' ? Math.floor(0.8 * perDay) : perDay),
      })
    },

    queue: (address: string, cause: string = randomUUID(), kind = 'confirm') =>
      queueMail(own.database, { cause, kind, email_key: address }, mail.clock),
    rows: () =>
      own.database.query<Record<string, number | string | null>>(
        'select * from mail_outbox order by email_key',
      ),
    recipients: () => mail.smtp.received.map(({ to }) => to.join()).sort(),

    /** Lets the worker work for some time on the test's clock, without real waiting. */
    async pass(worker: { turn(): Promise<number> }, ms: number) {
      const end = mail.clock + ms
      while (mail.clock < end) {
        const rest = await worker.turn()
        const next = (await createOutbox(own.database).nextAt()) ?? end
        // If emails are due but the worker rests, they are waiting for the next day.
        const idle = next <= mail.clock && rest >= MINUTE / 2 ? 10 * MINUTE : 0
        mail.clock = Math.min(end, Math.max(mail.clock + rest + idle, next))
      }
    },
  })
}
