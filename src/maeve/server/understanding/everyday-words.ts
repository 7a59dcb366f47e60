import { brand } from '#src/content/brand.ts'
import { dialect, misheard } from '#src/maeve/knowledge/words/dialect.ts'
import { filler, proper, stop } from '#src/maeve/knowledge/words/everyday.ts'
import { foldText, stem, wordsOf } from '../text.ts'

const stemsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(stem))
export const stopWords = stemsIn(stop)
export const fillerWords = stemsIn(filler)
export const properWords = stemsIn(proper)

const plainWords: ReadonlyMap<string, readonly string[]> = new Map([
  // Asking about the brand is asking about us.
  [brand.name.toLowerCase(), ['you']],
  ...dialect.split(',').map(pair => {
    const [short = '', ...long] = pair.trim().split(/\s+/)
    return [short, long] as const
  }),
])
const meantBy: ReadonlyMap<string, string> = new Map(
  misheard.split(',').map(pair => pair.split(':').map(text => text.trim()) as [string, string]),
)
const heardWrong = new RegExp(
  `(?<![^ ])(?:${[...meantBy.keys()].sort((a, b) => b.length - a.length).join('|')})(?![^ ])`,
  'g',
)

/** Replaces what a phone misheard, short spellings and dialect with the words they mean. */
export function expandSlang(list: readonly string[]): string[] {
  if (list.length === 0) return []
  const heard = list.join(' ').replace(heardWrong, words => meantBy.get(words)!)
  return heard.split(' ').flatMap(word => plainWords.get(word) ?? word)
}

/** A text's words, each in one form, with phone spellings and dialect turned into plain words. */
export const stemsOf = (text: string): string[] => expandSlang(wordsOf(foldText(text))).map(stem)
