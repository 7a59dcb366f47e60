import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import type { TopicCount } from '#src/maeve/server/topic-counts.ts'

const entries = new Map(maeveKnowledge.map(entry => [entry.id, entry]))

export const topicTitle = ({ topic }: TopicCount): string => entries.get(topic)?.title ?? topic

/** Whether it counts answers that something is not published. */
export const saidUnpublished = ({ what, topic }: TopicCount): boolean =>
  what === 'answer' && entries.get(topic)?.kind === 'not-published'

/** Whether it counts questions that were not understood, by the nearest topic. */
export const notUnderstood = ({ what }: TopicCount): boolean => what === 'unknown' || what === 'offer'
