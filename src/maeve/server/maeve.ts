import { maeveJoinWords } from '#src/content/maeve/join-words.ts'
import type { Database } from '#src/db/database.ts'
import type { ChatEvent, Message, Source } from '#src/maeve/conversation.ts'
import { createAddressLimits } from './address-limits.ts'
import { createCounters, type Meter } from './counters.ts'
import { findJoinWish, type JoinWish } from './join-request.ts'
import type { OfflineReply } from './offline/engine.ts'
import { createEngineThread } from './offline/engine-thread.ts'
import { createReplyTags } from './reply-tag.ts'
import type { MaeveLimits } from './settings.ts'
import type { AskModel } from './voice/model/ask-model.ts'
import { createModelVoice } from './voice/model-voice.ts'

/** One question: the conversation up to it, whom limits count it for, and the end of anybody's interest in it. */
export type Visit = { messages: readonly Message[]; address: string; signal: AbortSignal }

export type Maeve = {
  /** Counts a request. Gives the seconds to wait when there were too many from this address. */
  admit(address: string): Promise<number | undefined>
  /** Answers, event by event. Never throws for a model's sake: her own engine stands in for it. */
  answer(visit: Visit): AsyncGenerator<ChatEvent>
  /** Her own engine's answer alone. */
  ownMessage(messages: readonly Message[]): Promise<string>
  close(): Promise<void>
}

type Parts = {
  database: Database
  limits: MaeveLimits
  /** Without one her own engine answers alone. */
  model?: AskModel | undefined
  /** Told in a few words, none of them a visitor's, when the model fails. */
  log: (line: string) => void
  meter?: Meter | undefined
}

/** Topics that no model is trusted with. */
const OWN_TOPICS = new Set(['emergency', 'distress'])

/** Maeve, by a model or alone. */
export function createMaeve({ database, limits, model, log, meter }: Parts): Maeve {
  const addresses = createAddressLimits(limits)
  const counters = createCounters(database, meter)
  const tags = createReplyTags(database)
  const closing = new AbortController()
  const engine = createEngineThread()
  let voice: ReturnType<typeof createModelVoice> | undefined

  async function* say(question: string, text: string, sources: Source[] = [], action?: ChatEvent) {
    yield { event: 'delta', data: { text } } as const
    if (action) yield action
    if (sources.length) yield { event: 'sources', data: { sources } } as const
    yield { event: 'done', data: { message: text, tag: await tags.sign(question, text) } } as const
  }

  function sayWish(question: string, wish: JoinWish) {
    if ('missing' in wish) {
      counters.add('join', [`${wish.missing} missing`])
      return say(question, maeveJoinWords.missing[wish.missing])
    }
    counters.add('join', ['card shown'])
    const action = { event: 'action', data: { name: 'join', ...wish.complete } } as const
    return say(question, maeveJoinWords.confirm, [], action)
  }

  return {
    admit: addresses.request,
    ownMessage: async messages => (await engine.answer(messages)).message,

    async *answer({ messages, address, signal }) {
      const question = messages.at(-1)?.content ?? ''
      const own = await engine.answer(messages)
      const wish = own.kind === 'refusal' ? undefined : findJoinWish(messages)
      if (wish) return yield* sayWish(question, wish)
      counters.add(own.kind, own.topics)
      if (model && !isOwn(own)) {
        voice ??= createModelVoice({ model, database, limits, addresses, counters, tags, log })
        const ended = yield* voice(
          { messages, address, signal: AbortSignal.any([signal, closing.signal]) },
          own,
        )
        if (ended || signal.aborted) return
      }
      yield* say(question, own.message, own.sources)
    },

    async close() {
      closing.abort()
      await engine.close()
      await counters.close()
    },
  }
}

/** Refusals, attempts to steer her and danger are answered by her own engine, whatever a model would say. */
function isOwn({ kind, topics }: OfflineReply): boolean {
  return kind === 'refusal' || topics.some(topic => OWN_TOPICS.has(topic) || topic.startsWith('steering-'))
}
