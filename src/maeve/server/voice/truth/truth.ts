import type { KnowledgeEntry } from '#src/content/maeve/knowledge.ts'
import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import { postcodeAreas } from '#src/content/maeve/postcode-areas.ts'
import { createBacking } from './backing.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { contentOf, isFigure } from './content-words.ts'
import { isCourtesy, OPENERS, SOMEBODY, saysDone } from './harmless.ts'
import { bareLink, linksIn } from './links.ts'
import { indexPassages, sentencesOf } from './passages.ts'
import { plainText } from './plain-text.ts'
import { createRecital } from './recital.ts'

/** Longest sentence looked at, in UTF-16 units, and most clauses in one: nobody reads more at a time. */
export const LONGEST_SENTENCE = 1_000
const MOST_CLAUSES = 12
/** Words of a remark that speaks of nothing we know. */
const REMARK = 3

/** Why a sentence is withheld: what may be counted of it. */
export type Withheld = 'recital' | 'link' | 'figure' | 'unbacked' | 'overlong'

/** Tells which sentences say only what the knowledge holds. The work is bounded for each sentence. */
export type Truth = {
  /** Why a sentence may not be shown; undefined when it may. */
  unheld(sentence: string): Withheld | undefined
  /** Whether the first words of a sentence may be shown before its end: they assert nothing new. */
  mayShow(start: string): boolean
  /** Whether a reply's first word, of which this is the beginning or all, may be shown before it is whole. */
  mayBegin(part: string): boolean
}

/** A sentence's clauses with all that is needed to judge one of them. */
type Sentence = { clauses: Clause[]; condition: string[]; topic: Set<string>; names: Set<string> }

export function createTruth(knowledge: readonly KnowledgeEntry[], instructions: string): Truth {
  const passages = indexPassages(knowledge)
  const { vocabulary, backing } = createBacking(knowledge, passages)
  const recital = createRecital(
    instructions,
    knowledge.map(({ title, text }) => `${title} ${text}`),
  )
  const quotes = new Set(
    [...knowledge.map(({ text }) => text), maeveWords.unknown, maeveWords.empty].flatMap(text =>
      sentencesOf(text).map(oneLine),
    ),
  )
  const links = new Set(
    knowledge
      .flatMap(({ text, source }) => [...linksIn(text), ...(source ? [source.url] : [])])
      .map(bareLink),
  )

  const firstWords = knowledge.flatMap(({ text }) =>
    sentencesOf(text).map(sentence => /\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? ''),
  )

  const backed = (clause: Clause, { topic, names }: Sentence, more: readonly string[] = []) =>
    backing({ clause, words: [...contentOf(clause.text), ...more], topic, names })

  function read(text: string): Sentence {
    const clauses = clausesOf(text)
    const names = new Set([...text.matchAll(NAME)].flatMap(([name]) => contentOf(plainText(name))))
    const condition = clauses.flatMap(({ kind, text }) => (kind === 'condition' ? contentOf(text) : []))
    const sentence: Sentence = { clauses, condition, names, topic: new Set() }
    if (clauses.length > 1 && clauses.length <= MOST_CLAUSES)
      sentence.topic = new Set(clauses.flatMap(clause => topicOf(clause, sentence)))
    return sentence
  }

  /** The entries that a clause speaks of: a short clause beside it is of the same. */
  function topicOf(clause: Clause, sentence: Sentence): string[] {
    const words = contentOf(clause.text)
    if (clause.kind === 'unknown' && words.length)
      return passages
        .filter(passage => words.length > 1 || passage.clause.kind === 'unknown')
        .filter(({ words: said, title }) => words.every(word => said.has(word) || title.has(word)))
        .map(({ entry }) => entry.id)
    if (clause.kind !== 'state' || words.length + sentence.condition.length < 2) return []
    const found = [...backed(clause, sentence, sentence.condition), ...backed(clause, sentence)]
    return found.map(({ entry }) => entry.id)
  }

  function stands(clause: Clause, sentence: Sentence): boolean {
    const { kind, text } = clause
    const words = contentOf(text)
    if (kind === 'unknown' || kind === 'ask' || kind === 'self') {
      if (!words.filter(isFigure).every(figure => vocabulary.has(figure))) return false
      return kind !== 'self' || !WE.test(text) || backed(clause, sentence).length > 0
    }
    if (saysDone(text)) return false
    if (AFFIRMATION.test(text)) return sentence.topic.size > 0
    if (!words.length)
      return kind === 'condition' || sentence.topic.size > 0 || !SOMEBODY.test(text) || OPENERS.test(text)
    if (isHarmless(text, words, sentence)) return true
    if (kind === 'condition') return isPlausible(words, sentence)
    const { condition } = sentence
    return backed(clause, sentence, condition).length > 0 || backed(clause, sentence).length > 0
  }

  /** Courtesy, or a remark on something that has nothing to do with us. */
  function isHarmless(text: string, words: readonly string[], { names }: Sentence): boolean {
    if (words.some(isFigure)) return false
    if (isCourtesy(text)) return true
    const remark = words.length >= REMARK && !names.size && !SOMEBODY.test(text)
    return remark && !words.some(word => vocabulary.has(word))
  }

  /** Whether a condition beside a statement speaks only of what one entry speaks of. */
  function isPlausible(words: readonly string[], { clauses }: Sentence): boolean {
    if (clauses.length > 1 && words.some(isFigure)) return false
    return passages.some(({ sentence, around }) =>
      words.every(word => sentence.has(word) || around.has(word)),
    )
  }

  function whyNot(text: string): Withheld | undefined {
    const sentence = read(text)
    const { clauses, condition } = sentence
    if (clauses.length > MOST_CLAUSES) return 'overlong'
    const merged =
      condition.length > 0 &&
      clauses.some(clause => clause.kind === 'state' && backed(clause, sentence, condition).length > 0)
    const fault = clauses.find(
      clause => !(merged && clause.kind === 'condition') && !stands(clause, sentence),
    )
    if (!fault) return undefined
    return contentOf(fault.text).some(isFigure) ? 'figure' : 'unbacked'
  }

  return {
    unheld(sentence) {
      if (sentence.length > LONGEST_SENTENCE) return 'overlong'
      if (quotes.has(oneLine(sentence))) return undefined
      if (recital.recites(sentence)) return 'recital'
      const found = linksIn(sentence)
      if (found.some(link => !links.has(bareLink(link)))) return 'link'
      const shown = found.filter(link => /^https?:/i.test(link))
      return whyNot(withoutArea(shown.reduce((text, link) => text.replace(link, ' '), sentence)))
    },

    mayBegin(part) {
      const letters = /^\s*(\p{L}+)$/u.exec(part)?.[1]?.toLowerCase()
      if (!letters || ASSENT.some(word => word.startsWith(letters))) return false
      return firstWords.some(word => word.startsWith(letters))
    },

    mayShow(start) {
      if (recital.mayRecite(start) || linksIn(start).length) return false
      const [clause, ...more] = clausesOf(start)
      if (!clause || more.length || clause.denies || clause.kind !== 'state' || saysDone(clause.text))
        return !clause
      const words = contentOf(clause.text)
      if (AFFIRMATION.test(clause.text)) return false
      return passages.some(
        passage =>
          passage.entry.kind !== 'motoring' &&
          passage.clause.kind === 'state' &&
          !passage.clause.denies &&
          words.every(word => !PROMISING.has(word) && !isFigure(word) && passage.words.has(word)),
      )
    },
  }
}

/** A word with a capital letter inside a sentence. */
const NAME = /(?<=[^.!?:"“\s]\s+["“(]?)\p{Lu}[\p{L}’']*/gu
const WE = /\b(?:we|us|our|ours)\b/
const ASSENT =
  'yes,yep,yeah,yup,sure,correct,indeed,right,absolutely,definitely,certainly,of course,no,nope,true,exactly'.split(
    ',',
  )
const AFFIRMATION = new RegExp(`^(?:${ASSENT.join('|')}|that is right)[.!]?$`)
/** Words with which a promise may begin. */
const PROMISING = new Set(
  contentOf(
    'free discount priority guarantee certified refund cancel only every each all any always now already',
  ),
)

const oneLine = (sentence: string) => sentence.replaceAll('**', '').replace(/\s+/g, ' ').trim()

/** A sentence without "LS6 is in the Leeds postcode area", where it is. */
function withoutArea(sentence: string): string {
  return sentence.replace(
    /^([A-Z]{1,2})\d{1,2}[A-Z]? is in the (.+?) postcode area(?:, (?:but|and|so))?/,
    (all, area, town) => (postcodeAreas.get(area)?.town === town ? '' : all),
  )
}
