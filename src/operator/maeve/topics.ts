import { parseArgs } from 'node:util'
import type { Queryable } from '#src/db/database.ts'
import { readAnswers } from '#src/maeve/server/taught/answer-store.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { topicCounts } from '../maeve-topics.ts'
import { answerable } from './named-topic.ts'

/** What may be answered: how often it was asked, how many wait to be told, and the answer that holds. */
type Topic = {
  topic: string
  title: string
  asked: number
  waiting: number
  answer?: { version: number; answered: string; true_until: string; may_be_out_of_date: boolean }
}

/** Lists what Maeve says is not published. */
export const topics: Command = {
  help: `Usage: npm run waitlist -- maeve topics [--days N] [--json]

Lists what Maeve says isn’t published yet, the most asked first: how often visitors asked about it in the last N days
(30 unless told), and how many wait to be told. Questions that came near it and were not understood count too. Then
what you have answered.

  --days N           the last N days (UTC), today among them
  --json             print the same as JSON`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: { days: { type: 'string', default: '30' }, json: { type: 'boolean' } },
    })
    if (!/^[1-9]\d{0,4}$/.test(values.days)) throw new UsageFault('--days must be a whole number of days')
    const since = utcDay(Date.now() - (Number(values.days) - 1) * DAY_MS)
    const found = await withOwnList(environment, database => topicsSince(database, since, Date.now()))
    console.log(values.json ? JSON.stringify(found) : inWords(found))
    return 0
  },
}

async function topicsSince(database: Queryable, since: string, now: number): Promise<Topic[]> {
  const counts = await topicCounts(database, since)
  const waits = await database.query<{ topic: string; n: number }>(
    'select topic, count(*) as n from topic_wait group by topic',
  )
  const answers = await readAnswers(database)
  return answerable
    .map(({ id, title }): Topic => {
      const answer = answers.find(({ topic }) => topic === id)
      return {
        topic: id,
        title,
        asked: counts
          .filter(({ topic, what }) => topic === id && ['answer', 'offer', 'unknown'].includes(what))
          .reduce((sum, { n }) => sum + n, 0),
        waiting: waits.find(({ topic }) => topic === id)?.n ?? 0,
        ...(answer && {
          answer: {
            version: answer.version,
            answered: ukDay(answer.answered_at),
            true_until: answer.true_until,
            may_be_out_of_date: answer.true_until < ukDay(now),
          },
        }),
      }
    })
    .sort((a, b) => b.asked + b.waiting - (a.asked + a.waiting))
}

function inWords(found: readonly Topic[]): string {
  const line = ({ asked, waiting, topic, title, answer }: Topic) =>
    [
      String(asked).padStart(8),
      String(waiting).padStart(8),
      topic.padEnd(22),
      answer
        ? `version ${answer.version} of ${answer.answered}, true until ${answer.true_until}${answer.may_be_out_of_date ? ': IT MAY BE OUT OF DATE' : ''}`
        : title,
    ].join('  ')
  const part = (title: string, some: readonly Topic[]) =>
    some.length ? `${title}\n   asked   waiting  topic\n${some.map(line).join('\n')}` : ''
  return [
    part(
      'Not published yet',
      found.filter(({ answer }) => !answer),
    ),
    part(
      'Answered by you',
      found.filter(({ answer }) => answer),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}
