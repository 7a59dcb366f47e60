import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import { maeveWords, type RefusalId } from '#src/content/maeve/maeve-words.ts'
import type { Source } from '#src/maeve/conversation.ts'
import type { OfflineReply } from './engine.ts'
import type { Place } from './slots.ts'

/** An entry and what to say from it. */
export type Finding = { entry: KnowledgeEntry; text: string }

export function refuse(guard: RefusalId): OfflineReply {
  return { kind: 'refusal', message: maeveWords.refusals[guard], topics: [guard], sources: [] }
}

export function unknown(message: string, nearest?: string): OfflineReply {
  return { kind: 'unknown', message, topics: nearest === undefined ? [] : [nearest], sources: [] }
}

export function offer(entries: readonly KnowledgeEntry[]): OfflineReply {
  return {
    kind: 'offer',
    message: [maeveWords.suggestions, ...entries.map(({ title }) => `- ${title}`)].join('\n'),
    topics: entries.map(({ id }) => id),
    sources: [],
  }
}

/** One answer, or several in one message, each from its own entry. */
export function answerWith(findings: readonly Finding[]): OfflineReply {
  return {
    kind: 'answer',
    message: findings.map(({ text }) => text).join('\n\n'),
    topics: findings.map(({ entry }) => entry.id),
    sources: findings.filter(({ entry }) => entry.kind !== 'talk').map(({ entry }) => sourceOf(entry)),
  }
}

function sourceOf({ id, title, source }: KnowledgeEntry): Source {
  return source ? { id, title: source.title, url: source.url } : { id, title }
}

/** What is known about coming to a place: never whether, never when. */
export function aboutPlace(place: Place): string {
  const { name, outward, uk, known } = place
  if (outward !== undefined && !known) return maeveWords.unknownPostcode.replace('{outward}', outward)
  const words = uk ? maeveWords.area : maeveWords.areaOutsideUk
  const lead = outward === undefined ? '' : `${maeveWords.postcodeArea.replace('{outward}', outward)} `
  return (lead + words).replaceAll('{place}', name)
}
