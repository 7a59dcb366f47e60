import type { Database, Queryable } from '#src/db/database.ts'
import { countRows, inParts, places } from '#src/db/rows.ts'
import { enqueue, NOT_WANTED, type Queued } from '#src/mail/outbox.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { entryKey } from '../join/waitlist-store.ts'
import { MAIL_KINDS } from '../mails/mail-kinds.ts'

const AT_ONCE = 500

/**
 * A person's further requests are held once this many are open, or if they come sooner than this after another (in
 * milliseconds): anyone can make one in somebody else's name.
 */
const [OPEN, APART_MS] = [5, DAY_MS]

/** One request leads to one email, however often the answer changes in between. SQL over `topic_wait t`. */
const CAUSE_SQL = `'${MAIL_KINDS.topic}:' || t.topic || ':' || t.asked_at || ':' || t.email_key`
const SENT_SQL = `exists (select 1 from mail_outbox m where m.cause = '${MAIL_KINDS.topic}:' || topic_wait.topic || ':'
  || topic_wait.asked_at || ':' || topic_wait.email_key and m.sent_at is not null)`

export const topicOf = ({ cause }: Pick<Queued, 'cause'>): string => cause.split(':')[1] ?? ''

const likeTopic = (topic: string) => `${MAIL_KINDS.topic}:${topic}:%`

/**
 * Records that somebody on the list is waiting for a topic. Requests beyond the limits are held until the address's
 * owner says that they made them. For an address that is not on the list nothing is stored, but that takes just as
 * long, as something is written to disk either way. Rejects if the database fails.
 */
export async function waitFor(
  database: Pick<Database, 'exclusively' | 'check'>,
  { email, topic, notice }: { email: string; topic: string; notice: string },
  now: number,
): Promise<void> {
  // One request at a time: if several were stored at once, none would see the others.
  const kept = await database.exclusively(({ query }) =>
    query(
      `insert into topic_wait (email_key, topic, notice, asked_at, held)
        select email_key, $2, $3, cast($4 as bigint), (
          select case when count(*) >= ${OPEN} or max(asked_at) > $5 then 1 end from topic_wait o
          where o.email_key = $1 and o.held is null
        ) from waitlist where email_key = $1
        on conflict (email_key, topic) do nothing returning 1`,
      [entryKey(email), topic, notice, now, now - APART_MS],
    ),
  )
  if (!kept.length) await database.check('waitlist')
}

/** Returns SQL for people who are waiting for a topic and may be written to; `topic` is its parameter. */
const mayBeTold = (topic: string) => `topic_wait t join waitlist w on w.email_key = t.email_key
  where t.topic = ${topic} and t.held is null and w.confirmed_at is not null and w.unsubscribed_at is null`

/**
 * Records that the person made the requests themselves, so they are no longer held. Returns whether any were held.
 */
export async function ownWishes({ query }: Queryable, key: string): Promise<boolean> {
  const rows = await query(
    'update topic_wait set held = null where email_key = $1 and held is not null returning topic',
    [key],
  )
  return rows.length > 0
}

/** Counts how many people get an email as soon as a topic has an answer. */
export const countTold = (database: Queryable, topic: string) => countRows(database, mayBeTold('$1'), [topic])

/**
 * Queues an email for each request by a confirmed person, including emails that were stopped when an earlier answer
 * was retracted.
 */
export async function queueAnswers(
  session: Queryable,
  topics: readonly string[],
  now: number,
): Promise<void> {
  for (const topic of topics) await queueAnswer(session, topic, now)
}

/** Queues the emails for some people, given the keys of their addresses. Reads only their rows. */
export async function queueAnswersOf(
  session: Queryable,
  keys: readonly string[],
  topics: readonly string[],
  now: number,
): Promise<void> {
  for (const some of inParts(keys, AT_ONCE)) {
    const waits = await session.query<{ topic: string }>(
      `select distinct topic from topic_wait where email_key in (${places(some.length)})`,
      some,
    )
    for (const { topic } of waits) if (topics.includes(topic)) await queueAnswer(session, topic, now, some)
  }
}

async function queueAnswer(session: Queryable, topic: string, now: number, keys: readonly string[] = []) {
  const of = (column: string) => (keys.length ? `and ${column} in (${places(keys.length, 3)})` : '')
  await session.query(
    `delete from mail_outbox where cause like $1 and sent_at is null and fault = $2 ${of('email_key')}`,
    [likeTopic(topic), NOT_WANTED, ...keys],
  )
  await enqueue(
    session,
    { kind: MAIL_KINDS.topic, cause: CAUSE_SQL, email_key: 't.email_key' },
    `${mayBeTold('$2')} ${of('t.email_key')}`,
    [now, topic, ...keys],
  )
}

/**
 * Removes a topic's emails from the outbox. Those that a server has leased are not sent either, unless they are already
 * under way.
 */
export async function unqueueAnswers(session: Queryable, topic: string, now: number): Promise<void> {
  await session.query(
    `delete from mail_outbox where cause like $1 and sent_at is null and perhaps_at is null and failed_at is null
      and leased_until <= $2`,
    [likeTopic(topic), now],
  )
}

/**
 * Ends requests whose email was sent, as people agreed to only one email. With `key`, only those of one address.
 */
export async function endAnswered({ query }: Queryable, key?: string): Promise<void> {
  const [of, values] = key === undefined ? ['', []] : ['email_key = $1 and ', [key]]
  await query(`delete from topic_wait where ${of}${SENT_SQL}`, values)
}

export const countWaits = ({ query }: Queryable): Promise<{ topic: string; n: number }[]> =>
  query('select topic, count(*) as n from topic_wait where held is null group by topic')

export async function countWaiting({ query }: Queryable): Promise<{ topics: number; people: number }> {
  const [row] = await query<{ topics: number; people: number }>(
    'select count(distinct topic) as topics, count(distinct email_key) as people from topic_wait where held is null',
  )
  return row!
}

/** Returns whether somebody is still waiting for the topic that an email answers. */
export async function stillWaits({ query }: Queryable, { cause, email_key }: Queued): Promise<boolean> {
  const rows = await query('select 1 from topic_wait where email_key = $1 and topic = $2', [
    email_key,
    topicOf({ cause }),
  ])
  return rows.length > 0
}
