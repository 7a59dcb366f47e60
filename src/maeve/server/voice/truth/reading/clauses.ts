import { plainText } from './fold.ts'

/** What a clause does: `state` a fact, `unknown` that it is not known, `self` what Maeve feels or does here, or `ask`. */
type ClauseKind = 'state' | 'unknown' | 'self' | 'ask'

const said =
  'published|announced|confirmed|decided|known|set out|settled|said|released|revealed|finalised|finalized|out yet|spelled out|spelt out|worked out|fixed|listed|agreed|given out|made public|public|detailed|stated|clear|nailed down|laid out|explained|specified|available yet|been told|on record|covered here|something|described|mentioned|pinned down|put out|written down|on the cards|announced about|published about'
/** Something is not published, or Maeve does not know or cannot do it. */
const UNKNOWN = new RegExp(
  [
    `\\b(?:not|nothing|none|no|neither|nobody|yet to be)\\b.{0,60}\\b(?:${said})\\b`,
    `\\b(?:no|any) (?:published|official|announced|confirmed|public)\\b`,
    `\\bhave not (?:yet )?(?:said|told|published|announced|heard|decided|set|shared|given|mentioned|named|picked|chosen|listed|settled|fixed|finalised|finalized|released|revealed|detailed|described|specified)\\b`,
    `\\bi (?:really |honestly |simply |just |also |still |do |would |could |am |have )*(?:can|could|do|would|am|have|will|may|might|must|should) not\\b`,
    `\\bi(?: have|'ve)?(?: got)? no\\b`,
    `\\bi (?:would )?(?:not|rather not|never|prefer not)\\b`,
    `\\bi (?:would|should|\\s)*(?:love|like|wish|only be guessing|be guessing)\\b`,
    `^(?:there (?:is|are) )?no\\b.{1,60}\\byet\\b`,
    `\\bno (?:word|news|details?|information|info|idea|indication|announcements?|date|figures?) (?:yet|on|about|of|as|for|is|has|have|are|to)\\b`,
    `\\bi (?:have )?(?:got )?(?:nothing|little|no)\\b`,
    `\\bnot (?:yet )?out\\b`,
    `\\b(?:anyone's|anybody's) guess\\b`,
    `\\b(?:too early|too soon) to (?:say|tell)\\b`,
    `\\byet to (?:be|publish|announce|say|confirm|decide|share|set)\\b|\\b(?:have|has) not (?:yet )?(?:come|been) out\\b|\\bopen question\\b|\\bhave to wait\\b|\\bundecided\\b|\\bunder wraps\\b|\\bup in the air\\b|\\b(?:may|might) or (?:may|might) not\\b|\\bto be confirmed\\b|\\bnot (?:possible|able|up to|for) me\\b|\\bnot possible for me\\b|\\bno\\b.{1,50}\\bi (?:can|could|may|am able to) (?:give|share|tell|offer|show|quote|point)\\b|\\bwill be (?:shared|published|announced|confirmed|released|revealed)\\b(?! (?:on|in|at|by|from|for) )|\\bno way (?:for me|of)\\b`,
    `\\bi would (?:only |just )?be (?:making|guessing|inventing)\\b`,
    `\\b(?:no|not)\\b.{0,40}\\bto (?:give|show|offer|tell|quote) you\\b`,
    `\\bremains? to be\\b|\\bstill to be\\b|\\byet to be\\b`,
    `\\b(?:beyond|outside) what i know\\b|\\bbeyond me\\b`,
    `\\bi (?:have|'ve) not (?:got )?`,
  ].join('|'),
)
/** What follows "I" where she speaks of herself or of this conversation. */
const SELF =
  /^(?:(?:and|so|then|well|oh|yes|if you like|of course|sorry|but|ok|okay|hello|hi|hello there|no) )?(?:i|let me|allow me)(?: just| also| do| really| completely| totally| quite| fully| always| can| could| will| shall| would| am| was| only| might| may| ,| be| be able to| happy to| happily| gladly| glad to| here to| able to)* ?(?:understand|see (?:why|how you|what you|your (?:point|worry))|know (?:how|that feeling|the feeling|what you mean)|appreciate|hope|wish|think so|suppose|imagine|guess|afraid|sorry|glad|happy|pleased|delighted|apologise|apologize|explain|tell you|help|answer|go through|run through|walk you|talk you|talk through|show you|point you|describe|summarise|say more|say so|say|try|be honest|listen|look after|speak|here)\b/
/** Acts that she cannot do, whatever she says of herself. */
const ELSEWHERE =
  /\b(?:team|colleagues?|manager|staff|office|somebody|someone|them|e?mail|text|call|ring|book|reserve|order)\b/
const ASKS =
  /^(?:what|when|where|which|who|whose|whereabouts|how|why|is|are|was|were|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|any|anything|ready|need|want|fancy|care|sound|got|so|and|or|shall|would)\b/
/** A question that is really a statement. */
const LEADING =
  /\b(?:is|are|was|were|would|could|should|do|does|did|have|has|can|will) not (?:it|that|you|we|they|this|the|our|i)\b|^(?:is|are|would|could|do|does|did|have|has|can|will) not\b|\b(?:did|do) you (?:know|realise|realize|see that|hear)\b|\b(?:you know|guess what|right|ok|okay|eh|yeah|yes|no|correct)\?$|\b(?:heard|aware|knew) that\b/
/** What she may offer to do, in "would you like me to" and "shall I". */
const OFFERED =
  /\b(?:me to|shall i|should i|can i|could i|may i|i could|let me|i can) (?:just |also |quickly )?(?!explain|tell|go\b|run\b|walk|talk|show|point|help|list|describe|share|say\b|answer|give you (?:a|the) (?:summary|rundown|overview|details)|summarise|start|know|repeat|clarify|put it)[a-z]+/
export const NEGATION = /\b(?:not|no|never|none|nothing|neither|nor|without|nobody|nowhere|hardly)\b/

/** The kind of one clause of a plain text, on its own. `question`: the text asks, and `first` is how it begins. */
function kindOf(clause: string, text: string, first: string, question: boolean): ClauseKind {
  if (UNKNOWN.test(clause)) return 'unknown'
  if (question && (ASKS.test(first) || ASKS.test(clause)) && !LEADING.test(text) && !OFFERED.test(text))
    return 'ask'
  return SELF.test(clause) && !ELSEWHERE.test(clause) ? 'self' : 'state'
}

/** A part of a sentence that says one thing. `text` is plain text; `denies`: it is a denial. */
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
