import { parseArgs } from 'node:util'
import { type Topic, topicsSince } from '#src/maeve/server/taught/open-topics.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { countWaits } from '#src/waitlist/server/topics/topic-waits.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'

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
    const found = await withOwnList(environment, async database =>
      topicsSince(database, { since, now: Date.now(), waits: await countWaits(database) }),
    )
    console.log(values.json ? JSON.stringify(found) : inWords(found))
    return 0
  },
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
