import { numberWords, placePattern } from './claim-words.ts'

/**
 * Something in a sentence that holds only if the knowledge says so. `value` is the same for all spellings of it;
 * it stands from `at` to `end`.
 */
export type Claim = { kind: ClaimKind; value: string; at: number; end: number }
export type ClaimKind = 'figure' | 'date' | 'place' | 'promise' | 'link'

const money = '(?:pounds?|quid|pence|p|gbp|sterling)'
const unit = `(?:\\s?(?<unit>%|per\\s?cent|${money})(?![a-z\\d]))?`
const FIGURE = new RegExp(`(?<![a-z\\d.])(?<sign>[£$€]\\s?)?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)${unit}`, 'gi')
const NUMBER_WORD = new RegExp(
  `\\b(?:(?<word>${Object.keys(numberWords).join('|')})(?:[- ](?<and>one|two|three|four|five|six|seven|eight|nine))?${unit}\\b|(?:one|an?)[- ](?=${money}\\b|per\\s?cent|hours?\\b|days?\\b|weeks?\\b|months?\\b|years?\\b|hundred|thousand|third|quarter))`,
  'gi',
)
const MONTH =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?:jan|feb|apr|aug|sept?|oct|nov|dec)(?=\.? \d|\b\.?$))\b|(?<=\b(?:in|by|from|until|since|this|next|of|early|late|mid|\d(?:st|nd|rd|th)?)[ -])(?:march|may)\b|\b(?:March|May)(?= \d)/gi
const RELATIVE_DATE =
  /\b(?:(?:this|next|coming|following) (?:week|month|year|spring|summer|autumn|winter|quarter|weekend)|in (?:the )?(?:spring|summer|autumn|winter)|q[1-4]|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|christmas|easter|soon|shortly|imminently)\b/gi
const PROMISE =
  /\b(?:(?<plain>guarantee|promise|definite|certain|absolute|always|never|unlimited|free|refund|insured|cancel|discount|complimentary|cheap)\w*|of course|money back|any ?time|same[- ]day|next[- ]day|best price|(?:no|without) (?:contract|commitment|minimum|hidden|extra|obligation)\w*|(?:you(?:.re| are|.ve been| have been|.ll be| will be)|i(?:.ve| have|.ll| will|.m| am)|consider (?:it|you)|that.s|it.s|all) (?:now |just |all |already |going to )?(?:booked|booking|set up|signed|added|adding|reserved|registered|arranged|confirmed|done|made|on the (?:list|waitlist)|book|add|sign|reserve|register|arrange|confirm|giv)\w*|(?:cover|serv|reach|com(?:e|ing) to|available (?:in|at)|operat\w* in|be in|visit)\w* (?:you there|there|your (?:area|town|city|street|road|postcode|region|part)))\b/gi
const LINK =
  /\bhttps?:\/\/[^\s)*\]]+|\bwww\.[^\s)*\]]+|[^\s@]+@[^\s@]+|\b(?!gov\.uk\b)[a-z\d-]+\.(?:com|co\.uk|org|net|uk|io|app|shop|info)\b(?:\/[^\s)*\]]*)?/gi
const AFFIRMATION = /^\W*(?:yes|yep|yeah|sure|correct|that.s right|indeed)\b/i
/** A UK postcode is no figure, nor is the number of a list's line. */
const NOT_FIGURES = /\b[A-Z]{1,2}\d{1,2}[A-Z]?(?: ?\d[A-Z]{2})?\b|^\s*\d{1,2}[.)](?=\s)/g

/** Everything in a sentence that the knowledge must hold, in the order in which it stands there. */
export function findClaims(sentence: string): Claim[] {
  const links = [...sentence.matchAll(LINK)].map(match =>
    claim('link', match[0].replace(/[.,;:!?]+$/, ''), match),
  )
  const bare = blank(sentence, LINK)
  const counted = blank(bare, NOT_FIGURES)
  const affirmation = AFFIRMATION.exec(bare)
  return [
    ...links,
    ...[...counted.matchAll(FIGURE)].map(match => claim('figure', figureValue(match), match)),
    ...[...counted.matchAll(NUMBER_WORD)].map(match => claim('figure', wordValue(match), match)),
    ...[...bare.matchAll(MONTH), ...bare.matchAll(RELATIVE_DATE)].map(match =>
      claim('date', match[0], match),
    ),
    ...[...bare.matchAll(placePattern)].map(match => claim('place', match[0], match)),
    ...[...bare.matchAll(PROMISE)].map(match => claim('promise', match.groups?.plain ?? match[0], match)),
    ...(affirmation ? [claim('promise', 'yes', affirmation)] : []),
  ].sort((a, b) => a.at - b.at)
}

function claim(kind: ClaimKind, value: string, { index, 0: { length } }: RegExpExecArray): Claim {
  return { kind, value: value.toLowerCase(), at: index, end: index + length }
}

const blank = (text: string, shape: RegExp) => text.replace(shape, found => ' '.repeat(found.length))

function figureValue({ groups = {} }: RegExpExecArray): string {
  return withUnit(Number(groups.digits!.replaceAll(',', '')), groups.sign ?? groups.unit)
}

function wordValue({ groups = {} }: RegExpExecArray): string {
  const { word, and, unit } = groups
  const number = word
    ? numberWords[word.toLowerCase()]! + (and ? (numberWords[and.toLowerCase()] ?? 1) : 0)
    : 1
  return withUnit(number, /^(?:tenner|fiver)$/i.test(word ?? '') ? '£' : unit)
}

function withUnit(number: number, unit = ''): string {
  if (/%|cent/i.test(unit)) return `${number}%`
  if (/^[$€]/.test(unit)) return `${unit.trim()}${number}`
  return unit ? `£${number}` : String(number)
}
