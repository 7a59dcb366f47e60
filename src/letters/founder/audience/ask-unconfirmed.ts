import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { periods } from '#src/content/periods.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { withSender } from '#src/founder/with-sender.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { ASK_KIND, CONFIRM_KINDS_SQL, MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { delayInWords } from './days-in-words.ts'

/** Entries in one statement: a join waits no longer than that takes. */
const BATCH = 1_000
const NEVER_ASKED = `confirmed_at is null and unsubscribed_at is null and undeliverable_at is null and not exists (
  select 1 from mail_outbox m where m.email_key = waitlist.email_key and m.kind in ${CONFIRM_KINDS_SQL})`

export const askUnconfirmed = action({
  summary: 'ask those who were never asked to confirm, once each',
  help: `Queues the email that asks to confirm for those who joined while mail was off, and those that import brought. They
go after all others and in the share of a day's emails that letters and waves have, so a long list takes days. As
always, an entry that is not confirmed is deleted after ${periods.unconfirmed.words}.`,
  input: v.object({}),
  changes: 'people',
  showsPeople: false,

  async questions(_input, { list, environment, note }) {
    const { mail } = withSender(readMailEnvironment(environment))
    const database = await list()
    const n = await countNeverAsked(database)
    const delay = n && (await delayInWords(database, { people: n, perDay: mail.perDay, asking: true }))
    if (delay) note(delay)
    return n
      ? [
          {
            option: 'yes',
            answer: String(n),
            words: `This asks ${count(n, 'person', 'people')} to confirm.`,
          },
        ]
      : []
  },

  async run(_input, { list, environment, progress }) {
    withSender(readMailEnvironment(environment))
    const database = await list()
    const n = await countNeverAsked(database)
    let asked = 0
    for await (asked of askEach(database, Date.now())) progress(() => `${asked} of ${n}`)
    return { asked }
  },

  inWords: ({ asked }) =>
    asked
      ? `${count(asked, 'person is', 'people are')} asked; the server sends it.`
      : 'Everyone has been asked.',
})

async function countNeverAsked({ query }: Queryable): Promise<number> {
  const [row] = await query<{ n: number }>(`select count(*) as n from waitlist where ${NEVER_ASKED}`)
  return row!.n
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
