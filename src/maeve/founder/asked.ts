import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { action } from '#src/founder/action.ts'
import { type TopicCount, topicCounts } from '#src/maeve/server/topic-counts.ts'
import { notUnderstood, saidUnpublished, topicTitle } from './named-topic.ts'
import { firstOf, lastDays } from './topics.ts'

/** Each list, with its title and a test for the counts that belong in it. */
const LISTS = {
  unpublished: ['Asked, and not published yet', saidUnpublished],
  unknown: ['Not understood, by the nearest topic', notUnderstood],
  answered: ['Answered', row => row.what === 'answer' && !saidUnpublished(row)],
  refused: ['Refused', ({ what }) => what === 'refusal'],
  joins: ['Wishes to join', ({ what }) => what === 'join'],
  model: ['Replies by a model', ({ what }) => what === 'model'],
  fallback: ['Where her own engine stood in for a model, and why', ({ what }) => what === 'fallback'],
  cut: ['Replies that broke off', ({ what }) => what === 'cut'],
  withheld: ['Withheld from a model’s replies', ({ what }) => what === 'withheld'],
} as const satisfies Record<string, [title: string, holds: (row: TopicCount) => boolean]>

export const asked = action({
  summary: `what visitors asked ${brand.assistant} about, and what she could not answer`,
  help: `First what is not published yet and what she did not understand, by the topic that came nearest; then what she
answered, why a model did not answer, and the tokens it took. Counts only: no conversation is stored anywhere.`,
  input: v.object({ days: lastDays }),
  changes: 'nothing',
  showsPeople: false,

  async run({ days }, { list }) {
    const database = await list()
    const since = firstOf(days)
    const counts = await topicCounts(database, since)
    const lists = Object.entries(LISTS).map(([name, [, holds]]) => {
      const rows = counts.filter(row => holds(row))
      return [name, rows.map(row => ({ topic: row.topic, title: topicTitle(row), n: row.n }))] as const
    })
    const tokens = await database.query<{ day: string; n: number }>(
      'select day, n from maeve_tokens where day >= $1 order by day',
      [since],
    )
    return { since, lists: Object.fromEntries(lists), tokens }
  },

  inJson: ({ since, lists, tokens }) => [{ since, ...lists, tokens }],
  inWords({ since, lists, tokens }) {
    const parts = [
      ...Object.entries(LISTS).map(([name, [title]]) => [title, lists[name]!] as const),
      ['Tokens by day', tokens.map(({ day, n }) => ({ title: day, n }))] as const,
    ].filter(([, counts]) => counts.length)
    const shown = parts.map(([title, counts]) => [title, ...counts.map(line)].join('\n'))
    return parts.length
      ? [`${brand.assistant} since ${since}`, ...shown].join('\n\n')
      : `No questions yet since ${since}.`
  },
})

const line = ({ title, n }: { title: string; n: number }) => `${String(n).padStart(8)}  ${title}`
