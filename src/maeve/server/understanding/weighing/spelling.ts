import { properWords } from '../everyday-words.ts'
import { remembering } from '../remembering.ts'
import { editDistance } from './edit-distance.ts'

const MEMORY = 2_000
/** The most misspelt words corrected in one text: a real message has no more. */
const MAX_MENDS = 12
const mendable = (word: string) => word.length >= 5 && !/\d/.test(word)

/**
 * Replaces each word that is in none of `known` with the nearest one in `right`. Short words stay, as they are near
 * too many others.
 */
export function createSpelling(right: ReadonlySet<string>, ...known: ReadonlySet<string>[]) {
  const byInitial = Map.groupBy([...right].filter(mendable), word => word.charAt(0))
  const meant = remembering((word: string): string => {
    if (!mendable(word) || word.length > 20 || properWords.has(word)) return word
    // The first letters may be swapped ("oyu"), so the second letter's words are tried as well.
    const initials = new Set([word.charAt(0), word.charAt(1)])
    let best = word
    let nearest = word.length >= 8 ? 3 : 2
    for (const initial of initials)
      for (const candidate of byInitial.get(initial) ?? []) {
        if (Math.abs(candidate.length - word.length) >= nearest) continue
        const distance = editDistance(word, candidate, nearest - 1)
        if (distance < nearest) [best, nearest] = [candidate, distance]
      }
    return best
  }, MEMORY)
  return (stems: readonly string[]): string[] => {
    let mends = 0
    return stems.map(word =>
      known.some(words => words.has(word)) || ++mends > MAX_MENDS ? word : meant(word),
    )
  }
}
