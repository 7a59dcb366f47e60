import { type DangerKind, dangerAsked, dangerCare, dangerUnsure } from '#src/content/maeve/danger.ts'
import { maeveWords, type RefusalId } from '#src/content/maeve/maeve-words.ts'
import type { Message } from '#src/maeve/conversation.ts'
import { dangerTopics, type KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { facetId } from '#src/maeve/knowledge/read-subjects.ts'
import { type Answered, withSaid } from './answering/compose.ts'
import { createFacetFinder } from './answering/facet-finder.ts'
import { createHonestAnswer } from './answering/honest-answer.ts'
import { answerFrom, help, type OfflineReply, refuse, unknown } from './answering/replies.ts'
import { createDangerTalk } from './dialogue/danger-talk.ts'
import { START, type State } from './dialogue/state.ts'
import { isPartlyPublished, isUnpublished } from './taught/taught-knowledge.ts'
import { foldText, isForeignScript, sentencesOf } from './text.ts'
import { createDangerSense, type DangerSense } from './understanding/danger/danger-sense.ts'
import { findGuard } from './understanding/guards.ts'
import { answerInLanguage } from './understanding/language.ts'
import { isQuestion, splitQuestions } from './understanding/questions.ts'
import { findSlots } from './understanding/slots.ts'
import { createStudy } from './understanding/study.ts'
import { hear } from './understanding/visitor.ts'
import { loadFacetModel } from './understanding/weighing/weigh.ts'

const MAX_CHARACTERS = 1_000
const MAX_TURNS = 12

export type OfflineEngine = { answer(messages: readonly Message[]): OfflineReply }

/** Maeve without a model: danger first, then guards, then the question itself, in the light of earlier turns. Never throws. */
export function createOfflineEngine(
  knowledge: readonly KnowledgeEntry[],
  sense: DangerSense = createDangerSense(knowledge),
  // Without the entries on danger, which an ordinary message might otherwise be matched to: finding those is the sense's
  // job.
  studied = createStudied(knowledge),
): OfflineEngine {
  const byId = new Map(knowledge.map(entry => [entry.id, entry]))
  const honest = createHonestAnswer({ knowledge, ...studied })
  const danger = createDangerTalk(honest)

  /** Adds its topic to an answer which says that something is not published. */
  function marked(reply: OfflineReply): OfflineReply {
    if (reply.kind !== 'answer') return reply
    const open = reply.topics.find(id => isUnpublished(byId.get(id)!))
    return open ? { ...reply, unpublished: open } : reply
  }

  /** Takes one turn. Returns the reply to it, and the state of the conversation after it. */
  function take(message: string, before: State): { reply: OfflineReply; state: State } {
    const visitor = hear(before.visitor, message, findSlots(message).place, new Date())
    const told = JSON.stringify(visitor) !== JSON.stringify(before.visitor)
    const state = { ...before, visitor, told }
    const { reply, said, danger, suspected } = answerTurn(message, state)
    const language = answerInLanguage(message, state.language)?.name
    const after = withSaid(state, said)
    const about = said.filter(({ entry }) => entry.kind !== 'talk')
    const answers = about.map(({ entry, text }) => ({
      title: entry.title,
      line: sentencesOf(text)[0] ?? text,
    }))
    const says = about.map(({ key, entry }) =>
      entry.facets.some(facet => facetId(entry, facet) === key) ? key : entry.id,
    )
    return {
      reply: suspected || danger || before.danger ? reply : { ...reply, says },
      state: {
        ...after,
        ...(danger && { danger }),
        suspected,
        language,
        turns: [message, ...state.turns],
        // After small talk, the current subject stays the same.
        ...(about.length > 0 && { topics: about.map(({ entry }) => entry.id), question: message }),
        spoken: new Set([...after.spoken, reply.message]),
        answers: [
          ...state.answers.filter(old => !answers.some(({ title }) => title === old.title)),
          ...answers,
        ],
      },
    }
  }

  function answerTurn(message: string, state: State): Answered & Pick<State, 'danger' | 'suspected'> {
    const folded = foldText(message)
    const only = (reply: OfflineReply): Answered => ({ reply, said: [] })
    if (!/[\p{L}\p{N}]/u.test(folded)) return only(unknown(maeveWords.empty))
    const abroad = answerInLanguage(message, state.language)
    if (abroad?.grave) return only(help(abroad.text))
    const sensed = sense(message)
    const heard = danger(message, sensed, state)
    if (heard?.text) return { reply: help(heard.text), said: [], danger: heard.danger }
    const english = byId.get('languages')
    if (abroad && english) return only(answerFrom(abroad.text, [english]))
    const guard = findGuard(message)
    const answered = guard
      ? only(answerBeside(guard, message, state))
      : isForeignScript(folded)
        ? only(unknown(maeveWords.englishOnly))
        : honest(message, state)
    const understood = answered.reply.kind === 'answer' || answered.reply.kind === 'refusal'
    const past = heard && { danger: heard.danger }
    // A visitor who is grieving and mentions no harm is only comforted.
    const mourns = !sensed.harm && sensed.suspected !== 'suicide' && answered.reply.topics.includes('grief')
    if (sensed.suspected && !mourns)
      return { ...carefully(answered, sensed.suspected, sensed.cue, state), ...past }
    if (heard?.care)
      answered.reply = { ...answered.reply, message: `${answered.reply.message}\n\n${heard.care}` }
    return sensed.cue && !understood ? only(help(dangerUnsure)) : { ...answered, ...past }
  }

  /**
   * If danger is only suspected, she asks about it; but if no word hints at harm and she has a sure answer, she gives
   * that, with the number to call.
   */
  function carefully(answered: Answered, suspected: DangerKind, cue: boolean, state: State) {
    const care = dangerCare(suspected, state.visitor.nation)
    const { reply, sure } = answered
    return !cue && reply.kind === 'answer' && sure
      ? { ...answered, reply: { ...reply, message: `${reply.message}\n\n${care}` }, suspected }
      : { reply: help(`${dangerAsked} ${care}`), said: [], suspected }
  }

  /** Refuses a message that trips a guard, but answers an honest question in the same message. */
  function answerBeside(guard: RefusalId, message: string, state: State): OfflineReply {
    const refused = refuse(guard)
    const refusal =
      guard === 'commitment' && isPartlyPublished(knowledge)
        ? { ...refused, message: maeveWords.noPromise }
        : refused
    const again = maeveWords.refusedAgain.find(text => !state.spoken.has(text))
    if (state.spoken.has(refusal.message) && again) return { ...refusal, message: again }
    if (!ANSWERED_BESIDE.has(guard)) return refusal
    const parts = splitQuestions(message).filter(part => !findGuard(part) && isQuestion(part, message))
    const rest = parts.join('. ')
    if (parts.length === 0 || findGuard(rest)) return refusal
    const { reply } = honest(rest, state)
    const ours = reply.topics.every(id =>
      ['service', 'not-published', 'motoring'].includes(byId.get(id)?.kind ?? ''),
    )
    if (reply.kind !== 'answer' || !ours) return refusal
    return guard === 'injection' ? { ...reply, message: `${maeveWords.notThat}\n\n${reply.message}` } : reply
  }

  return {
    answer(messages) {
      const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => readable(content))
      let state = START
      for (const turn of turns.slice(-MAX_TURNS, -1)) state = take(turn, state).state
      return marked(take(turns.at(-1) ?? '', state).reply)
    },
  }
}

/** Finds subjects and facets: the expensive part of an engine, which several engines may share. */
export function createStudied(knowledge: readonly KnowledgeEntry[]) {
  const entries = knowledge.filter(({ id }) => !dangerTopics.has(id))
  const model = loadFacetModel()
  const facets = createFacetFinder(entries, model)
  return { study: createStudy(entries, model, facets), facets }
}

/**
 * Returns the part of a message that is read: its beginning, with no more accents on a letter than any language uses,
 * and no word ten times in a row. Punctuation that was dictated as words becomes punctuation again.
 */
function readable(content: string): string {
  const begun = content.slice(0, MAX_CHARACTERS).replace(/(\p{M}{2})\p{M}+/gu, '$1')
  return begun
    .replace(/\b(\S{1,20})(?:\s\1\b){9,}/g, '$1')
    .replace(/ (?:full stop|new line)(?= |$)/gi, '.')
    .replace(/ question mark(?= |$)/gi, '?')
}

/**
 * Guards that let an honest question in the same message through: an angry one, or one with a sum or "ignore your
 * instructions".
 */
const ANSWERED_BESIDE: ReadonlySet<RefusalId> = new Set(['injection', 'off-topic-work', 'abuse'])
