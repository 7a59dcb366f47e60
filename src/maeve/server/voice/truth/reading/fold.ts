import { rewrites } from '#src/maeve/knowledge/words/rewrites.ts'

/** The replacement for each sign, from a list of pairs. */
const pairs = (list: string) => new Map(list.split(' ').map(pair => [pair[0]!, pair.slice(1)]))

/** Letters of other alphabets that look like Latin ones, each followed by the Latin one. */
const LOOKALIKES = pairs(
  'аa еe оo рp сc хx уy іi јj ѕs кk мm тt вb нh ԁd ӏl ԛq ԝw αa εe οo ρp νv ιi κk τt υu χx ηn μu βb łl øo đd ıi ɑa ɡg ßss æae œoe',
)
const SIGNS = pairs("‘' ’' ‛' `' ´' ʼ' ′' ⁄/ ∕/ ․. 。. ‐- ‑- −-")

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
/** The value of each word for a number; "one" and "first" are everyday words, so not numbers here. */
const VALUES = new Map<string, number>([
  ...ones.map((word, i): [string, number] => [word, i]),
  ...tens.map((word, i): [string, number] => [word, (i + 2) * 10]),
  ...ordinals.map((word, i): [string, number] => [word, i + 3]),
  ...tens.map((word, i): [string, number] => [word.replace(/y$/, 'ieth'), (i + 2) * 10]),
  ['nought', 0],
  ['forth', 4],
  ['fourty', 40],
])
VALUES.delete('one')
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['grand', 1_000],
  ['k', 1_000],
  ['dozen', 12],
])

/** One spelling for what a reader takes for the same: look-alike letters, digits of every script, no accents. */
export function foldSigns(raw: string): string {
  return raw
    .toWellFormed()
    .replace(/½/g, ' half ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, sign => LOOKALIKES.get(sign) ?? SIGNS.get(sign) ?? digitOf(sign))
    .replace(/[ \t\r\f\v\u00a0]+/g, ' ')
}

/** The digit of a script, whose ten digits are consecutive, or the sign itself. */
function digitOf(sign: string): string {
  if (!/\p{Nd}/u.test(sign)) return sign
  const at = sign.codePointAt(0)!
  let zero = at
  while (at - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(at - zero)
}

/** A folded text with its numbers in figures: "twenty-eight days" is "28 days", "a thousand" 1000. */
export function foldNumbers(folded: string): string {
  const parts = folded.replace(/(\d),(?=\d{3})/g, '$1').split(/([^a-z\d']+)/)
  const out: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [number, next] = readNumber(parts, at)
    if (number === undefined) out.push(parts[at]!, parts[at + 1] ?? '')
    else {
      out.push(String(number), parts[next - 1] ?? '')
      at = next - 2
    }
  }
  return out.join('')
}

/** The number that begins with a word, if any, and the index of the next word. */
function readNumber(parts: readonly string[], start: number): [number | undefined, number] {
  let total = 0
  let current: number | undefined
  let at = start
  for (; at < parts.length; at += 2) {
    const word = parts[at]!
    const joint = at === start || /^[ -]$/.test(parts[at - 1]!)
    if (!joint) break
    const scale = SCALES.get(word)
    const value = word === 'one' && current !== undefined ? 1 : VALUES.get(word)
    if (scale !== undefined && (at > start || word !== 'k')) {
      current = (current ?? 1) * scale
      if (scale >= 1_000) [total, current] = [total + current, 0]
    } else if (value !== undefined && (current === undefined || fits(current, value)))
      current = (current ?? 0) + value
    else if (!(word === 'and' && current !== undefined && current >= 100 && VALUES.has(parts[at + 2] ?? '')))
      break
  }
  return current === undefined ? [undefined, start] : [total + current, at]
}

/** Whether a number goes on with another: twenty with three, a hundred with twenty, but not twenty with thirty. */
const fits = (current: number, value: number) =>
  current > 0 &&
  (current % 100 === 0 ? value < 100 : current % 10 === 0 && current % 100 >= 20 && value > 0 && value < 10)

/** A text as it is judged: signs and numbers folded, synonyms in one form. */
export function plainText(raw: string): string {
  let text = foldNumbers(foldSigns(raw).replace(/\*\*|["“”„«»]/g, ''))
  for (const [shape, instead] of rewrites) text = text.replace(shape, instead)
  return text.replace(/ {2,}/g, ' ').trim()
}
