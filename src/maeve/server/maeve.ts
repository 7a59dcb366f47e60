import { maeveJoinWords } from '#src/content/maeve/join-words.ts'
import type { Database } from '#src/db/database.ts'
import type { ChatEvent, Message, Source } from '#src/maeve/conversation.ts'
import { createAddressLimits } from './address-limits.ts'
import { createCounters, type Meter } from './counters.ts'
import { findJoinWish, type JoinWish } from './join-request.ts'
import { createEngineThread } from './offline/engine-thread.ts'
import type { OfflineReply } from './offline/replies.ts'
import { createReplyTags } from './reply-tag.ts'
import type { MaeveLimits } from './settings.ts'
import { createTaughtAnswers } from './taught/taught-answers.ts'
import type { AskModel } from './voice/model/ask-model.ts'
import type { Visit } from './voice/model-voice.ts'

export type Maeve = {
  /** Counts a request. Returns the seconds to wait when there were too many from this address. */
  admit(address: string): Promise<number | undefined>
  /** Answers, event by event. A model that fails throws nothing: her own engine answers instead. */
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
  /** Called when the model fails, with a few words that hold nothing a visitor wrote. */
  log: (line: string) => void
  meter?: Meter | undefined
}

/** Maeve, by a model or alone. */
export function createMaeve({ database, limits, model, log, meter }: Parts): Maeve {
  const addresses = createAddressLimits(limits)
  const counters = createCounters(database, meter)
  const tags = createReplyTags(database)
  const closing = new AbortController()
  const engine = createEngineThread()
  const taught = createTaughtAnswers(database)
  // What holds a model to the truth is a tenth of a start: it is loaded only where a model speaks.
  const voice =
    model &&
    import('./voice/model-voice.ts').then(({ createModelVoice }) =>
      createModelVoice({ model, database, limits, addresses, counters, tags, log }),
    )

  async function ask(messages: readonly Message[]) {
    const answers = await taught.current()
    engine.learn(answers)
    return { own: await engine.answer(await tags.keepOurs(messages)), answers }
  }

  async function* say(
    question: string,
    text: string,
    { sources = [], offers = [], action }: { sources?: Source[]; offers?: string[]; action?: ChatEvent } = {},
  ) {
    yield { event: 'delta', data: { text } } as const
    if (action) yield action
    if (sources.length) yield { event: 'sources', data: { sources } } as const
    if (offers.length) yield { event: 'offers', data: { offers } } as const
    yield { event: 'done', data: { message: text, tag: await tags.sign(question, text) } } as const
  }

  /** Help for somebody in danger: nothing is counted or logged, and no model hears of it. */
  async function* sayHelp(question: string, message: string): AsyncGenerator<ChatEvent> {
    yield { event: 'delta', data: { text: message } }
    yield { event: 'done', data: { message, tag: await tags.sign(question, message), grave: true } }
  }

  function sayWish(question: string, wish: JoinWish) {
    if ('forOther' in wish) {
      counters.add('join', ['for another'])
      return say(question, maeveJoinWords.forOther)
    }
    if ('missing' in wish) {
      counters.add('join', [`${wish.missing} missing`])
      return say(question, maeveJoinWords.missing[wish.missing])
    }
    counters.add('join', ['card shown'])
    const action = { event: 'action', data: { name: 'join', ...wish.complete } } as const
    return say(question, maeveJoinWords.confirm, { action })
  }

  return {
    admit: addresses.request,
    ownMessage: async messages => (await ask(messages)).own.message,

    async *answer({ messages, address, signal }) {
      const question = messages.at(-1)?.content ?? ''
      const { own, answers } = await ask(messages)
      if (own.kind === 'danger') return yield* sayHelp(question, own.message)
      const wish = own.kind === 'refusal' ? undefined : findJoinWish(messages)
      if (wish) return yield* sayWish(question, wish)
      counters.add(own.kind, own.topics)
      if (voice && !isOwn(own)) {
        const speak = await voice
        const ended = yield* speak(
          { messages, address, signal: AbortSignal.any([signal, closing.signal]) },
          own,
          answers,
        )
        if (ended || signal.aborted) return
      }
      yield* say(question, own.message, own)
    },

    async close() {
      closing.abort()
      taught.close()
      await engine.close()
      await counters.close()
    },
  }
}

/** Refusals and attempts to steer her are answered by her own engine, whatever a model would say. */
function isOwn({ kind, topics }: OfflineReply): boolean {
  return kind === 'refusal' || topics.some(topic => topic.startsWith('steering-'))
}
