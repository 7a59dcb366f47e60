import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import { postcodeAreas } from '#src/content/maeve/postcode-areas.ts'
import { type Claim, findClaims } from './claims.ts'
import {
  besides,
  claimKey,
  clauseOf,
  denies,
  indexPassages,
  meaningOf,
  type Passage,
  sentencesOf,
} from './passages.ts'

/** Words that a passage and a sentence must share before one backs the other. */
const SHARED = 2
/** Words in a row that give a recital of the model's instructions away. */
const RECITED = 5

/** Saying that something is not known is true of every place and promise. */
const HEDGE =
  /\b(?:can[’']?t|cannot|couldn[’']t) (?:yet )?(?:say|confirm|promise|guarantee|tell|book|add|sign|change|cancel|give|quote|offer)|\b(?:isn[’']t|aren[’']t|hasn[’']t been|haven[’']t been|not|haven[’']t|hasn[’']t) (?:yet )?(?:been )?(?:published|announced|confirmed|decided|known)|\b(?:no|any) [\w -]{1,40} (?:has|have|is|are) (?:yet )?(?:been )?(?:published|announced)|\bdon[’']t (?:yet )?(?:know|have)\b|\bnot sure\b/i
/** Where a doubt ends: "I can’t say much, but we’ll be in Leeds" doubts nothing of Leeds. */
const DOUBT_ENDS = /[,;:]|\b(?:but|however|though|although|and|still)\b/gi
/** Subjects of which a figure or promise must not be moved from one to another. */
const subjects =
  meaningOf(`wash valet charge charging ev electric remind subscription plan visit tyre detail clean
  polish wax app card trial mot insurance tax sorn pcn service service-interval oil battery engine repair`)

/** Tells which sentences say only what the knowledge holds. */
export type Truth = {
  /** The first of a sentence's claims that the knowledge does not hold. */
  unheld(sentence: string): Claim | 'recital' | undefined
  /** Whether a sentence so far runs along the instructions. */
  mayRecite(start: string): boolean
}

export function createTruth(knowledge: readonly KnowledgeEntry[], instructions: string): Truth {
  const passages = indexPassages(knowledge)
  const quotes = new Set(knowledge.flatMap(({ text }) => sentencesOf(text).map(plain)))
  const known = knowledge.flatMap(({ title, text }) => runs(`${title} ${text}`, 3))
  const short = new Set(runs(instructions, 3)).difference(new Set(known))
  const long = new Set(runs(instructions, RECITED)).difference(
    new Set(knowledge.flatMap(({ text }) => runs(text, RECITED))),
  )

  function holds(sentence: string, claim: Claim): boolean {
    const found = passages.get(claimKey(claim))
    if (claim.kind === 'link') return found !== undefined
    if (claim.value === 'yes') return meaningOf(sentence.slice(claim.end)).size >= SHARED
    if ((claim.kind === 'place' || claim.kind === 'promise') && doubted(sentence, claim.at)) return true
    if (claim.kind === 'place' && statesArea(sentence, claim)) return true
    return found?.some(passage => backs(passage, sentence, claim)) ?? false
  }

  return {
    unheld(sentence) {
      if (quotes.has(plain(sentence))) return undefined
      if (runs(sentence, RECITED).some(run => long.has(run))) return 'recital'
      return findClaims(sentence).find(claim => !holds(sentence, claim))
    },
    mayRecite: start => runs(start, 3).some(run => short.has(run)),
  }
}

function doubted(sentence: string, at: number): boolean {
  let start = 0
  let end = sentence.length
  for (const { index, 0: mark } of sentence.matchAll(DOUBT_ENDS)) {
    if (index + mark.length <= at) start = index + mark.length
    else if (index >= at) end = Math.min(end, index)
  }
  return HEDGE.test(sentence.slice(start, end))
}

/** "LS6 is in the Leeds postcode area", where it is. */
function statesArea(sentence: string, { value, at, end }: Claim): boolean {
  const outward = /\b([A-Z]{1,2})\d{1,2}[A-Z]? is in the $/.exec(sentence.slice(0, at))
  const town = outward && postcodeAreas.get(outward[1]!)?.town
  return town?.toLowerCase() === value && sentence.slice(end).startsWith(' postcode area')
}

/** Whether a passage says of a claim what a sentence says of it. */
function backs(passage: Passage, sentence: string, claim: Claim): boolean {
  const { text, start } = clauseOf(sentence, claim)
  const ours = meaningOf(besides(sentence, claim))
  const shared = ours.intersection(passage.clause).size
  if (shared < Math.min(SHARED, passage.clause.size, Math.max(1, ours.size))) return false
  if (!ours.intersection(subjects).isSubsetOf(passage.subject)) return false
  if (claim.kind !== 'place' && denies(text) !== passage.denies) return false
  if (claim.kind !== 'figure') return true
  // What follows a figure says what it is of.
  const after = text.slice(claim.end - start).replace(/^[a-z]+/i, '')
  return meaningOf(after).isSubsetOf(passage.subject)
}

const plain = (sentence: string) => sentence.replaceAll('**', '').replace(/\s+/g, ' ').trim()

/** Each run of so many words of a text, in one spelling. */
function runs(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
  return words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '))
}
