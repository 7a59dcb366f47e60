import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { Message, Source } from '#src/maeve/conversation.ts'
import { foldText, isForeignScript } from '../text.ts'
import { findGuard } from './guards.ts'
import { answerWith, offer, refuse, unknown } from './replies.ts'
import { matchSmallTalk } from './small-talk-match.ts'
import { createStudy } from './study.ts'

/** What follows in a longer message is ignored. */
const MAX_CHARACTERS = 1_000

export type OfflineReply = {
  kind: 'answer' | 'offer' | 'unknown' | 'refusal'
  /** What the visitor reads. */
  message: string
  /** Ids of the knowledge it stands on; offered ids; the nearest topic, if any; or the guard's id. */
  topics: string[]
  /** The entries it stands on; `url` only where there is a public source. */
  sources: Source[]
}

export type OfflineEngine = { answer(messages: readonly Message[]): OfflineReply }

/**
 * Maeve without a model: guards, then small talk, then the knowledge whose wordings come nearest. Answers,
 * offers up to three subjects, or says that she does not know. Never throws, whatever the input; the index
 * is built here, once.
 */
export function createOfflineEngine(knowledge: readonly KnowledgeEntry[]): OfflineEngine {
  const study = createStudy(knowledge)
  const byId = new Map(knowledge.map(entry => [entry.id, entry]))

  return {
    answer(messages) {
      const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
      const message = (turns.at(-1) ?? '').slice(0, MAX_CHARACTERS)
      const folded = foldText(message)
      if (!/[\p{L}\p{N}]/u.test(folded)) return unknown(maeveWords.empty)

      const guard = findGuard(message)
      if (guard) return refuse(guard)
      if (isForeignScript(folded)) return unknown(maeveWords.englishOnly)

      const smallTalk = byId.get(matchSmallTalk(message) ?? '')
      if (smallTalk) return answerWith([{ entry: smallTalk, text: smallTalk.text }])

      const { findings, nearest } = study(message, turns.slice(-3, -1).reverse())
      if (findings.length > 0) return answerWith(findings)
      const [first] = nearest
      if (first === undefined) return unknown(maeveWords.unknown)
      if (first.kind === 'elsewhere') return unknown(first.text, first.id)
      return offer(nearest)
    },
  }
}
