import type { KnowledgeEntry } from '#src/content/maeve/knowledge.ts'
import { foldText } from '../../text.ts'
import type { Clause } from './clauses.ts'
import { contentOf, isFigure, strong } from './content-words.ts'
import type { Passage } from './passages.ts'

/** Words on either side of a figure that say what it is of. */
const NEAR = 2
/** A word that visitors use for at least so many subjects is style, and no subject. */
const MANY = 12
/** Of so many words of a clause, one may be in no passage, if it is style. */
const WORDS_FOR_STYLE = 5

const words = (text: string) => new Set(contentOf(text))
/** What may not be said of another subject than the passage's own. */
const SUBJECTS =
  words(`wash valet charging electric reminder subscription plan visit tyre detail air water app card
  trial mot insurance tax sorn pcn service phone council privateticket waitlist zone formal
  informally rejected tribunal certificate`)
/** Words that promise something: the passage's own clause must have them, and not only its entry. */
const CLAIMS = words('free discount priority guarantee certified refund fast slow renew')
const QUANTITIES = words(
  'only every each all any always everyone everything anyone anything whole most now already',
)
const TIMES = words('first day week month year hour minute weekend morning evening night')
/** What shows that a clause is about the rules of motoring. */
const MOTORING =
  words(`surcharge mot tax sorn pcn insured tyre tread zone ulez lez caz council tribunal handbook charger
  kw drain hosepipe serviced interim certificate debit v11 offroad popla ias operator privateticket nomot notax
  noinsurance tfl`)

const US = /\b(?:we|us|our|ours|kerbside|maeve)\b/
const OURS = /\b(?:we|us|our|ours|kerbside)\b/
const DUTY = /\b(?:need|needs|must|have to|has to|required|requires?)\b/
const NEVER = /\b(?:never|ever)\b/

/** A clause to be backed: its words in order, the entries that the sentence is about, the names that it holds. */
export type Wanted = {
  clause: Clause
  words: readonly string[]
  topic: ReadonlySet<string>
  names: ReadonlySet<string>
}

/** Returns the function that finds the passages of the knowledge that say what a clause says. */
export function createBacking(knowledge: readonly KnowledgeEntry[], passages: readonly Passage[]) {
  const byWord = new Map<string, Passage[]>()
  for (const passage of passages)
    for (const word of passage.words) {
      const others = byWord.get(word)
      if (others) others.push(passage)
      else byWord.set(word, [passage])
    }
  const vocabulary = new Set(
    passages.flatMap(passage => (passage.entry.kind === 'talk' ? [] : [...passage.words, ...passage.title])),
  )
  const asked = new Map<string, Set<string>>()
  for (const { id, wordings } of knowledge)
    for (const word of new Set(wordings.flatMap(wording => contentOf(foldText(wording))))) {
      const entries = asked.get(word)
      if (entries) entries.add(id)
      else asked.set(word, new Set([id]))
    }

  /** Whether a word that no passage has says nothing of its own there. */
  function isStyle(word: string, { id, kind }: KnowledgeEntry): boolean {
    if (strong.has(word) || isFigure(word) || SUBJECTS.has(word) || CLAIMS.has(word) || vocabulary.has(word))
      return false
    const entries = asked.get(word)
    return !entries || entries.size >= MANY || (kind === 'motoring' && entries.has(id))
  }

  function backs(passage: Passage, wanted: Wanted): boolean {
    if (!speaksAlike(passage, wanted)) return false
    const { entry, words: said, sentence, around } = passage
    const content = new Set(wanted.words)
    const inClause = content.intersection(said).size
    const inSentence = content.intersection(sentence).size
    if (inSentence < Math.min(2, content.size)) return false
    if (content.size === 2 && inClause < 2 && !wanted.topic.has(entry.id)) return false
    if (!wanted.words.every((_, at) => holdsWord(passage, wanted.words, at, isStyle))) return false
    const missing = [...content].filter(word => !sentence.has(word) && !around.has(word))
    if (!missing.length) return true
    const most = Math.max(1, Math.floor(content.size / WORDS_FOR_STYLE))
    if (inClause < 2 || inSentence < 3 || missing.length > most) return false
    return missing.every(word => !wanted.names.has(word) && isStyle(word, entry))
  }

  return {
    vocabulary,
    backing(wanted: Wanted): Passage[] {
      const near = new Set(wanted.words.flatMap(word => byWord.get(word) ?? []))
      return [...near].filter(passage => backs(passage, wanted))
    },
  }
}

/** Whether a passage states or denies as the clause does, and of the same side: us, her, the visitor, the rules. */
function speaksAlike({ entry, clause: theirs, words: said, title }: Passage, wanted: Wanted): boolean {
  const { clause, topic } = wanted
  if (theirs.kind === 'unknown' || (theirs.kind === 'self' && clause.kind !== 'self')) return false
  if (theirs.denies !== clause.denies) return false
  if (/^i\b/.test(clause.text) && !/\b(?:i|maeve)\b/.test(theirs.text)) return false
  if (/^we\b/.test(clause.text) && /^you\b/.test(theirs.text)) return false
  if (/^you\b/.test(clause.text) && /^(?:we|i|kerbside)\b/.test(theirs.text)) return false
  const ours = OURS.test(clause.text)
  if (ours && entry.kind === 'motoring') return false
  const us = US.test(clause.text) && !US.test(theirs.text)
  if (us && entry.kind === 'talk') return false
  if (NEVER.test(clause.text) && !NEVER.test(theirs.text) && (ours || entry.kind === 'motoring')) return false
  if (DUTY.test(clause.text) && entry.kind !== 'motoring' && !DUTY.test(theirs.text)) return false
  if (topic.has(entry.id)) return true
  const content = new Set(wanted.words)
  if (content.size === 1 && (us || (clause.denies ? SUBJECTS.has(wanted.words[0]!) : said.size > 2)))
    return false
  return entry.kind !== 'motoring' || !content.isDisjointFrom(title) || !content.isDisjointFrom(MOTORING)
}

/** Whether a passage may stand for one word of a clause: figures and promises are its own clause's. */
function holdsWord(
  passage: Passage,
  all: readonly string[],
  at: number,
  isStyle: (word: string, entry: KnowledgeEntry) => boolean,
): boolean {
  const { entry, words: said, sentence, title, around } = passage
  const word = all[at]!
  const own = said.has(word) || title.has(word)
  if (!own && (CLAIMS.has(word) || QUANTITIES.has(word))) return false
  if (!own && TIMES.has(word) && entry.kind !== 'motoring') return false
  const promises = all.some(other => isFigure(other) || CLAIMS.has(other))
  if (SUBJECTS.has(word) && !(promises ? own : sentence.has(word))) return false
  if (!isFigure(word)) return true
  if (!said.has(word)) return false
  const plainly = (other: string) =>
    (around.has(other) && !CLAIMS.has(other) && !SUBJECTS.has(other) && !isFigure(other)) ||
    (entry.kind === 'motoring' && isStyle(other, entry))
  const near = all.slice(Math.max(0, at - NEAR), at + NEAR + 1)
  if (!near.every(other => said.has(other) || title.has(other) || plainly(other))) return false
  // "With 14 days to pay" says of what only with the rest of its sentence.
  const shared = (other: string) =>
    !said.has(other) && !title.has(other) && !isFigure(other) && all.includes(other)
  return said.size > 2 || entry.kind !== 'motoring' || [...sentence].some(shared)
}
