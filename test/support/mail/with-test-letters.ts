import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { createWitness } from '#src/db/witness.ts'
import type { ReturnTo } from '#src/letters/bounces/return-address.ts'
import type { Letter } from '#src/letters/letter.ts'
import { createLetterWriter } from '#src/letters/mails/letter-writer.ts'
import { audienceOf } from '#src/letters/sending/audience-of.ts'
import { LANES } from '#src/letters/sending/letter-queue.ts'
import { createLetterSender, IDLE_MS } from '#src/letters/sending/letter-sender.ts'
import { createLetterStore, prepareLetter } from '#src/letters/sending/letter-store.ts'
import { createRecipients } from '#src/letters/sending/recipients.ts'
import type { Refused } from '#src/mail/delivery.ts'
import { createSmtpTransport, type Patience } from '#src/mail/transport.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import { withTestDatabase } from '../with-test-database.ts'
import { startTestSmtp, type TestSmtp } from './test-smtp.ts'

export const LAUNCH: Letter = {
  name: 'launch',
  subject: 'We are open',
  preview: 'Book your first wash',
  purpose: 'launch',
  body: 'We are **open**. [Book](/book) now.',
}

/** Who a made-up entry is, except for its address. Times are before the letter unless said otherwise. */
type Person = Partial<
  Record<'postcode' | 'notice', string | null> &
    Record<'confirmed_at' | 'unsubscribed_at' | 'joined_at', number | null>
>

/**
 * Each test that follows has a waitlist, a mail server and servers that send letters, by a clock that moves only as
 * `pass` lets it. For tests.
 */
export function withTestLetters(engine: Database['engine']) {
  const own = withTestDatabase(engine)
  let smtp: TestSmtp
  let clock: number
  let logged: object[]
  let closing: (() => unknown)[]
  beforeEach(async () => {
    smtp = await startTestSmtp()
    clock = Date.UTC(2026, 2, 2, 9)
    logged = []
    closing = []
  })
  afterEach(async () => {
    for (const close of closing.reverse()) await close()
    await smtp.down()
    expect(JSON.stringify(logged)).not.toMatch(/@x\.uk/)
  })

  return {
    own,
    get smtp() {
      return smtp
    },
    get clock() {
      return clock
    },
    set clock(at: number) {
      clock = at
    },
    get logged() {
      return logged
    },
    get store() {
      return createLetterStore(own.database)
    },

    /** Entries that confirmed a day ago, unless said otherwise. */
    async people(names: readonly string[], person: Person = {}) {
      const rows = names.map(name => ({
        email_key: `${name}@x.uk`,
        email: `${name}@X.uk`,
        postcode: 'LS6 2AB',
        notice: '1',
        form: 'hero',
        joined_at: clock - 2 * DAY_MS,
        confirmed_at: clock - DAY_MS,
        unsubscribed_at: null,
        ...person,
      }))
      for (let at = 0; at < rows.length; at += 500)
        await insertRows(own.database, 'waitlist', rows.slice(at, at + 500))
    },

    /** Starts a letter in a quarter of an hour. */
    async send(letter: Partial<Letter> = {}, startsAt = clock + 15 * MINUTE_MS, on: Database = own.database) {
      const full = { ...LAUNCH, ...letter }
      const audience = audienceOf(full.purpose, { where: '1 = 1', values: [], inWords: 'everyone' })
      const home = await createWitness(on, 'waitlist').home()
      for await (const _rows of prepareLetter(on, full, { audience, startsAt, home }, () => clock));
    },

    /** A server that sends letters. */
    openSender({
      perDay = 100_000,
      on = own.database,
      patience,
      returnTo,
      refused,
    }: {
      returnTo?: ReturnTo
      refused?: Refused
      perDay?: number
      on?: Database
      patience?: Patience
    } = {}) {
      const transport = createSmtpTransport(smtp.url, 'Kerbside <hello@kerbside.test>', LANES, patience)
      const sender = createLetterSender({
        database: on,
        transport,
        draft: createLetterWriter({
          links: createLinks(on, 'https://kerbside.test'),
          publicUrl: 'https://kerbside.test',
          operator: { name: 'Kerbside Ltd', contact: 'hello@kerbside.test' },
          returnTo,
        }),
        perDay,
        refused,
        log: {
          info: (about, line) => void logged.push({ about, line }),
          warn: (about, line) => void logged.push({ about, line }),
        },
        now: () => clock,
        random: () => 1,
      })
      closing.push(transport.close)
      return sender
    },

    /** Another server's connection to the same database. */
    elsewhere() {
      const other = own.open()
      closing.push(() => other.close())
      return other
    },

    /** Lets servers work for some time, in which their rests take no time, and idle ones are long. */
    async pass(ms: number, ...senders: { turn(): Promise<number> }[]) {
      const end = clock + ms
      const idle = Math.max(5 * MINUTE_MS, ms / 40)
      while (clock < end) {
        const rests = await Promise.all(senders.map(sender => sender.turn()))
        const rest = Math.min(...rests)
        clock = Math.min(end, clock + (rest >= IDLE_MS ? idle : Math.max(1, rest)))
      }
    },

    recipients: () => smtp.received.map(({ to }) => to.join().toLowerCase()).sort(),
    state: async (name = 'launch') => (await createLetterStore(own.database).find(name))?.state,
    tally: (name = 'launch', from?: number) => createRecipients(own.database, name).tally(from),
    /** Leases end at once, as if their quarter of an hour were over. */
    endLeases: () =>
      own.database.query(
        'update letter_recipient set due_at = $1 where sent_at is null and failed_at is null and due_at > $1',
        [clock],
      ),
  }
}

export const names = (n: number, prefix = 'v') =>
  Array.from({ length: n }, (_, i) => `${prefix}${String(i).padStart(5, '0')}`)
export { HOUR_MS, MINUTE_MS }
