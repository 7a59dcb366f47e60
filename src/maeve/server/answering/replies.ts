import { maeveWords, type RefusalId } from '#src/content/maeve/maeve-words.ts'
import type { Source } from '#src/maeve/conversation.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { Place } from '../understanding/slots.ts'

export type OfflineReply = {
  kind: 'answer' | 'offer' | 'unknown' | 'refusal' | 'danger'
  message: string
  /**
   * Depending on the kind, the ids of the entries that it is based on or offers, of the nearest topic, if any, or of
   * the guard. Empty for help in danger.
   */
  topics: string[]
  /** The entries it is based on; `url` only if there is a public source. */
  sources: Source[]
  unpublished?: string
  /** The facets in the reply, or the subject where no facet answered; missing if somebody is, or was, in danger. */
  says?: readonly string[]
  /** Buttons under the reply, each with a question for another facet of the same subject. */
  offers: string[]
}

/**
 * An entry, the text that asks for it, its facet if known, how closely the text resembles the entry's own wordings
 * (`nearest`), and the place that the text asks about, if any.
 */
export type Finding = {
  entry: KnowledgeEntry
  part: string
  facet?: string
  nearest?: number | undefined
  place?: Place
}

export function refuse(guard: RefusalId): OfflineReply {
  return { kind: 'refusal', message: maeveWords.refusals[guard], topics: [guard], sources: [], offers: [] }
}

export function unknown(message: string, nearest?: string): OfflineReply {
  return { kind: 'unknown', message, topics: nearest === undefined ? [] : [nearest], sources: [], offers: [] }
}

/** The source that a reply names for an entry. It has no address if the fact has no public source. */
export function sourceOf({ id, title, source }: KnowledgeEntry): Source {
  return source ? { id, title: source.title, url: source.url } : { id, title }
}

/** Help for somebody in danger: no topics to count, no sources, nothing to choose. */
export function help(message: string): OfflineReply {
  return { kind: 'danger', message, topics: [], sources: [], offers: [] }
}

/** An answer in these words, from these entries, with further questions to ask. */
export function answerFrom(
  message: string,
  entries: readonly KnowledgeEntry[],
  offers: string[] = [],
): OfflineReply {
  return {
    kind: 'answer',
    message,
    topics: entries.map(({ id }) => id),
    sources: entries.filter(({ kind }) => kind !== 'talk').map(sourceOf),
    offers,
  }
}

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
