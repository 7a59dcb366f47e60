import { rewrites } from '#src/maeve/knowledge/words/rewrites.ts'
import {
  lookAlikes,
  ones,
  ordinals,
  otherNumbers,
  otherSigns,
  scales,
  tens,
} from '#src/maeve/knowledge/words/signs-and-numbers.ts'

/** The replacement for each sign, from a list of pairs. */
const pairs = (list: string) => new Map(list.split(' ').map(pair => [pair[0]!, pair.slice(1)]))
const LOOKALIKES = new Map([...pairs(lookAlikes), ...pairs(otherSigns)])

const numbered = (list: string) =>
  list.split(', ').map((pair): [string, number] => {
    const [word = '', value] = pair.split(' ')
    return [word, Number(value)]
  })
const inSteps = (list: string, first: number, step = 1) =>
  list.split(' ').map((word, i): [string, number] => [word, first + i * step])
/** The value of each word for a number; "one" and "first" are everyday words, and so not numbers here. */
const VALUES = new Map([
  ...inSteps(ones, 0),
  ...inSteps(tens, 20, 10),
  ...inSteps(ordinals, 3),
  ...inSteps(tens.replace(/y\b/g, 'ieth'), 20, 10),
  ...numbered(otherNumbers),
])
VALUES.delete('one')
const SCALES = new Map(numbered(scales))

/** One spelling for what looks the same to a reader: look-alike letters, digits of every script, no accents. */
export function foldSigns(raw: string): string {
  return raw
    .toWellFormed()
    .replace(/½/g, ' half ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, sign => LOOKALIKES.get(sign) ?? digitOf(sign))
    .replace(/[ \t\r\f\v\u00a0]+/g, ' ')
}

/**
 * Returns a digit of any script as a plain one, and any other sign unchanged. The ten digits of a script are
 * consecutive.
 */
function digitOf(sign: string): string {
  if (!/\p{Nd}/u.test(sign)) return sign
  const at = sign.codePointAt(0)!
  let zero = at
  while (at - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(at - zero)
}

/** Returns a folded text with its numbers in figures: "twenty-eight days" is "28 days", "a thousand" 1000. */
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

/** Returns the number that starts at `start`, if there is one, and the index of the word after it. */
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

/** Whether a number may continue with another: twenty with three, a hundred with twenty, but not twenty with thirty. */
const fits = (current: number, value: number) =>
  current > 0 &&
  (current % 100 === 0 ? value < 100 : current % 10 === 0 && current % 100 >= 20 && value > 0 && value < 10)

/** Returns a text in the form in which it is judged: signs and numbers folded, synonyms in one form. */
export function plainText(raw: string): string {
  let text = foldNumbers(foldSigns(raw).replace(/\*\*|["“”„«»]/g, ''))
  for (const [shape, instead] of rewrites) text = text.replace(shape, instead)
  return text.replace(/ {2,}/g, ' ').trim()
}
