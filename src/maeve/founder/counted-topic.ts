import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import type { TopicCount } from '#src/maeve/server/topic-counts.ts'

const entries = new Map(maeveKnowledge.map(entry => [entry.id, entry]))

export const topicTitle = ({ topic }: TopicCount): string => entries.get(topic)?.title ?? topic

export const isUnpublished = ({ topic }: TopicCount): boolean => entries.get(topic)?.kind === 'not-published'
