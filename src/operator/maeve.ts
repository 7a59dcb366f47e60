import { parseArgs } from 'node:util'
import type { Queryable } from '#src/db/database.ts'
import { type Command, UsageFault, withOwnList } from './command.ts'
import { isUnpublished, type TopicCount, topicCounts, topicTitle } from './maeve-topics.ts'

/** Prints what visitors wanted to know: from counts by topic, as no word of theirs is kept. */
export const maeveCommand: Command = {
  help: `Usage: npm run waitlist -- maeve [--days N]

Prints, for the last N days (30 unless told), what visitors asked Maeve about: first what is not published yet and
what she did not understand, by the topic that came nearest; then what she answered, why a model did not answer, and
the tokens it took. Counts only: no conversation is stored anywhere.`,

  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: { days: { type: 'string', default: '30' } } })
    if (!/^[1-9]\d{0,4}$/.test(values.days)) throw new UsageFault('--days must be a whole number of days')
    const since = new Date(Date.now() - (Number(values.days) - 1) * 86_400_000).toISOString().slice(0, 10)
    console.log(await withOwnList(environment, database => reportSince(database, since)))
    return 0
  },
}

/** The report on the days from `since` on, a UTC date such as 2026-01-31. */
export async function reportSince(database: Queryable, since: string): Promise<string> {
  const rows = await topicCounts(database, since)
  const days = await database.query<{ day: string; n: number }>(
    'select day, n from maeve_tokens where day >= $1 order by day',
    [since],
  )
  const of = (...kinds: string[]) => rows.filter(({ what }) => kinds.includes(what))
  return [
    `Maeve since ${since}`,
    part('Asked, and not published yet', of('answer').filter(isUnpublished).map(line)),
    part('Not understood, by the nearest topic', of('unknown', 'offer').map(line)),
    part(
      'Answered',
      of('answer')
        .filter(row => !isUnpublished(row))
        .map(line),
    ),
    part('Refused', of('refusal').map(line)),
    part('Wishes to join', of('join').map(line)),
    part('Replies by a model', of('model').map(line)),
    part('Where her own engine stood in for a model, and why', of('fallback').map(line)),
    part('Replies that broke off', of('cut').map(line)),
    part('Withheld from a model’s replies', of('withheld').map(line)),
    part(
      'Tokens by day',
      days.map(({ day, n }) => `${String(n).padStart(8)}  ${day}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const line = (row: TopicCount) => `${String(row.n).padStart(8)}  ${topicTitle(row)}`
const part = (title: string, lines: readonly string[]) => (lines.length ? [title, ...lines].join('\n') : '')
