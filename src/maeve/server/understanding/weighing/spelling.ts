import { properWords } from '../everyday-words.ts'
import { editDistance } from './edit-distance.ts'

/** Finds the known word a misspelt one was meant to be; undefined if none is near. */
type Spelling = (word: string) => string | undefined

/** Findings kept, so that a word is looked up once; cleared when full. */
const MEMORY = 2_000

/** A spelling aid over the known words. Short words are never corrected: too many are near others. */
export function createSpelling(known: ReadonlySet<string>): Spelling {
  const byInitial = new Map<string, string[]>()
  for (const word of known) {
    if (word.length < 5 || /\d/.test(word)) continue
    const initial = word.charAt(0)
    const list = byInitial.get(initial)
    if (list) list.push(word)
    else byInitial.set(initial, [word])
  }
  const memory = new Map<string, string | undefined>()
  return word => {
    if (memory.has(word)) return memory.get(word)
    if (memory.size >= MEMORY) memory.clear()
    const found = search(word)
    memory.set(word, found)
    return found
  }

  function search(word: string): string | undefined {
    if (word.length < 5 || word.length > 20 || /\d/.test(word) || properWords.has(word)) return undefined
    // The first letters may be swapped ("oyu"), so the second letter's words are tried as well.
    const initials = new Set([word.charAt(0), word.charAt(1)])
    const allowed = word.length >= 8 ? 2 : 1
    let best: string | undefined
    let bestDistance = allowed + 1
    for (const initial of initials) {
      for (const candidate of byInitial.get(initial) ?? []) {
        if (Math.abs(candidate.length - word.length) >= bestDistance) continue
        const distance = editDistance(word, candidate, bestDistance - 1)
        if (distance < bestDistance) {
          best = candidate
          bestDistance = distance
        }
      }
    }
    return best
  }
}
