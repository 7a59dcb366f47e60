import { calm, cues, ordinary } from '#src/maeve/knowledge/words/cues.ts'
import { foldText } from '../../text.ts'
import { fillerWords, stemsOf, stopWords } from '../everyday-words.ts'
import { lettersOf, type Vector, vectorOf } from '../learned/linear-model.ts'
import { createSpelling } from '../weighing/spelling.ts'

const LONGEST_CUE = 6
const MOST_WORDS = 150

const cueOf = new Map<string, Set<string>>()
const calmCues = Object.entries(calm).map(([name, list]) => [`calm-${name}`, list] as const)
for (const [group, names] of [...Object.entries(cues), ...calmCues])
  for (const phrase of names.split(',')) {
    const key = stemsOf(phrase).join(' ')
    if (key) cueOf.set(key, (cueOf.get(key) ?? new Set()).add(group))
  }

const cueWords = new Set([...cueOf.keys()].flatMap(key => key.split(' ')))
const mend = createSpelling(cueWords, cueWords, new Set(stemsOf(ordinary)), stopWords, fillerWords)

const FIRST = new Set(['i', 'me', 'my', 'myself', 'we', 'us', 'our'])
const NEGATION = new Set(['not', 'no', 'never', 'nobody', 'without', 'none'])

/** Cues that say only who, or how urgent it is: on their own they do not mean harm. */
const PLAIN = new Set(['child-or-frail', 'partner', 'other-person', 'urgent', 'about-to-drive', 'fumes-body'])
const isGrave = (cue: string) => !cue.startsWith('calm-') && !PLAIN.has(cue)

/** Returns the groups of cues in a row of stems. The words of a harmless saying do not also count one by one. */
function cuesOf(stems: readonly string[]): string[] {
  const found = new Set<string>()
  for (let at = 0, next = 1; at < stems.length; at = next) {
    next = at + 1
    for (let end = Math.min(at + LONGEST_CUE, stems.length); end > at; end--) {
      const groups = cueOf.get(stems.slice(at, end).join(' '))
      for (const group of groups ?? []) found.add(group)
      if (!groups?.has('calm-saying')) continue
      next = end
      break
    }
  }
  return [...found].sort()
}

/** How many places the table has: 0.26 MB with a byte for each label. */
export const DANGER_BUCKETS = 32_768
const LETTERS_WEIGHT = 0.25

/** Cues generalise; single words and pairs only refine them. */
const worthOf = (name: string) =>
  name.startsWith('#') ? (name.includes('+') ? 0.7 : 1.3) : name.includes(' ') ? 0.35 : 0.5

/**
 * What the classifier sees: words, pairs, cues, their combinations, and letters, each once. Misspelt cues are
 * corrected.
 */
export function dangerVector(text: string): Vector {
  const stems = mend(readStems(text).slice(0, MOST_WORDS))
  const names = new Set<string>()
  for (const [at, word] of stems.entries()) {
    names.add(word)
    const [next, afterNext] = [stems[at + 1], stems[at + 2]]
    if (next) names.add(`${word} ${next}`)
    if (afterNext) names.add(`${word} _ ${afterNext}`)
  }
  const found = cuesOf(stems)
  const who = stems.some(word => FIRST.has(word)) ? 'me' : 'nobody'
  const grave = found.filter(isGrave)
  for (const [at, cue] of found.entries()) {
    names.add(`#${cue}`)
    for (const other of found.slice(at + 1)) names.add(`#${cue}+${other}`)
  }
  for (const cue of grave) names.add(`#${cue}+${who}`)
  names.add(`#${Math.min(grave.length, 4)} cues`)
  if (stems.some(word => NEGATION.has(word))) for (const cue of grave) names.add(`#${cue}+not`)
  if (/\?\s*$/.test(text)) names.add('#asks')
  if (stems.length <= 4) names.add('#short')
  if (stems.length >= 25) names.add('#long')
  const words = [...names].map(name => [name, worthOf(name)] as const)
  const letters = [...lettersOf(stems)].map(name => [name, LETTERS_WEIGHT] as const)
  return vectorOf([...words, ...letters], DANGER_BUCKETS)
}

/** True if anything in the text suggests harm. */
export const hasCue = (text: string): boolean => cuesOf(readStems(text)).some(isGrave)

/** "hiss" and "his" have the same stem, so "his" is read as "her". */
const readStems = (text: string) => stemsOf(foldText(text).replace(/\bhis\b/g, 'her'))
