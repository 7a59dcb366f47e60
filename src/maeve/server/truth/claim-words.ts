import { ambiguousPlaces, places, regions } from '#src/content/maeve/places.ts'
import { postcodeAreas } from '#src/content/maeve/postcode-areas.ts'

const tens = 'twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',')
const small = 'two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen'.split(
  ',',
)

export const numberWords: Record<string, number> = {
  ...Object.fromEntries(small.map((word, i) => [word, i + 2])),
  ...Object.fromEntries(tens.map((word, i) => [word, (i + 2) * 10])),
  hundred: 100,
  thousand: 1_000,
  tenner: 10,
  fiver: 5,
  half: 0.5,
}

const towns = [...postcodeAreas.values()].flatMap(({ town }) => town.split(/ \(|\)/).filter(Boolean))
const names = [...new Set([...towns, ...places, ...regions])]
const ambiguous = new Set(ambiguousPlaces)

/** Both apostrophes, and either case for names that are no everyday word as well. */
function spellings(name: string): string {
  const escaped = name.replace(/[.()]/g, '\\$&').replace(/[’']/g, "[’']")
  if (ambiguous.has(name.toLowerCase())) return escaped
  return escaped.replace(/[a-z]/gi, letter => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}

/** Every place that the site knows by name. */
export const placePattern = new RegExp(
  `\\b(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map(spellings)
    .join('|')})\\b`,
  'g',
)

const claimStarts = `january february march april may june july august september october november december jan feb
  apr aug sept oct nov dec this next coming following tomorrow tonight monday tuesday wednesday thursday friday
  saturday sunday weekend christmas easter soon shortly imminently guarantee promise definite certain absolute always
  never unlimited free refund insured cancel discount complimentary cheap anytime same-day next-day yes yep yeah sure
  correct indeed www http one`
const wordsThatBegin = [
  ...new Set([
    ...claimStarts.split(/\s+/),
    ...Object.keys(numberWords),
    ...names.map(name => name.toLowerCase().split(/[ -]/)[0]!),
  ]),
]

/** Whether a word still being written may yet become one with which a claim begins. */
export function mayBeginClaim(word: string): boolean {
  const plain = word
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^[^\p{L}\p{N}£$€]+/u, '')
  return /[\d£$€@]/.test(plain) || wordsThatBegin.some(start => start.startsWith(plain))
}
