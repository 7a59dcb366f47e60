import { parseArgs } from 'node:util'
import { count } from '#src/content/in-words.ts'
import { periods } from '#src/content/periods.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { withSender } from '#src/founder/with-sender.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { type Command, progress, withOwnList } from '#src/operator/command.ts'
import { typedNumber } from '#src/operator/typed-number.ts'
import { ASK_KIND, CONFIRM_KINDS_SQL, MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { delayInWords } from './days-in-words.ts'

/** Entries in one statement: a join waits no longer than that takes. */
const BATCH = 1_000
const NEVER_ASKED = `confirmed_at is null and unsubscribed_at is null and undeliverable_at is null and not exists (
  select 1 from mail_outbox m where m.email_key = waitlist.email_key and m.kind in ${CONFIRM_KINDS_SQL})`

/** Asks entries from days without mail to confirm. */
export const askUnconfirmed: Command = {
  help: `Usage: npm run waitlist -- letter ask-unconfirmed [--yes N]

Queues the email that asks to confirm, for each entry that was never asked: those who joined while mail was off, and
those that import brought. They go after all others and in the share of a day's emails that letters and waves have, so
a long list takes days. Each is asked once. As always, an entry that is not confirmed is deleted after
${periods.unconfirmed.words}.

  --yes N            the number of people, for when nobody is there to type it`,

  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: { yes: { type: 'string' } } })
    const { mail } = withSender(readMailEnvironment(environment))
    await withOwnList(environment, async database => {
      const [row] = await database.query<{ n: number }>(
        `select count(*) as n from waitlist where ${NEVER_ASKED}`,
      )
      if (!row!.n) return console.error('Everyone has been asked.')
      const delay = await delayInWords(database, { people: row!.n, perDay: mail.perDay, asking: true })
      if (delay) console.error(delay)
      await typedNumber(row!.n, values.yes, `This asks ${count(row!.n, 'person', 'people')} to confirm.`)
      const report = progress()
      let asked = 0
      for await (asked of askEach(database, Date.now())) report(() => `${asked} of ${row!.n}`)
      console.error(`${count(asked, 'person is', 'people are')} asked; the server sends it.`)
    })
    return 0
  },
}

/** Queues the email for each. Yields how many there are so far. */
export async function* askEach(database: Database, now: number): AsyncGenerator<number> {
  let [asked, last] = [0, '']
  for (let some = BATCH; some === BATCH; ) {
    const keys = await database.exclusively(session => ask(session, last, now))
    some = keys.length
    last = keys.at(-1)?.email_key ?? last
    asked += some
    yield asked
  }
}

async function ask(session: Queryable, after: string, now: number) {
  const some = await session.query<{ email_key: string }>(
    `select email_key from waitlist where ${NEVER_ASKED} and email_key > $1 order by email_key limit ${BATCH}`,
    [after],
  )
  // The same cause as a join's own mail, so that nobody is asked twice.
  if (some.length)
    await enqueue(
      session,
      {
        cause: `'${MAIL_KINDS.confirm}:' || email_key || ':' || joined_at`,
        kind: `'${ASK_KIND}'`,
        email_key: 'email_key',
        queued_at: 'cast($1 as bigint)',
      },
      `waitlist where ${NEVER_ASKED} and email_key > $2 and email_key <= $3`,
      [now, after, some.at(-1)!.email_key],
    )
  return some
}
