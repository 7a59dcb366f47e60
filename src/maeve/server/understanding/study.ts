import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { ASKS_FOR, type FacetFinder } from '../answering/facet-finder.ts'
import type { Finding } from '../answering/replies.ts'
import type { LinearModel } from './learned/linear-model.ts'
import { type Context, createPartStudy, EMAIL, type Part, type Trusted } from './part-study.ts'
import { isSmallTalk } from './phrases.ts'
import { beginsAsQuestion, isQuestion, splitFurther, splitQuestions } from './questions.ts'

const MAX_ANSWERS = 5
/** Added log-odds for a question that follows one of our answers. */
const IN_TALK = 1.2
/** Added log-odds for a piece of a sentence that begins as a question. */
const BESIDE = 1.2
/** How confident each piece of a sentence cut at "and" or a comma must be to count as a question of its own. */
const PIECE = { asking: 2, telling: 3.6 }

/** Next to small talk, a remark with fewer words than this asks nothing. */
const REMARK_WORDS = 4
/** A question with fewer words than this ("thirty?") belongs to the one before. */
const QUESTION_WORDS = 3

/** The answer to a message, what to offer, and whose subject it is if not ours. */
export type Study = Part & { /** How many questions of the message nothing answers. */ missed: number }

export function createStudy(knowledge: readonly KnowledgeEntry[], model: LinearModel, facets: FacetFinder) {
  const { studyPart, nearTopics } = createPartStudy(knowledge, model, facets)

  function study(said: string, known: Context): Study {
    const context = { ...known, trust: known.held.length > 0 ? IN_TALK : 0 }
    const message = withoutGreeting(said)
    const pieces = splitQuestions(message)
    const talks = pieces.some(isSmallTalk)
    // "Thank you, dear. Most clear." asks nothing.
    const asksNothing = (part: string) =>
      talks && !isQuestion(part, message) && part.split(' ').length < REMARK_WORDS
    const parts = pieces.filter(part => !isSmallTalk(part) && !asksNothing(part))
    if (parts.length === 0) return { ...studyPart(message, context), missed: 0 }
    if (parts.length === 1) return together(studySentence(parts[0]!, context))

    const { answered, missed } = studySentences(parts, message, context)
    // If there is one question among remarks, the whole message is read too: the remarks may say what it is about.
    if (answered.length === 0 || parts.filter(part => isQuestion(part, message)).length <= 1) {
      const whole = studyPart(message, context)
      const best = answered.reduce((most, { confidence }) => Math.max(most, confidence), -9)
      if (answered.length === 0 || (whole.findings.length > 0 && whole.confidence > best))
        return { ...whole, missed: 0 }
    }
    return together(answered, missed)
  }

  /** Answers the questions in a message; if no sentence asks anything, all sentences count. */
  function studySentences(
    parts: readonly string[],
    message: string,
    context: Trusted,
  ): { answered: readonly Part[]; missed: number } {
    let missed = 0
    const questions = parts.filter(part => isQuestion(part, message))
    const near = questions.length > 1 ? undefined : nearTopics(message)
    let before: KnowledgeEntry | undefined
    const all = parts.flatMap((part, at) => {
      if (questions.length > 0 && !questions.includes(part) && !EMAIL.test(part)) return []
      const turns = [...parts.slice(0, at).reverse(), ...context.turns]
      const said = studySentence(part, { ...context, turns })
      const found = said.some(({ findings }) => findings.length > 0)
      // "Not open yet? When's that then": the second question only continues the first.
      if (!found && before && before === inTalk(before, part, turns)) return []
      before = said[0]?.findings[0]?.entry ?? before
      const asksMore = questions.length > 1 && part.split(' ').length >= QUESTION_WORDS
      if (asksMore && !found) missed += 1
      return said
    })
    const answered = all.filter(
      ({ findings: [first] }) => first !== undefined && (near?.has(first.entry.id) ?? true),
    )
    return { answered, missed }
  }

  /** Returns what a question asks about if it goes on with a subject. */
  function inTalk(subject: KnowledgeEntry, part: string, turns: readonly string[]) {
    const held = [subject.id]
    return studyPart(part, { turns, held, question: turns[0]!, trust: IN_TALK }).findings[0]?.entry
  }

  /** Returns the questions of a sentence that asks several, or the sentence as a whole. */
  function studySentence(sentence: string, context: Trusted): Part[] {
    const whole = studyPart(sentence, context)
    const pieces = splitFurther(sentence)
    // "I work all week, can you come on Sunday?" asks one thing.
    if (pieces.filter(beginsAsQuestion).length < 2) return [whole]
    const turns = [sentence, ...context.turns]
    const asking = pieces.flatMap(piece => {
      const asks = beginsAsQuestion(piece)
      const trust = context.trust + (asks ? BESIDE : 0)
      const found = studyPart(piece, { ...context, turns, trust })
      const [first] = found.findings
      if (!first) return []
      return found.confidence >= (asks ? PIECE.asking : PIECE.telling) &&
        (asks || first.nearest !== undefined)
        ? { found, topic: first.entry.id }
        : []
    })
    if (asking.length < 2) return [whole]
    const near = nearTopics(sentence)
    const chosen = asking.filter(({ topic }) => near.has(topic))
    const asked = new Set(chosen.flatMap(({ found }) => found.findings.map(keyOf)))
    return asked.size >= 2 ? chosen.map(({ found }) => found) : [whole]
  }

  /** Names what a finding answers: two places are two answers, and so are two facets of a subject. */
  function keyOf({ entry, part, place, facet }: Finding): string {
    const asked = facets.find(part).find(one => one.entry.id === entry.id && one.score >= ASKS_FOR)
    return `${entry.id} ${place?.name ?? facet ?? asked?.facet.name ?? entry.main ?? ''}`
  }

  function together(parts: readonly Part[], missed = 0): Study {
    const findings = new Map<string, Finding>()
    for (const one of parts.flatMap(({ findings }) => findings)) {
      const key = keyOf(one)
      if (!findings.has(key)) findings.set(key, one)
    }
    const confidence = parts.reduce((most, { confidence }) => Math.max(most, confidence), -9)
    const single = parts.length === 1 && parts[0]
    const rest = { confidence, missed, findings: [...findings.values()].slice(0, MAX_ANSWERS) }
    return single ? { ...single, ...rest } : rest
  }

  return study
}

/** Returns a message without "Dear all," at its beginning, unless only a remark is left: "Thank you, dear. Most clear." */
function withoutGreeting(message: string): string {
  const [, opening = '', rest = message] = /^([^,.!?\n]{2,40}[,.!?\n]+)\s*([\s\S]{3,})$/.exec(message) ?? []
  const asks = rest.includes('?') || rest.split(' ').length >= REMARK_WORDS
  return asks && (isSmallTalk(opening) || /^dear\b/i.test(opening)) ? rest : message
}
