import { parseArgs } from 'node:util'
import type { Queryable } from '#src/db/database.ts'
import { isUnpublished, type TopicCount, topicCounts, topicTitle } from '#src/maeve/server/topic-counts.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'

/** Prints what visitors wanted to know: from counts by topic, as no word of theirs is kept. */
export const maeveCommand: Command = {
  help: `Usage: npm run waitlist -- maeve [--days N] [--json]
       npm run waitlist -- maeve topics                  what isn’t published, how often it was asked, how many wait
       npm run waitlist -- maeve answer TOPIC FILE.md    has her answer it
       npm run waitlist -- maeve retract TOPIC           takes that back

Prints, for the last N days (30 unless told), what visitors asked Maeve about: first what is not published yet and
what she did not understand, by the topic that came nearest; then what she answered, why a model did not answer, and
the tokens it took. Counts only: no conversation is stored anywhere.

  --days N           the last N days (UTC), today among them
  --json             print the same as JSON`,

  parts: {
    topics: async () => (await import('../maeve/topics.ts')).topics,
    answer: async () => (await import('../maeve/answer.ts')).answer,
    retract: async () => (await import('../maeve/retract.ts')).retract,
  },

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: { days: { type: 'string', default: '30' }, json: { type: 'boolean' } },
    })
    if (!/^[1-9]\d{0,4}$/.test(values.days)) throw new UsageFault('--days must be a whole number of days')
    const since = utcDay(Date.now() - (Number(values.days) - 1) * DAY_MS)
    const asked = await withOwnList(environment, database => askedSince(database, since))
    console.log(values.json ? JSON.stringify(asked) : inWords(asked))
    return 0
  },
}

/** What is printed, in this order, under these titles. */
const TITLES = {
  unpublished: 'Asked, and not published yet',
  unknown: 'Not understood, by the nearest topic',
  answered: 'Answered',
  refused: 'Refused',
  joins: 'Wishes to join',
  model: 'Replies by a model',
  fallback: 'Where her own engine stood in for a model, and why',
  cut: 'Replies that broke off',
  withheld: 'Withheld from a model’s replies',
} as const

type Tally = { topic: string; title: string; n: number }
type Asked = Record<keyof typeof TITLES, Tally[]> & { since: string; tokens: { day: string; n: number }[] }

/** What was asked from the day `since` on, a UTC date such as 2026-01-31. */
async function askedSince(database: Queryable, since: string): Promise<Asked> {
  const rows = await topicCounts(database, since)
  const of = (...kinds: string[]) => rows.filter(({ what }) => kinds.includes(what))
  const tally = (some: TopicCount[]) =>
    some.map(row => ({ topic: row.topic, title: topicTitle(row), n: row.n }))
  return {
    since,
    unpublished: tally(of('answer').filter(isUnpublished)),
    unknown: tally(of('unknown', 'offer')),
    answered: tally(of('answer').filter(row => !isUnpublished(row))),
    refused: tally(of('refusal')),
    joins: tally(of('join')),
    model: tally(of('model')),
    fallback: tally(of('fallback')),
    cut: tally(of('cut')),
    withheld: tally(of('withheld')),
    tokens: await database.query('select day, n from maeve_tokens where day >= $1 order by day', [since]),
  }
}

function inWords(asked: Asked): string {
  const titles = Object.entries(TITLES) as [keyof typeof TITLES, string][]
  return [
    `Maeve since ${asked.since}`,
    ...titles.map(([kind, title]) => part(title, asked[kind].map(line))),
    part(
      'Tokens by day',
      asked.tokens.map(({ day, n }) => line({ title: day, n })),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const line = ({ title, n }: { title: string; n: number }) => `${String(n).padStart(8)}  ${title}`
const part = (title: string, lines: readonly string[]) => (lines.length ? [title, ...lines].join('\n') : '')
