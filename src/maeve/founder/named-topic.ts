import * as v from 'valibot'
import { command } from '#src/content/founder-command.ts'
import { field } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { type KnowledgeEntry, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { answerable, everyTopic } from '#src/maeve/server/taught/open-topics.ts'
import type { TopicCount } from '#src/maeve/server/topic-counts.ts'
import { editDistance } from '#src/maeve/server/understanding/weighing/edit-distance.ts'

export const topicName = field(v.string(), { placeholder: 'TOPIC', positional: 'word' })

/** Returns the topic that was typed. If there is none, throws Misuse with the one that may have been meant. */
export function namedTopic(typed: string): KnowledgeEntry {
  const id = typed.trim().toLowerCase()
  const found = everyTopic.get(id)
  if (found) return found
  const [near] = [0, 1, 2].flatMap(far => answerable.filter(one => editDistance(id, one.id, far) <= far))
  const meant = near ? `did you mean ${near.id}? ` : ''
  throw new Misuse(
    `there is no topic ${typed}: ${meant}${command('maeve topics')} and ${command('maeve verdicts')} list them`,
  )
}

const entries = new Map(maeveKnowledge.map(entry => [entry.id, entry]))

export const topicTitle = ({ topic }: TopicCount): string => entries.get(topic)?.title ?? topic

/** Whether a count is of answers which say that something is not published. */
export const saidUnpublished = ({ what, topic }: TopicCount): boolean =>
  what === 'answer' && entries.get(topic)?.kind === 'not-published'

/** Whether a count is of questions that were not understood, by the nearest topic. */
export const notUnderstood = ({ what }: TopicCount): boolean => what === 'unknown' || what === 'offer'
