import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import type { Queryable } from '#src/db/database.ts'
import { action } from '#src/founder/action.ts'
import { type TopicCount, topicCounts } from '#src/maeve/server/topic-counts.ts'
import { isUnpublished, topicTitle } from './counted-topic.ts'
import { firstOf, lastDays } from './last-days.ts'

export const asked = action({
  summary: `what visitors asked ${brand.assistant} about, and what she could not answer`,
  help: `First what is not published yet and what she did not understand, by the topic that came nearest; then what she
answered, why a model did not answer, and the tokens it took. Counts only: no conversation is stored anywhere.`,
  input: v.object({ days: lastDays }),
  changes: 'nothing',
  showsPeople: false,

  run: async ({ days }, { list }) => askedSince(await list(), firstOf(days)),

  inWords(asked) {
    const titles = Object.entries(TITLES) as [keyof typeof TITLES, string][]
    const parts = [
      ...titles.map(([kind, title]) => part(title, asked[kind].map(line))),
      part(
        'Tokens by day',
        asked.tokens.map(({ day, n }) => line({ title: day, n })),
      ),
    ].filter(Boolean)
    return parts.length
      ? [`${brand.assistant} since ${asked.since}`, ...parts].join('\n\n')
      : `No questions yet since ${asked.since}.`
  },
})

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

const line = ({ title, n }: { title: string; n: number }) => `${String(n).padStart(8)}  ${title}`
const part = (title: string, lines: readonly string[]) => (lines.length ? [title, ...lines].join('\n') : '')
