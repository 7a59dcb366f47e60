import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import { postcodeAreas } from '#src/content/postcode-areas.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { dictated, modelRules } from '../model/instructions.ts'
import { type Asked, createFeatureReader } from './features.ts'
import { indexPassages, statementsOf } from './passages.ts'
import { clausesOf, isCourtesy, saysDone } from './reading/clauses.ts'
import { contentOf, isFigure } from './reading/content-words.ts'
import { isDisguised } from './reading/disguise.ts'
import { bareLink, linksIn } from './reading/links.ts'
import { createRecital } from './recital.ts'

/** How much each feature speaks for or against a sentence, by its name. */
export type TruthWeights = ReadonlyMap<string, number>

/** A line for each weight, with the features that have it: `node bench/eval-truth.ts --train` writes it. */
export const WEIGHTS_FILE = join(import.meta.dirname, 'weights.txt')

export const truthWeights: TruthWeights = new Map(
  readFileSync(WEIGHTS_FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap(line => {
      const [weight = '', ...names] = line.split('\t')
      return names.map((name): [string, number] => [name, Number(weight)])
    }),
)

/** Longest sentence checked, in UTF-16 units: longer ones are unreadable anyway. */
export const LONGEST_SENTENCE = 1_000
const FIGURES = ['money', 'unit', 'bare']
const BACKED = ['own', 'entry', 'else']

/** The reason why a sentence is withheld, under which it is counted. */
export type Withheld = 'recital' | 'link' | 'figure' | 'unbacked' | 'overlong'

export type Truth = ReturnType<typeof createTruth>

/** The score that a sentence's features must reach, and how much more it needs if it has a figure. */
const SHOWN = 0.7
const FOR_FIGURES = 0.3
/** How much more it needs if the question looks like an attempt to steer her. */
const FOR_STEERING = 0.3
const STEERING = /^steering-/
/** No single clause may score this low: true ones do not make up for an untrue one. */
const CLAUSE = -2

/** Decides which sentences say only what is in the knowledge. The work for each sentence is limited. */
export function createTruth(knowledge: readonly KnowledgeEntry[], weights: TruthWeights = truthWeights) {
  const passages = indexPassages(knowledge)
  const featuresOf = createFeatureReader(passages)
  const recites = createRecital(modelRules, [
    ...dictated,
    ...knowledge.map(({ title, text }) => `${title} ${text}`),
  ])
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

  const knownWords = new Set(
    passages.flatMap(({ entry, words }) => (entry.kind === 'talk' ? [] : [...words])),
  )

  const sumOf = (features: ReadonlyMap<string, number>) =>
    features.entries().reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0)

  function whyNot(text: string, asked?: Asked): Withheld | undefined {
    if (!/[\p{L}\p{N}]/u.test(text)) return undefined
    if (isDisguised(text)) return 'figure'
    const features = featuresOf(text, asked)
    const has = (some: readonly string[]) => some.some(name => features.has(name))
    if (features.has('leans on the question')) return 'unbacked'
    if (features.has('sum') && !features.has('no sum') && !has(FIGURES.map(sort => `${sort} else`))) {
      const others = clausesOf(text).filter(({ kind }) => kind === 'state')
      return others.every(({ text: clause }) => {
        const found = featuresOf(clause, asked)
        return found.has('sum') || sumOf(found) > SHOWN
      })
        ? undefined
        : 'figure'
    }
    if (has(FIGURES.map(sort => `${sort} unknown`))) return 'figure'
    const figured = has(FIGURES.flatMap(sort => BACKED.map(place => `${sort} ${place}`)))
    const careful =
      asked && (asked.own.kind === 'refusal' || asked.own.topics.some(topic => STEERING.test(topic)))
    const least = SHOWN + (careful ? FOR_STEERING : 0) + (figured ? FOR_FIGURES : 0)
    if (sumOf(features) <= least) return figured ? 'figure' : isTalk(text) ? undefined : 'unbacked'
    const clauses = clausesOf(text).filter(({ kind }) => kind === 'state')
    if (clauses.length < 2) return undefined
    return clauses.every(clause => sumOf(featuresOf(clause.text, asked)) > CLAUSE) ? undefined : 'unbacked'
  }

  /** Whether a sentence is only friendly words, without facts or figures. */
  const isTalk = (text: string) =>
    clausesOf(text).every(
      ({ kind, text: clause }) =>
        (kind === 'self' || kind === 'ask' || isCourtesy(clause)) &&
        !saysDone(clause) &&
        !contentOf(clause).some(word => isFigure(word) || knownWords.has(word)),
    )

  return {
    /** Returns why a sentence may not be shown; undefined if it may. */
    unheld(sentence: string, asked?: Asked): Withheld | undefined {
      if (sentence.length > LONGEST_SENTENCE) return 'overlong'
      if (quotes.has(oneLine(sentence))) return undefined
      if (recites(sentence)) return 'recital'
      const found = linksIn(sentence)
      if (found.some(link => !links.has(bareLink(link)))) return 'link'
      const shown = found.filter(link => /^https?:/i.test(link))
      return whyNot(withoutArea(shown.reduce((text, link) => text.replace(link, ' '), sentence)), asked)
    },

    isTalk,

    /** Whether a sentence says more than a friendly word: a fact, or that we do not know something. */
    answers(sentence: string): boolean {
      return clausesOf(sentence).some(
        ({ kind, text }) =>
          kind === 'unknown' ||
          (kind === 'state' && !isCourtesy(text) && contentOf(text).some(word => knownWords.has(word))),
      )
    },
  }
}

const oneLine = (sentence: string) =>
  sentence
    .replaceAll('**', '')
    .replace(/^- /, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns a sentence without "LS6 is in the Leeds postcode area", if that is true. */
function withoutArea(sentence: string): string {
  return sentence.replace(
    /^([A-Z]{1,2})\d{1,2}[A-Z]? is in the (.+?) postcode area(?:, (?:but|and|so))?/,
    (all, area, town) => (postcodeAreas.get(area)?.town === town ? '' : all),
  )
}
