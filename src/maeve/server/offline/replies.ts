import type { KnowledgeEntry } from '#src/content/maeve/knowledge.ts'
import { maeveWords, type RefusalId } from '#src/content/maeve/maeve-words.ts'
import type { Source } from '#src/maeve/conversation.ts'
import { sourceOf } from '../source-of.ts'
import type { Place } from './slots.ts'

export type OfflineReply = {
  kind: 'answer' | 'offer' | 'unknown' | 'refusal' | 'danger'
  /** What the visitor reads. */
  message: string
  /** Ids of the knowledge it is based on; offered ids; the nearest topic, if any; or the guard's id. None of danger. */
  topics: string[]
  /** The entries it is based on; `url` only where there is a public source. */
  sources: Source[]
  /** The first of its topics that is not published, where one is not. */
  unpublished?: string
  /** Titles of subjects on buttons under the reply; a click asks for one. */
  offers: string[]
}

/** An entry and what to say from it. */
export type Finding = { entry: KnowledgeEntry; text: string }

export function refuse(guard: RefusalId): OfflineReply {
  return { kind: 'refusal', message: maeveWords.refusals[guard], topics: [guard], sources: [], offers: [] }
}

export function unknown(message: string, nearest?: string): OfflineReply {
  return { kind: 'unknown', message, topics: nearest === undefined ? [] : [nearest], sources: [], offers: [] }
}

/** Help for somebody in danger: no topics to count, no sources, nothing to choose. */
export function help(message: string): OfflineReply {
  return { kind: 'danger', message, topics: [], sources: [], offers: [] }
}

export function offer(entries: readonly KnowledgeEntry[]): OfflineReply {
  return {
    kind: 'offer',
    message: maeveWords.suggestions,
    topics: entries.map(({ id }) => id),
    sources: [],
    offers: entries.map(({ title }) => title),
  }
}

/** One answer, or several in one message, each from its own entry; `others` become buttons under it. */
export function answerWith(
  findings: readonly Finding[],
  others: readonly KnowledgeEntry[] = [],
): OfflineReply {
  return {
    kind: 'answer',
    message: findings.map(({ text }) => text).join('\n\n'),
    topics: findings.map(({ entry }) => entry.id),
    sources: findings.filter(({ entry }) => entry.kind !== 'talk').map(({ entry }) => sourceOf(entry)),
    offers: others.map(({ title }) => title),
  }
}

/** An answer that begins with what the question was taken for: "About **refunds**: ...". */
export function aboutEntry({ title, text }: KnowledgeEntry): string {
  const name = /[A-Z]/.test(title.slice(1).replace(/\b[A-Z]{2,}\b/g, '')) || /^[A-Z]{2}/.test(title)
  return `About **${name ? title : title.charAt(0).toLowerCase() + title.slice(1)}**: ${text}`
}

/** What is known about coming to a place: whether and when only where the founder has said so, to `area`. */
export function aboutPlace(
  { name, outward, areaTown = name, uk, known }: Place,
  area: KnowledgeEntry,
): string {
  const { strangePostcode, areaUnpublished, postcodeArea, area: ours, areaOutsideUk } = maeveWords
  const strange = outward !== undefined && !known
  const words = strange ? areaUnpublished : uk ? ours(name) : areaOutsideUk(name)
  const said = area.answered ? area.text : words
  if (outward === undefined) return said
  return `${strange ? strangePostcode(outward) : postcodeArea(outward, areaTown)} ${said}`
}
