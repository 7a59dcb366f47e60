import { foldText, stem, wordsOf } from '../../text.ts'
import { expandSlang } from './common-words.ts'
import { elsewhereConcepts } from './elsewhere-concepts.ts'
import { moneyConcepts } from './money-concepts.ts'
import { motoringConcepts, questionConcepts } from './motoring-concepts.ts'
import { peopleConcepts } from './people-concepts.ts'
import { serviceConcepts } from './service-concepts.ts'
import { visitConcepts } from './visit-concepts.ts'
import { waitlistConcepts } from './waitlist-concepts.ts'

const LONGEST_PHRASE = 6

const phrases = new Map<string, Set<string>>()
/** How many stems the longest phrase has that begins with this one. */
const longestFrom = new Map<string, number>()
const phraseStems = new Set<string>()

for (const concepts of [
  serviceConcepts,
  visitConcepts,
  moneyConcepts,
  waitlistConcepts,
  peopleConcepts,
  motoringConcepts,
  questionConcepts,
  elsewhereConcepts,
]) {
  for (const [concept, list] of Object.entries<string>(concepts)) {
    for (const phrase of list.split(',')) {
      const stems = expandSlang(wordsOf(foldText(phrase))).map(stem)
      for (const word of stems) phraseStems.add(word)
      const [first = ''] = stems
      longestFrom.set(first, Math.min(LONGEST_PHRASE, Math.max(longestFrom.get(first) ?? 0, stems.length)))
      const key = stems.join(' ')
      const known = phrases.get(key)
      if (known) known.add(concept)
      else phrases.set(key, new Set([concept]))
    }
  }
}

/** Every stem that some phrase of the lexicon uses. */
export const lexiconStems: ReadonlySet<string> = phraseStems

/**
 * The concepts that a row of stems names. At each place the longest phrase is taken, so that
 * "parking charge" never also counts as charging.
 */
export function findConcepts(stems: readonly string[]): Set<string> {
  const concepts = new Set<string>()
  let at = 0
  while (at < stems.length) {
    let taken = 1
    const longest = longestFrom.get(stems[at]!) ?? 0
    for (let length = Math.min(longest, stems.length - at); length >= 1; length--) {
      const names = phrases.get(stems.slice(at, at + length).join(' '))
      if (!names) continue
      for (const name of names) concepts.add(name)
      taken = length
      break
    }
    at += taken
  }
  return concepts
}
