import { dangerHelp, dangerUnsure } from '#src/content/maeve/danger.ts'
import type { KnowledgeEntry } from '#src/content/maeve/knowledge.ts'
import { maeveWords, type RefusalId } from '#src/content/maeve/maeve-words.ts'
import { dangerTopics } from '#src/content/maeve/subjects/small-talk.ts'
import type { Message } from '#src/maeve/conversation.ts'
import { createDangerSense, type DangerSense } from '../danger/danger-sense.ts'
import { isPartlyPublished, isUnpublished } from '../taught/taught-knowledge.ts'
import { foldText, isForeignScript } from '../text.ts'
import { createAskedAs } from './asked-as.ts'
import { findGuard } from './guards.ts'
import { answerInLanguage } from './language.ts'
import type { Context } from './part-study.ts'
import { isQuestion, splitQuestions } from './questions.ts'
import { answerWith, help, type OfflineReply, offer, refuse, unknown } from './replies.ts'
import { findSlots } from './slots.ts'
import { matchSmallTalk } from './small-talk-match.ts'
import { createStudy } from './study.ts'

/** What follows in a longer message is ignored. */
const MAX_CHARACTERS = 1_000

export type OfflineEngine = { answer(messages: readonly Message[]): OfflineReply }

/**
 * Maeve without a model: danger first, then guards, then small talk, then the knowledge whose wordings come nearest.
 * Answers, offers up to three subjects, or admits not knowing. Never throws, whatever the input; the index is
 * built here, once.
 */
export function createOfflineEngine(
  knowledge: readonly KnowledgeEntry[],
  sense: DangerSense = createDangerSense(knowledge),
  // What only danger is like is the sense's to find: an ordinary message would be stretched to it.
  study = createStudy(knowledge.filter(({ id }) => !dangerTopics.has(id))),
): OfflineEngine {
  const byId = new Map(knowledge.map(entry => [entry.id, entry]))
  const askedAs = createAskedAs(knowledge)
  const partly = isPartlyPublished(knowledge)
  const told = knowledge.filter(({ kind }) => kind !== 'elsewhere' && kind !== 'talk')

  /** The topics of her own latest reply, by the texts that it holds. */
  function lastTopics(messages: readonly Message[]): string[] {
    const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? ''
    const found = told.filter(({ text }) => last.includes(text)).map(({ id }) => id)
    return found.length > 0 ? found : last.includes(maeveWords.areaMark) ? ['areas'] : []
  }

  function answerHonestly(message: string, context: Context): OfflineReply {
    const asked = askedAs(message)
    if (asked) return answerWith([{ entry: asked, text: asked.text }])
    const smallTalk = byId.get(matchSmallTalk(message) ?? '')
    if (smallTalk) return answerWith([{ entry: smallTalk, text: smallTalk.text }])
    const { findings, offers, foreign } = study(message, context)
    if (findings.length > 0) return answerWith(findings, offers)
    if (offers.length > 0) return offer(offers)
    return foreign ? unknown(foreign.text, foreign.id) : unknown(maeveWords.unknown)
  }

  /** Says which of an answer's topics is not published. */
  function marked(reply: OfflineReply): OfflineReply {
    if (reply.kind !== 'answer') return reply
    const open = reply.topics.find(id => isUnpublished(byId.get(id)!))
    return open ? { ...reply, unpublished: open } : reply
  }

  return {
    answer(messages) {
      const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => readable(content))
      const message = turns.at(-1) ?? ''
      const folded = foldText(message)
      if (!/[\p{L}\p{N}]/u.test(folded)) return unknown(maeveWords.empty)

      const { kind, cue } = sense(message)
      if (kind) return help(dangerHelp(kind, nationOf(turns)))
      const context = { turns: turns.slice(-3, -1).reverse(), topics: lastTopics(messages) }
      const abroad = answerInLanguage(message)
      const english = byId.get('languages')
      if (abroad && english) return answerWith([{ entry: english, text: abroad }])
      const guard = findGuard(message)
      const reply = guard
        ? answerBeside(guard, message, context)
        : isForeignScript(folded)
          ? unknown(maeveWords.englishOnly)
          : answerHonestly(message, context)
      const understood = reply.kind === 'answer' || reply.kind === 'refusal'
      return cue && !understood ? help(dangerUnsure) : marked(reply)
    },
  }

  /** Refuses what trips a guard, and answers an honest question in the same message. */
  function answerBeside(guard: RefusalId, message: string, context: Context): OfflineReply {
    const refused = refuse(guard)
    const refusal = partly && guard === 'commitment' ? { ...refused, message: maeveWords.noPromise } : refused
    if (!ANSWERED_BESIDE.has(guard)) return refusal
    const honest = splitQuestions(message).filter(part => !findGuard(part) && isQuestion(part, message))
    const rest = honest.join('. ')
    if (honest.length === 0 || findGuard(rest)) return refusal
    const reply = answerHonestly(rest, context)
    const ours = reply.topics.every(id =>
      ['service', 'not-published', 'motoring'].includes(byId.get(id)?.kind ?? ''),
    )
    if (reply.kind !== 'answer' || reply.offers.length > 0 || !ours) return refusal
    return guard === 'injection' ? { ...reply, message: `${maeveWords.notThat}\n\n${reply.message}` } : reply
  }
}

/** What is looked at of a message: its beginning, with no more accents on a letter than a language has and no word ten times. */
function readable(content: string): string {
  const begun = content.slice(0, MAX_CHARACTERS).replace(/(\p{M}{2})\p{M}+/gu, '$1')
  return begun.replace(/\b(\S{1,20})(?:\s\1\b){9,}/g, '$1')
}

/** Guards that may share a message with an honest question: an angry one, or one after "ignore your instructions". */
const ANSWERED_BESIDE: ReadonlySet<RefusalId> = new Set(['injection', 'abuse'])

/** The nation of the latest place that the visitor named. */
function nationOf(turns: readonly string[]) {
  for (const turn of turns.slice(-3).reverse()) {
    const { place } = findSlots(turn)
    if (place?.nation) return place.nation
  }
  return undefined
}
