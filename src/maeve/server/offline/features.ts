import { expandSlang, fillerWords, stopWords } from './common-words.ts'
import { findConcepts, lexiconStems } from './lexicon.ts'
import { createSpelling } from './spelling.ts'
import { foldText, stem, wordsOf } from './text.ts'

/** A concept says more about a question than the word that named it. */
const CONCEPT_WEIGHT = 2.2
/** Whether it is asked when, where or how long: a hint, not a subject. */
const QUESTION_WEIGHT = 1
/** Everyday words hardly tell subjects apart. */
const FILLER_WEIGHT = 0.3

export type Features = {
  /** Stems and `#concepts`, each with its weight before rarity. */
  weights: ReadonlyMap<string, number>
  /** Stems that belong to the subject, known or not. */
  content: readonly string[]
  /** All stems in order, spelling mended. */
  stems: readonly string[]
}

export type FeatureReader = (text: string) => Features

/** The row of stems a text comes down to, before spelling is mended. */
export function stemsOf(text: string): string[] {
  return expandSlang(wordsOf(foldText(text))).map(stem)
}

/** Reads features; words that none of `wordings`, lexicon and everyday words know are mended where one is near. */
export function createFeatureReader(wordings: readonly string[]): FeatureReader {
  const vocabulary = new Set([...lexiconStems, ...wordings.flatMap(stemsOf)])
  const spelling = createSpelling(vocabulary)
  const isKnown = (word: string) => vocabulary.has(word) || stopWords.has(word) || fillerWords.has(word)

  return text => {
    const stems = stemsOf(text).flatMap(word => {
      if (isKnown(word)) return [word]
      const mended = spelling(word)
      if (mended !== undefined) return [mended]
      return splitWord(word, isKnown) ?? [word]
    })
    const { concepts, covered } = findConcepts(stems)
    const weights = new Map<string, number>()
    const content: string[] = []
    for (const [place, word] of stems.entries()) {
      if (stopWords.has(word)) continue
      const filler = fillerWords.has(word)
      if (!filler && !covered.has(place)) content.push(word)
      weights.set(word, filler ? FILLER_WEIGHT : 1)
    }
    for (const concept of concepts) {
      weights.set(`#${concept}`, concept.startsWith('?') ? QUESTION_WEIGHT : CONCEPT_WEIGHT)
    }
    return { weights, content, stems }
  }
}

/** "howmuch" as "how much", where both halves are known. */
function splitWord(word: string, isKnown: (word: string) => boolean): [string, string] | undefined {
  if (word.length < 6 || word.length > 24) return undefined
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [left, right] = [word.slice(0, cut), stem(word.slice(cut))]
    if (isKnown(left) && isKnown(right)) return [left, right]
  }
  return undefined
}
