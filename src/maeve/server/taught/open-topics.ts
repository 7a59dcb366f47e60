import type { Queryable } from '#src/db/database.ts'
import { type KnowledgeEntry, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { facetId } from '#src/maeve/knowledge/read-subjects.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { topicCounts } from '../topic-counts.ts'
import { readAnswers } from './answer-store.ts'
import { isAnswerable } from './taught-knowledge.ts'

/** The topics on which something is not published or not announced. */
export const answerable: readonly KnowledgeEntry[] = maeveKnowledge.filter(isAnswerable)

/** Everything that a founder may answer: topics, published subjects, and single facets. */
export const everyTopic: ReadonlyMap<string, KnowledgeEntry> = new Map(
  maeveKnowledge
    .filter(({ kind }) => kind !== 'talk' && kind !== 'elsewhere')
    .flatMap((entry): KnowledgeEntry[] => [
      entry,
      ...entry.facets
        .filter(({ reply }) => !reply.includes('{'))
        .map(facet => ({
          ...entry,
          id: facetId(entry, facet),
          title: `${entry.title}: ${facet.question}`,
          text: facet.reply,
          wordings: [facet.question, ...facet.asked],
        })),
    ])
    .map(topic => [topic.id, topic]),
)

/** A topic to answer: how often it was asked, how many people are waiting, and the current answer. */
export type Topic = {
  topic: string
  title: string
  asked: number
  waiting: number
  answer?: { version: number; answered: string; true_until: string; may_be_out_of_date: boolean }
}

/**
 * The topics that may be answered, the most wanted first. `since` is a UTC date such as 2026-01-31; `waits`: how many
 * people are waiting to hear about each topic.
 */
export async function topicsSince(
  database: Queryable,
  { since, now, waits }: { since: string; now: number; waits: readonly { topic: string; n: number }[] },
): Promise<Topic[]> {
  const counts = await topicCounts(database, since)
  const answers = await readAnswers(database)
  const others = answers.flatMap(({ topic }) => everyTopic.get(topic) ?? [])
  return [...new Set([...answerable, ...others])]
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
