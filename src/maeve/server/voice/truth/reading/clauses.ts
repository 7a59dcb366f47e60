import {
  ACTED,
  ASKS,
  DONE,
  ELSEWHERE,
  FEELING,
  LEADING,
  OFFERED,
  OPENERS,
  OURS,
  SELF,
  UNKNOWN,
  WISHES,
} from '#src/maeve/knowledge/words/clause-patterns.ts'
import { plainText } from './fold.ts'

/**
 * What a clause does: `state` a fact, `unknown` says that it is not known, `self` what Maeve feels or does here, or
 * `ask`.
 */
type ClauseKind = 'state' | 'unknown' | 'self' | 'ask'

export const NEGATION = /\b(?:not|no|never|none|nothing|neither|nor|without|nobody|nowhere|hardly)\b/

/**
 * Returns the kind of one clause of a plain text. `first`: the text's first clause; `question`: the text is a
 * question.
 */
function kindOf(clause: string, text: string, first: string, question: boolean): ClauseKind {
  if (UNKNOWN.test(clause)) return 'unknown'
  if (question && (ASKS.test(first) || ASKS.test(clause)) && !LEADING.test(text) && !OFFERED.test(text))
    return 'ask'
  return SELF.test(clause) && !ELSEWHERE.test(clause) ? 'self' : 'state'
}

/** A part of a sentence that says one thing. `text` is plain text; `denies`: the clause is a denial. */
export type Clause = { text: string; kind: ClauseKind; denies: boolean }

/** Where one clause ends and the next begins. */
const BREAK =
  /\s*[;:]\s+|\s+[-–—]+\s+|\s*—\s*|\s*(?=\u00a6)|[,;]?\s+(?:even if|even though|unless|because)\s+|,\s+(?:as|since|so|which|who|while|where|with|then|meaning)\s+|,\s+(?:and )?(?=(?:not|only|just|without|no|nothing|never|neither)\b)|,?\s+so\s+(?=(?:we|you|it|they|i|there|that|perhaps|please|do|your|our|the)\b)|,\s+and\s+|,\s+(?:(?:and|or|so|then|nor)\s+)?(?=(?:we|you|it|they|i|he|she|there|that|this|those|these|our|your|it's|what|which|how|whether|when|where|who|why|if|is|are|was|were|has|have|will|can|does|do|must|please|try|call|check|ring)\b)|\s+and\s+(?:then\s+)?(?=(?:we|you|it|they|i|he|she|there|this|those|our|your|it's|what|which|how|whether|who|why)\b)|\s+and\s+(?=(?:needs?|takes?|has|does|is|are|will|costs?|asks?)\b)|(?:,|\s+and)\s+(?=[£$€]|\d+ ?(?:%|per))|[.!?]+\s+|\n+|\s*[()]\s*/
const CONTRAST = /[,;]?\s+(?:but|though|although|however|whereas|except(?: that)?|only that),?\s+/g

export function clausesOf(sentence: string): Clause[] {
  const text = plainText(sentence)
  const question = /\?\W*$/.test(text)
  const parts = text
    .replace(CONTRAST, ' \u00a6')
    .split(BREAK)
    .filter(part => /[a-z\d£$€]/.test(part))
    .map(part => part.replace(/^[\s,.!\u00a6-]+|[\s,]+$/g, ''))
  return parts.map(part => ({
    text: part,
    kind: kindOf(part, text, parts[0]!, question),
    denies: NEGATION.test(part),
  }))
}

export function clauseOf(sentence: string): Clause {
  const text = plainText(sentence)
  return { text, kind: 'state', denies: NEGATION.test(text) }
}

/** Whether a plain clause claims that something was done, which no knowledge can back. */
export const saysDone = (clause: string): boolean => ACTED.test(clause) || DONE.test(clause)

/** Whether a plain clause is sympathy, courtesy or the visitor's own words, and makes no claim about us. */
export function isCourtesy(clause: string): boolean {
  return WISHES.test(clause) || (!OURS.test(clause) && (OPENERS.test(clause) || FEELING.test(clause)))
}
