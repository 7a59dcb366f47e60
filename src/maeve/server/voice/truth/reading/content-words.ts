import { neutral as neutralWords, same, strong as strongWords } from '#src/maeve/knowledge/words/truth.ts'
import { stem } from '../../../text.ts'
import { NEGATION } from './clauses.ts'

const wordsIn = (list: string) => list.split(/[\s,]+/).filter(Boolean)
const canonical = new Map<string, string>()
for (const line of same.trim().split('\n')) {
  const words = wordsIn(line).map(stem)
  for (const word of words) canonical.set(word, words[0]!)
}
/** Words that change what a statement says. */
export const strong: ReadonlySet<string> = new Set(wordsIn(strongWords).map(stem))
const neutral = new Set(
  wordsIn(neutralWords)
    .flatMap(word => [stem(word), word])
    .filter(word => !strong.has(word)),
)

const UNITS = 'day|month|year|hour|minute|week|mile|mm|kwh|kw'
/** A figure with its unit, or a word. */
const TOKEN = new RegExp(
  `([£$€]) ?(\\d+(?:\\.\\d+)?)(?![a-z\\d])|(?<![a-z\\d])(\\d+(?:\\.\\d+)?)(?:am|pm|st|nd|rd|th)?(?:[ -]?(%|percent\\b|per cent\\b|pounds?\\b|quid\\b|gbp\\b|pence\\b|p\\b|(?:${UNITS})s?\\b))?(?![a-z\\d])|[a-z\\d][a-z\\d']*|[£$€%@]`,
  'g',
)

function figureOf(number: string, unit: string): string {
  if (/^[£$€]/.test(unit)) return `#${Number(number)}${unit}`
  if (/^(?:pound|quid|gbp)/.test(unit)) return `#${Number(number)}£`
  if (/^(?:%|per)/.test(unit)) return `#${Number(number)}%`
  if (/^week/.test(unit)) return `#${Number(number) * 7}day`
  return `#${Number(number)}${unit.replace(/s$/, '')}`
}

/** The words of a plain text that carry meaning, in one form each and in their order, figures among them. */
export function contentOf(plain: string): string[] {
  const denied = NEGATION.test(plain)
  return [...plain.matchAll(TOKEN)].flatMap(([token, sign, signed, number, unit = '']) => {
    if (sign) return [figureOf(signed!, sign)]
    if (number) return [figureOf(number, unit)]
    const word = token.replaceAll("'", '')
    const base = stem(word)
    if (
      NEGATION.test(word) ||
      neutral.has(word) ||
      neutral.has(base) ||
      (denied && /^any(?:thing)?$/.test(word))
    )
      return []
    return [canonical.get(base) ?? base]
  })
}

export const isFigure = (word: string): boolean => /[#£$€%]/.test(word)
