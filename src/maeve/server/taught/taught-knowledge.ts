import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { type Facet, facetId } from '#src/maeve/knowledge/read-subjects.ts'
import { ukDay, ukLongDay } from '#src/time/uk-time.ts'
import type { StoredAnswer } from './answer-store.ts'

/** An answer of the founder's, as visitors read it today. */
export type TaughtAnswer = {
  topic: string
  version: number
  text: string
  askedAs: readonly string[]
  /** The last words of `text` once its day has passed: that it may be out of date. */
  warning?: string
}

/** Topics named in the sentence that says no prices, dates or places are published. */
const SAID_TOGETHER: ReadonlySet<string> = new Set(['price', 'launch', 'areas'])
const PROMISES = 'steering-promises'

/** Reads a stored answer, with a warning at its end if it may be out of date. `now` is in epoch milliseconds. */
export function taughtAnswer(stored: StoredAnswer, now: number): TaughtAnswer {
  const { topic, version, answer, asked_as, true_until } = stored
  const askedAs = asked_as.split('\n').filter(Boolean)
  if (true_until >= ukDay(now)) return { topic, version, text: answer, askedAs }
  const warning = maeveWords.outOfDate(ukLongDay(true_until))
  return { topic, version, text: `${answer}\n\n${warning}`, askedAs, warning }
}

/** The knowledge, with the founder's answers in place of unpublished topics and of facets' own replies. */
export function withAnswers(
  knowledge: readonly KnowledgeEntry[],
  answers: readonly TaughtAnswer[],
): readonly KnowledgeEntry[] {
  if (!answers.length) return knowledge
  const byTopic = new Map(answers.map(answer => [answer.topic, answer]))
  const promised = answers.some(({ topic }) => SAID_TOGETHER.has(topic))
  return knowledge.map((entry): KnowledgeEntry => {
    const answer = byTopic.get(entry.id)
    if (answer && isAnswerable(entry))
      return { ...entry, kind: 'service', text: answer.text, answered: { askedAs: answer.askedAs } }
    if (promised && entry.id === PROMISES) return { ...entry, text: maeveWords.noPromise }
    const facets = entry.facets.map((facet): Facet => {
      const { again: _, ...rest } = facet
      const own = byTopic.get(facetId(entry, facet))
      return own ? { ...rest, reply: own.text, askedAs: own.askedAs } : facet
    })
    return { ...entry, facets, ...(answer && { text: answer.text, askedAs: answer.askedAs }) }
  })
}

/** The knowledge for a reader of its texts only: each text includes the founder's answers to its facets. */
export const withFacetsInText = (knowledge: readonly KnowledgeEntry[]): readonly KnowledgeEntry[] =>
  knowledge.map(entry => {
    const own = entry.facets.filter(({ askedAs }) => askedAs).map(({ reply }) => reply)
    return own.length ? { ...entry, text: [entry.text, ...own].join('\n') } : entry
  })

/** Whether a whole entry is about something unpublished or unannounced: the founder's answer replaces all of it. */
export const isAnswerable = (entry: KnowledgeEntry): boolean =>
  entry.kind === 'not-published' || isUnpublished(entry)

/** Whether a sentence that lists everything unpublished would be wrong by now. */
export const isPartlyPublished = (knowledge: readonly KnowledgeEntry[]): boolean =>
  knowledge.some(({ id, answered }) => answered && SAID_TOGETHER.has(id))

/** Whether an entry is about something unpublished, so the founder may answer it and visitors may wait for it. */
export function isUnpublished({ kind, text, answered }: KnowledgeEntry): boolean {
  if (answered) return false
  return (kind === 'service' || kind === 'not-published') && /\bpublished\b/.test(text)
}
