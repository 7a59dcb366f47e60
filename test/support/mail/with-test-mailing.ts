import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { createOutbox } from '#src/mail/outbox.ts'
import { createOutboxWorker } from '#src/mail/outbox-worker.ts'
import { createSmtpTransport, type Patience } from '#src/mail/transport.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { queueMail } from './queue-mail.ts'
import { startTestSmtp, type TestSmtp } from './test-smtp.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const NOON = Date.UTC(2026, 2, 1, 12)

/** The mailbox of a test's address: what follows a plus is a tag. */
export const withoutTag = (address: string) => address.replace(/\+.*@/, '@')

type Worker = { perDay?: number; on?: Database; patience?: Patience }

/**
 * Each test that follows has an outbox, a mail server and workers between them, at noon by a clock that moves
 * only as `pass` lets it. No test may log an address.
 */
export function withTestMailing(engine: Database['engine']) {
  const own = withTestDatabase(engine)
  let smtp: TestSmtp
  let clock: number
  let logged: object[]
  let closing: (() => unknown)[]
  beforeEach(async () => {
    smtp = await startTestSmtp()
    clock = NOON
    logged = []
    closing = []
  })
  afterEach(async () => {
    for (const close of closing.reverse()) await close()
    await smtp.down()
    expect(JSON.stringify(logged)).not.toMatch(/@x\.uk/)
  })

  return {
    /** The database that the outbox is in. */
    own,
    get smtp() {
      return smtp
    },
    get clock() {
      return clock
    },
    /** Sets the clock, ahead or back. */
    set(at: number) {
      clock = at
    },
    get logged() {
      return logged
    },

    /** Its own server, as far as mail goes. */
    openWorker({ perDay = 1_000, on = own.database, patience }: Worker = {}) {
      const transport = createSmtpTransport(smtp.url, 'Kerbside <hello@kerbside.test>', 4, patience)
      const worker = createOutboxWorker({
        database: on,
        transport,
        compose: async ({ email_key }) => ({
          to: email_key,
          subject: 'Subject',
          html: '<p>Hello</p>',
          text: 'Hello',
          unsubscribe: 'https://kerbside.test/unsubscribe?t=1',
        }),
        mailboxOf: withoutTag,
        perDay: kind => (kind === 'invite' ? Math.floor(0.8 * perDay) : perDay),
        log: {
          info: (about, line) => void logged.push({ about, line }),
          warn: (about, line) => void logged.push({ about, line }),
        },
        now: () => clock,
        random: () => 1,
      })
      closing.push(transport.close)
      return worker
    },

    /** Another server's connection to the same outbox. */
    elsewhere() {
      const other = own.open()
      closing.push(() => other.close())
      return other
    },

    queue: (address: string, cause: string = randomUUID(), kind = 'confirm') =>
      queueMail(own.database, { cause, kind, email_key: address }, clock),
    rows: () =>
      own.database.query<Record<string, number | string | null>>(
        'select * from mail_outbox order by email_key',
      ),
    recipients: () => smtp.received.map(({ to }) => to.join()).sort(),

    /** Lets the worker work for some time, in which its rests take no time. */
    async pass(worker: { turn(): Promise<number> }, ms: number) {
      const end = clock + ms
      while (clock < end) {
        const rest = await worker.turn()
        const next = (await createOutbox(own.database).nextAt()) ?? end
        // What is due and rests all the same waits for the next day.
        const idle = next <= clock && rest >= MINUTE / 2 ? 10 * MINUTE : 0
        clock = Math.min(end, Math.max(clock + rest + idle, next))
      }
    },
  }
}
