import * as v from 'valibot'
import { command } from '#src/content/founder-command.ts'
import { field } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { answerable, everyTopic } from '#src/maeve/server/taught/open-topics.ts'
import { editDistance } from '#src/maeve/server/understanding/weighing/edit-distance.ts'

/** How many names are shown of those that may have been meant. */
const MOST = 3

export const topicName = field(v.string(), { placeholder: 'TOPIC', positional: 'word' })

/** Returns the topic that was typed. Throws Misuse with the topics that may have been meant. */
export function namedTopic(typed: string): KnowledgeEntry {
  const id = typed.trim().toLowerCase()
  const found = everyTopic.get(id)
  if (found) return found
  const near = nearest(id)
  const meant = near.length ? `did you mean ${near.join(', ')}? ` : ''
  throw new Misuse(
    `there is no topic ${typed}: ${meant}${command('maeve topics')} and ${command('maeve verdicts')} list them`,
  )
}

function nearest(typed: string): string[] {
  const share = ({ id, title }: KnowledgeEntry) => Math.max(alike(typed, id), alike(typed, title))
  return answerable
    .map(entry => ({ id: entry.id, far: editDistance(typed, entry.id, 3), share: share(entry) }))
    .filter(({ far, share }) => far <= 2 || share > 0.4)
    .sort((a, b) => a.far - b.far || b.share - a.share)
    .slice(0, MOST)
    .map(({ id }) => id)
}

/** How many neighbouring letters two texts share. */
function alike(a: string, b: string): number {
  const [these, those] = [pairsOf(a), pairsOf(b)]
  return (2 * these.intersection(those).size) / (these.size + those.size || 1)
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z]+/g, '')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}
