import type { Database } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { createWitness } from '#src/db/witness.ts'
import { audienceOf } from '#src/letters/founder/audience/letter-audience.ts'
import type { Letter } from '#src/letters/letter.ts'
import { createLetterWriter } from '#src/letters/mails/letter-writer.ts'
import { prepareLetter } from '#src/letters/sending/letter-preparing.ts'
import { LANES } from '#src/letters/sending/letter-queue.ts'
import { createLetterSender, IDLE_MS } from '#src/letters/sending/letter-sender.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { createRecipients } from '#src/letters/sending/recipients.ts'
import type { ReturnTo } from '#src/mail/message.ts'
import type { Refused } from '#src/mail/sending/delivery.ts'
import type { Patience } from '#src/mail/transport.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import { withTestMail } from './with-test-mail.ts'

export const LAUNCH: Letter = {
  name: 'launch',
  subject: 'We are open',
  preview: 'Book your first wash',
  purpose: 'launch',
  body: 'We are **open**. [Book](/book) now.',
}

/** What a test sets in a made-up entry. By default, its times are before the letter. */
type Person = Partial<
  Record<'postcode' | 'notice', string | null> &
    Record<'confirmed_at' | 'unsubscribed_at' | 'joined_at', number | null>
>

/**
 * Like `withTestMail`, on a Monday morning, with a waitlist and servers that send letters. `pass` moves the clock.
 */
export function withTestLetters(engine: Database['engine']) {
  const mail = withTestMail(engine, Date.UTC(2026, 2, 2, 9))
  const { own } = mail
  return Object.assign(mail, {
    store: () => createLetterStore(own.database),

    /** Adds entries that confirmed a day ago by default. */
    async people(names: readonly string[], person: Person = {}) {
      const rows = names.map(name => ({
        email_key: `${name}@x.uk`,
        email: `${name}@X.uk`,
        postcode: 'LS6 2AB',
        notice: '1',
        form: 'hero',
        joined_at: mail.clock - 2 * DAY_MS,
        confirmed_at: mail.clock - DAY_MS,
        unsubscribed_at: null,
        ...person,
      }))
      for (let at = 0; at < rows.length; at += 500)
        await insertRows(own.database, 'waitlist', rows.slice(at, at + 500))
    },

    /** Schedules a letter to start in a quarter of an hour. */
    async send(
      letter: Partial<Letter> = {},
      startsAt = mail.clock + 15 * MINUTE_MS,
      on: Database = own.database,
    ) {
      const full = { ...LAUNCH, ...letter }
      const audience = audienceOf(full.purpose, { where: '1 = 1', values: [], inWords: 'everyone' })
      const home = await createWitness(on, 'waitlist').home()
      for await (const _rows of prepareLetter(on, full, { audience, startsAt, home }, () => mail.clock));
    },

    /** Opens the part of a server that sends letters. */
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
      return createLetterSender({
        ...mail.sending(LANES, patience),
        database: on,
        draft: createLetterWriter({
          links: createLinks(on, 'https://kerbside.test'),
          publicUrl: 'https://kerbside.test',
          operator: { name: 'Kerbside Ltd', contact: 'hello@kerbside.test' },
          returnTo,
        }),
        perDay,
        refused,
      })
    },

    /** Lets servers work for some time on the test's clock, without real waiting. */
    async pass(ms: number, ...senders: { turn(): Promise<number> }[]) {
      const end = mail.clock + ms
      const idle = Math.max(5 * MINUTE_MS, ms / 40)
      while (mail.clock < end) {
        const rests = await Promise.all(senders.map(sender => sender.turn()))
        const rest = Math.min(...rests)
        mail.clock = Math.min(end, mail.clock + (rest >= IDLE_MS ? idle : Math.max(1, rest)))
      }
    },

    recipients: () => mail.smtp.received.map(({ to }) => to.join().toLowerCase()).sort(),
    state: async (name = 'launch') => (await createLetterStore(own.database).find(name))?.state,
    tally: (name = 'launch', from?: number) => createRecipients(own.database, name).tally(from),
    /** Ends all leases, as if their quarter of an hour were over. */
    endLeases: () =>
      own.database.query(
        'update letter_recipient set due_at = $1 where sent_at is null and failed_at is null and due_at > $1',
        [mail.clock],
      ),
  })
}

export const names = (n: number, prefix = 'v') =>
  Array.from({ length: n }, (_, i) => `${prefix}${String(i).padStart(5, '0')}`)
export { HOUR_MS, MINUTE_MS }
