import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import { foldText, stem, wordsOf } from '../text.ts'
import { numberWords } from './claim-words.ts'
import { type Claim, findClaims } from './claims.ts'

/** Where the knowledge itself makes a claim: what is said beside it, and what it is said of. */
export type Passage = { clause: Set<string>; subject: Set<string>; denies: boolean }

const stopWords = new Set(
  `a about after all also am an and any are as at be been before but by can do does each ever every for from get gets
  give had has have he her here how i if in into is it its itself just like may me more most my no not now of on once
  one only or other our out over own per please she should so some such than that the their them then there these they
  this those to too under up us very was we were what when where which while who will with within without would yes you
  your yours yourself im ill id ive youre youll youve were well weve its thats theres dont cant isnt arent wont
  kerbside pound pounds percent cent quid pence`
    .split(/\s+/)
    .concat(Object.keys(numberWords))
    .map(stem),
)
const DENIAL = /\b(?:no|not|never|none|without|cannot|nothing|neither)\b|n[’']t\b/i

/** A text's words that carry meaning, in one form each. */
export function meaningOf(text: string): Set<string> {
  const words = wordsOf(foldText(text)).filter(word => !/\d/.test(word))
  return new Set(words.map(stem).filter(word => !stopWords.has(word)))
}

export function denies(text: string): boolean {
  return DENIAL.test(text)
}

/** Sentences and lines of a text; a list's line keeps the words that lead to the list. */
export function sentencesOf(text: string): string[] {
  const [lead = '', ...lines] = text.replaceAll('**', '').split(/\n+/)
  return [lead, ...lines.map(line => (line.startsWith('- ') ? `${lead} ${line.slice(2)}` : line))].flatMap(
    part => part.split(/(?<=[.!?])\s+/).filter(Boolean),
  )
}

const CLAUSE_ENDS = /[,;:]\s+(?:and |or |but )?|\s+(?:and|but|or)\s+|\s[-–—]\s/g
const MAIN_CLAUSE_ENDS = /;\s+|,\s+(?:and|but|so)\s+|\s+but\s+|\s[-–—]\s/g

/**
 * The part of a sentence that a claim belongs to: a figure to its clause, as each of a list has its own; a promise to
 * its main clause, as it is made of all that a list names; a place to the whole sentence.
 */
export function clauseOf(
  sentence: string,
  { kind, at }: Pick<Claim, 'kind' | 'at'>,
): { text: string; start: number } {
  let start = 0
  if (kind === 'place') return { text: sentence, start }
  for (const { index, 0: mark } of sentence.matchAll(kind === 'promise' ? MAIN_CLAUSE_ENDS : CLAUSE_ENDS)) {
    if (index >= at) return { text: sentence.slice(start, index), start }
    start = index + mark.length
  }
  return { text: sentence.slice(start), start }
}

/** What the clause of a claim says besides it. */
export function besides(sentence: string, claim: Claim): string {
  const { text, start } = clauseOf(sentence, claim)
  return `${text.slice(0, claim.at - start)} ${text.slice(claim.end - start)}`
}

export const claimKey = ({ kind, value }: Pick<Claim, 'kind' | 'value'>) => `${kind} ${value}`

/** Every claim that the knowledge itself makes, with the passages that make it. */
export function indexPassages(knowledge: readonly KnowledgeEntry[]): Map<string, Passage[]> {
  const index = new Map<string, Passage[]>()
  for (const { kind, title, text, source } of knowledge) {
    for (const sentence of sentencesOf(text)) {
      for (const claim of findClaims(sentence)) {
        // Small talk speaks of everything at once; only its telephone numbers are facts.
        if (kind === 'talk' && claim.kind !== 'figure') continue
        const words = clauseOf(sentence, claim).text
        const clause = meaningOf(besides(sentence, claim))
        const passage = { clause, subject: clause.union(meaningOf(title)), denies: denies(words) }
        const key = claimKey(claim)
        index.set(key, [...(index.get(key) ?? []), passage])
      }
    }
    if (source) index.set(claimKey({ kind: 'link', value: source.url.toLowerCase() }), [])
  }
  return index
}
