import { fillerWords, stemsOf, stopWords } from '../everyday-words.ts'
import { createSpelling } from './spelling.ts'

/** A misspelt word is corrected only to a word that at least this many wordings contain. */
const OFTEN = 8
/** "The", "do" and other everyday words hardly distinguish subjects. */
const COMMON_WEIGHT = 0.4
const PAIR_WEIGHT = 0.65
const GAP_WEIGHT = 0.4

export type Features = {
  /** Stems, `pairs_of` stems, and `pairs__over` a gap, each with its weight before its rarity counts. */
  weights: ReadonlyMap<string, number>
  /** The stems alone: what the question is about. */
  subjects: ReadonlyMap<string, number>
  /** All stems in order, with their spelling corrected. */
  stems: readonly string[]
}

/**
 * Creates the function that reads features. A word that is neither in `wordings` nor everyday English is read as a
 * common word with almost the same spelling, if there is one.
 */
export function createFeatureReader(wordings: readonly string[]) {
  const uses = new Map<string, number>()
  for (const wording of wordings) {
    for (const word of new Set(stemsOf(wording))) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  const common = uses.keys().filter(word => uses.get(word)! >= OFTEN)
  const mend = createSpelling(
    new Set([...common, ...stopWords]),
    new Set(uses.keys()),
    stopWords,
    fillerWords,
  )

  return (text: string): Features => {
    const stems = mend(stemsOf(text))
    const subjects = new Map<string, number>()
    for (const word of stems) {
      subjects.set(word, stopWords.has(word) || fillerWords.has(word) ? COMMON_WEIGHT : 1)
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
