import * as v from 'valibot'
import { command } from '#src/content/founder-command.ts'
import { field } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { answerable, everyTopic } from '#src/maeve/server/taught/open-topics.ts'
import { editDistance } from '#src/maeve/server/understanding/weighing/edit-distance.ts'

export const topicName = field(v.string(), { placeholder: 'TOPIC', positional: 'word' })

/** Returns the topic that was typed. Throws Misuse with the one that may have been meant. */
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
