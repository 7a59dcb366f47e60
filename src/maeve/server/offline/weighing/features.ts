import { foldText, stem, wordsOf } from '../../text.ts'
import { expandSlang, fillerWords, stopWords } from '../lexicon/common-words.ts'
import { findConcepts, lexiconStems } from '../lexicon/lexicon.ts'
import { createSpelling } from './spelling.ts'

/** Misspelt words mended in one text: more is no question. */
const MAX_MENDS = 12
/** A concept says more about a question than the word that named it. */
const CONCEPT_WEIGHT = 1.2
/** Naming somebody else's subject says most. */
const ELSEWHERE_WEIGHT = 2
/** Whether it is asked when, where or how long: a hint, not a subject. */
const QUESTION_WEIGHT = 0.8
/** "The", "do" and the like, and everyday words, hardly tell subjects apart. */
const COMMON_WEIGHT = 0.4
/** Two words in a row, and two with one between them: how a thing is asked. */
const PAIR_WEIGHT = 0.65
const GAP_WEIGHT = 0.4

export type Features = {
  /** Stems, `#concepts`, `pairs_of` and `pairs__over` a gap, each with its weight before rarity. */
  weights: ReadonlyMap<string, number>
  /** The stems and concepts alone: what the question is about. */
  subjects: ReadonlyMap<string, number>
  /** All stems in order, spelling mended. */
  stems: readonly string[]
}

type FeatureReader = (text: string) => Features

/** The row of stems a text comes down to, before spelling is mended. */
function stemsOf(text: string): string[] {
  return expandSlang(wordsOf(foldText(text))).map(stem)
}

/** Reads features; words that neither `wordings`, lexicon nor everyday English know are mended where one is near. */
export function createFeatureReader(wordings: readonly string[]): FeatureReader {
  const vocabulary = new Set([...lexiconStems, ...wordings.flatMap(stemsOf), ...stopWords, ...fillerWords])
  const spelling = createSpelling(new Set([...lexiconStems, ...stopWords]))

  return text => {
    let mends = 0
    const stems = stemsOf(text).map(word => {
      if (vocabulary.has(word) || ++mends > MAX_MENDS) return word
      return spelling(word) ?? word
    })
    const subjects = new Map<string, number>()
    for (const word of stems) {
      subjects.set(word, stopWords.has(word) || fillerWords.has(word) ? COMMON_WEIGHT : 1)
    }
    for (const concept of findConcepts(stems)) {
      subjects.set(`#${concept}`, weightOf(concept))
    }
    const weights = new Map(subjects)
    const row = ['^', ...stems, '$']
    for (const [place, word] of row.entries()) {
      if (place + 1 < row.length) weights.set(`${word}_${row[place + 1]}`, PAIR_WEIGHT)
      if (place + 2 < row.length) weights.set(`${word}__${row[place + 2]}`, GAP_WEIGHT)
    }
    return { weights, subjects, stems }
  }
}

function weightOf(concept: string): number {
  if (concept.startsWith('?')) return QUESTION_WEIGHT
  return concept.startsWith('x-') ? ELSEWHERE_WEIGHT : CONCEPT_WEIGHT
}
