import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { State } from '../dialogue/state.ts'
import { foldText, stem, wordsOf } from '../text.ts'
import { answerFrom, type OfflineReply } from './replies.ts'
import type { Said } from './words.ts'

/** A reply and what was said in it, so that she notices if it is asked for again. */
export type Answered = { reply: OfflineReply; said: readonly Said[]; sure?: boolean }

/** How many further questions are offered under an answer. */
const NEXT = 2
const LOOKED_AT = 200
/** Words that do not tell two questions apart. */
const SMALL = /^(?:an?|the|is|are|it|they|do|i|you|my|your|so)$/

const tellingWords = (text: string) =>
  new Set(
    wordsOf(foldText(text.slice(0, LOOKED_AT)))
      .filter(word => !SMALL.test(word))
      .map(stem),
  )

/** Replies with one answer or, if there are several, with a line for each, after its question. */
export function several(
  said: readonly Said[],
  missed: number,
  lead: string,
  state: State,
  asked: string,
): Answered {
  const lines = said.map(({ entry, text, question }) => {
    const name = !question || question.includes('{') ? `${entry.title}:` : question
    return `- **${name}** ${text
      .replace(/:\n+- /, ': ')
      .replace(/\n+- /g, '; ')
      .replace(/\n+/g, ' ')}`
  })
  if (missed > 0) lines.push(maeveWords.missed)
  const message = lines.length > 1 ? lines.join('\n') : said[0]!.text
  return {
    reply: answerFrom(
      `${lead}${lead && lines.length > 1 ? '\n\n' : ''}${message}`,
      said.map(({ entry }) => entry),
      lines.length > 1 ? [] : nextQuestions(said[0]!, state, asked),
    ),
    said,
  }
}

/** Questions for facets of the same subject that were neither answered nor asked for in almost the same words. */
function nextQuestions({ entry, key, text }: Said, { said, spoken, turns }: State, latest: string): string[] {
  if (entry.answered || entry.kind === 'talk' || entry.kind === 'elsewhere') return []
  const asked = [latest, ...turns].map(tellingWords)
  return entry.facets
    .filter(({ name, slot, reply }) => {
      const told = `${entry.id}/${name}`
      return (
        !slot && told !== key && !said.has(told) && reply !== text && !spoken.has(reply) && !/\{/.test(reply)
      )
    })
    .map(({ question }) => question)
    .filter(question => !asked.some(words => tellingWords(question).isSubsetOf(words)))
    .slice(0, NEXT)
}

/**
 * `inHand`: the subject to keep as the current one after small talk; `state`: only if further questions are to be
 * offered.
 */
export function one(said: Said, inHand?: KnowledgeEntry, state?: State, asked = ''): Answered {
  const reply = answerFrom(said.text, [said.entry], state && nextQuestions(said, state, asked))
  return { reply, said: inHand ? [{ ...said, entry: inHand }] : [said] }
}

/** Returns the state with these answers added to what has been said. */
export function withSaid(state: State, list: readonly Said[]): State {
  const said = state.said.union(new Set(list.map(({ key }) => key)))
  return { ...state, said, spoken: state.spoken.union(new Set(list.map(({ text }) => text))) }
}
