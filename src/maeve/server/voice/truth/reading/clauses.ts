import { type ClauseKind, kindOf, leans, NEGATION } from './clause-kinds.ts'
import { plainText } from './plain-text.ts'

/** A part of a sentence that says one thing. `text` is plain text; `denies`: it is a denial. */
export type Clause = { text: string; kind: ClauseKind; denies: boolean }

/** Where one clause ends and the next begins. */
const BREAK =
  /\s*[;:]\s+|\s+[-–—]+\s+|\s*—\s*|\s*(?=\u00a6)|[,;]?\s+(?:even if|even though|unless|because)\s+|,\s+(?:as|since|so|which|who|while|where|with|then|meaning)\s+|,\s+(?:and )?(?=(?:not|only|just|without|no|nothing|never|neither)\b)|,?\s+so\s+(?=(?:we|you|it|they|i|there|that|perhaps|please|do|your|our|the)\b)|,\s+and\s+|,\s+(?:(?:and|or|so|then|nor)\s+)?(?=(?:we|you|it|they|i|he|she|there|that|this|those|these|our|your|it's|what|which|how|whether|when|where|who|why|if|is|are|was|were|has|have|will|can|does|do|must|please|try|call|check|ring)\b)|\s+and\s+(?:then\s+)?(?=(?:we|you|it|they|i|he|she|there|this|those|our|your|it's|what|which|how|whether|who|why)\b)|\s+and\s+(?=(?:needs?|takes?|has|does|is|are|will|costs?|asks?)\b)|(?:,|\s+and)\s+(?=[£$€]|\d+ ?(?:%|per))|[.!?]+\s+|\n+|\s*[()]\s*/
/** What follows one of these is not covered by a doubt before it. */
const CONTRAST = /[,;]?\s+(?:but|though|although|however|whereas|except(?: that)?|only that),?\s+/g
/** Between a time and what happens then: "after 28 days | you may get". */
const AFTER_TIME =
  /(?<=^(?:after|before|until|during|within) (?!you\b|we\b|it\b|they\b|i\b)(?:[^ ]+ ){1,4})(?=(?:you|we|it|they)\b)/

/** The clauses of a sentence. One that begins with "whether" or "which" is as unknown as its neighbour. */
export function clausesOf(sentence: string): Clause[] {
  const text = plainText(sentence)
  const question = /\?\W*$/.test(text)
  const parts = text
    .replace(CONTRAST, ' \u00a6')
    .split(BREAK)
    .flatMap(part => part.split(AFTER_TIME))
    .filter(part => /[a-z\d£$€]/.test(part))
    .map(part => ({
      contrast: part.startsWith('\u00a6'),
      text: part.replace(/^[\s,.!\u00a6-]+|[\s,]+$/g, ''),
    }))
  const kinds = parts.map(({ text: part }) => kindOf(part, text, parts[0]!.text, question))
  // "After three years a car needs its MOT" has its statement in it.
  if (parts.length === 1 && kinds[0] === 'condition') kinds[0] = 'state'
  return parts.map((part, at) => ({
    text: part.text,
    kind: kinds[at] === 'state' && leansOn(parts, kinds, at) ? 'unknown' : kinds[at]!,
    denies: NEGATION.test(part.text),
  }))
}

/** A sentence as one clause, whatever commas it has. */
export function clauseOf(sentence: string): Clause {
  const text = plainText(sentence)
  return { text, kind: 'state', denies: NEGATION.test(text) }
}

/** Whether a clause that means nothing alone is next to one about something unknown. */
function leansOn(
  parts: readonly { contrast: boolean; text: string }[],
  kinds: readonly ClauseKind[],
  at: number,
): boolean {
  if (!leans(parts[at]!.text)) return false
  for (let to = at + 1; to < parts.length && !parts[to]!.contrast; to++) {
    if (kinds[to] === 'unknown') return true
    if (!leans(parts[to]!.text)) break
  }
  for (let to = at; to > 0 && !parts[to]!.contrast; to--) {
    if (kinds[to - 1] === 'unknown') return true
    if (!leans(parts[to - 1]!.text)) break
  }
  return false
}
