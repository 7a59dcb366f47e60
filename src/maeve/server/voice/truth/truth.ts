import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import { postcodeAreas } from '#src/content/postcode-areas.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { createFeatureReader } from './features.ts'
import { indexPassages, statementsOf } from './passages.ts'
import { clausesOf } from './reading/clauses.ts'
import { contentOf, isFigure } from './reading/content-words.ts'
import { isDisguised } from './reading/disguise.ts'
import { bareLink, linksIn } from './reading/links.ts'
import { createRecital } from './recital.ts'
import { saysDone } from './remarks.ts'
import { type TruthWeights, truthWeights } from './truth-weights.ts'

/** Longest sentence checked, in UTF-16 units: longer ones are unreadable anyway. */
export const LONGEST_SENTENCE = 1_000
const FIGURES = ['money', 'unit', 'bare']
const BACKED = ['own', 'near', 'entry', 'else']
const MOTORING = ['motoring', 'motoring:us']

/** Why a sentence is withheld: what may be counted of it. */
export type Withheld = 'recital' | 'link' | 'figure' | 'unbacked' | 'overlong'

/** Decides which sentences say only what is in the knowledge. The work is bounded for each sentence. */
export type Truth = {
  /** Why a sentence may not be shown; undefined when it may. */
  unheld(sentence: string): Withheld | undefined
  /** Whether the first words of a sentence may be shown before its end: they assert nothing new. */
  mayShow(start: string): boolean
  /** Whether a reply's first word, of which this is the beginning or all, may be shown before it is whole. */
  mayBegin(part: string): boolean
}

/** What a sentence's features must add up to, and more of it where money, dates and the rules of motoring are concerned. */
const SHOWN = 0.7
const FOR_FIGURES = 0.3
const FOR_MOTORING = 0.2
/** No clause of it may say this much against itself: true ones do not buy an untrue one. */
const CLAUSE = -2

export function createTruth(
  knowledge: readonly KnowledgeEntry[],
  instructions: string,
  weights: TruthWeights = truthWeights,
): Truth {
  const passages = indexPassages(knowledge)
  const featuresOf = createFeatureReader(passages)
  const recital = createRecital(
    instructions,
    knowledge.map(({ title, text }) => `${title} ${text}`),
  )
  const quotes = new Set(
    [...knowledge.map(({ text }) => text), maeveWords.unknown, maeveWords.empty].flatMap(text =>
      [...statementsOf(text), ...text.split(/\n+/)].map(oneLine),
    ),
  )
  const links = new Set(
    knowledge
      .flatMap(({ text, source }) => [...linksIn(text), ...(source ? [source.url] : [])])
      .map(bareLink),
  )

  const firstWords = knowledge.flatMap(({ text }) =>
    statementsOf(text).map(sentence => /\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? ''),
  )

  const sumOf = (features: ReadonlyMap<string, number>) =>
    features.entries().reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0)

  function whyNot(text: string): Withheld | undefined {
    if (!/[\p{L}\p{N}]/u.test(text)) return undefined
    if (isDisguised(text)) return 'figure'
    const features = featuresOf(text)
    const has = (some: readonly string[]) => some.some(name => features.has(name))
    if (has(FIGURES.map(sort => `${sort} unknown`))) return 'figure'
    const figured = has(FIGURES.flatMap(sort => BACKED.map(place => `${sort} ${place}`)))
    const least = SHOWN + (figured ? FOR_FIGURES : 0) + (has(MOTORING) ? FOR_MOTORING : 0)
    if (sumOf(features) <= least) return figured ? 'figure' : 'unbacked'
    const clauses = clausesOf(text).filter(({ kind }) => kind === 'state')
    if (clauses.length < 2) return undefined
    return clauses.every(clause => sumOf(featuresOf(clause.text)) > CLAUSE) ? undefined : 'unbacked'
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

const oneLine = (sentence: string) =>
  sentence.replaceAll('**', '').replace(/^- /, '').replace(/\s+/g, ' ').trim()

/** A sentence without "LS6 is in the Leeds postcode area", where it is. */
function withoutArea(sentence: string): string {
  return sentence.replace(
    /^([A-Z]{1,2})\d{1,2}[A-Z]? is in the (.+?) postcode area(?:, (?:but|and|so))?/,
    (all, area, town) => (postcodeAreas.get(area)?.town === town ? '' : all),
  )
}
