import { maeveJoinWords } from '#src/content/maeve/join-words.ts'
import type { Database } from '#src/db/database.ts'
import type { ChatEvent, Source } from '#src/maeve/conversation.ts'
import type { Trouble } from '#src/trouble.ts'
import { createAddressLimits } from './address-limits.ts'
import type { OfflineReply } from './answering/replies.ts'
import { createCounters, type Meter } from './counters.ts'
import { findJoinWish, type JoinWish } from './join-request.ts'
import { createEngineThread, type EngineThread } from './offline/engine-thread.ts'
import { createReplyTags } from './reply-tag.ts'
import type { MaeveLimits } from './settings.ts'
import { createTaughtAnswers } from './taught/taught-answers.ts'
import type { TaughtAnswer } from './taught/taught-knowledge.ts'
import { aboutReply } from './verdicts.ts'
import type { AskModel } from './voice/model/ask-model.ts'
import type { Visit } from './voice/model-voice.ts'

export type Maeve = {
  /** Counts a request. Returns how many seconds to wait if there were too many from this address. */
  admit(address: string): Promise<number | undefined>
  /**
   * Answers, event by event. A model that fails throws nothing: her own engine answers instead. Before the first event it
   * throws if the visitor has left, and with 429 if too many questions are waiting.
   */
  answer(visit: Visit): AsyncGenerator<ChatEvent>
  /** Returns help if a text is about somebody in danger: nothing is counted or logged. */
  help(text: string): Promise<string | undefined>
  /** The founder's answers. */
  taught(): Promise<readonly TaughtAnswer[]>
  /** Her own engine's answer alone. */
  ownMessage(visit: Visit): Promise<string>
  close(): Promise<void>
}

type Parts = {
  database: Database
  limits: MaeveLimits
  /** Her own engine's thread, which is closed with her. */
  engine?: EngineThread | undefined
  /** Without one, only her own engine answers. */
  model?: AskModel | undefined
  /** Called when the model fails, with a few words that contain nothing a visitor wrote. */
  log: (line: string) => void
  /** Notes whether the provider refuses every request. */
  trouble?: Trouble | undefined
  meter?: Meter | undefined
  /** Whether visitors may wait for what is not published: only if mail is on. */
  tells?: boolean
  /** Whether visitors may write to the team. */
  reachesTeam?: boolean
  /** Who keeps the waitlist, where they have said so. */
  operator?: string | undefined
}

/** Her subjects send visitors to the privacy page for it. */
const WHO_KEEPS_IT =
  /the privacy page (?:linked on this site )?says who keeps the waitlist(?: and how to reach them)?/gi

/** The topic of those who ask for a person. */
const CONTACT = 'contact'

/** Maeve, by a model or alone. */
export function createMaeve({
  database,
  limits,
  engine = createEngineThread(),
  model,
  log,
  trouble,
  meter,
  tells = false,
  reachesTeam = false,
  operator,
}: Parts): Maeve {
  const addresses = createAddressLimits(limits)
  const counters = createCounters(database, meter)
  const tags = createReplyTags(database)
  const closing = new AbortController()
  const taught = createTaughtAnswers(database)
  // The truth gate takes a tenth of the start, so it is loaded only if a model answers.
  const voice =
    model &&
    import('./voice/model-voice.ts').then(({ createModelVoice }) =>
      createModelVoice({ model, database, limits, addresses, counters, tags, log, trouble }),
    )

  async function ask({ messages, ...asker }: Visit) {
    const answers = await taught.current()
    const ours = await tags.keepOurs(messages)
    engine.learn(answers)
    const own = await engine.answer(ours, asker)
    if (operator)
      own.message = own.message.replace(
        WHO_KEEPS_IT,
        () => `${operator} keeps the waitlist, and the privacy page says how to reach them`,
      )
    return { own, answers }
  }

  async function* say(
    question: string,
    text: string,
    { sources = [], action }: { sources?: Source[]; action?: ChatEvent } = {},
  ) {
    yield { event: 'delta', data: { text } } as const
    if (action) yield action
    if (sources.length) yield { event: 'sources', data: { sources } } as const
    yield { event: 'done', data: { message: text, tag: await tags.sign(question, text) } } as const
  }

  /** Help for somebody in danger: nothing is counted or logged. */
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

  /** A reply, with what may be asked about it, further questions under it, and a card if it says that something is not published or that she is no person. */
  async function* withCards(
    events: AsyncIterable<ChatEvent>,
    own: OfflineReply,
    answers: readonly TaughtAnswer[],
  ): AsyncGenerator<ChatEvent> {
    const { offers, unpublished, topics, kind } = own
    for await (const event of events) {
      if (event.event === 'done' && !event.data.grave) {
        if (offers.length) yield { event: 'offers', data: { offers } } as const
        if (tells && unpublished) yield { event: 'tell', data: { topic: unpublished } } as const
        if (reachesTeam && kind === 'answer' && topics.includes(CONTACT))
          yield { event: 'team', data: {} } as const
        const about = aboutReply(event.data.message, own, answers)
        if (about) event.data.about = about
      }
      yield event
    }
  }

  /** Returns whether the model answered or the visitor has left. */
  async function* byModel(
    visit: Visit,
    own: OfflineReply,
    answers: readonly TaughtAnswer[],
  ): AsyncGenerator<ChatEvent, boolean> {
    if (!voice) return false
    const speak = await voice
    const signal = AbortSignal.any([visit.signal, closing.signal])
    return (yield* speak({ ...visit, signal }, own, answers)) || visit.signal.aborted
  }

  async function* reply(visit: Visit, own: OfflineReply, answers: readonly TaughtAnswer[]) {
    if (!isOwn(own) && (yield* byModel(visit, own, answers))) return
    yield* say(visit.messages.at(-1)?.content ?? '', own.message, own)
  }

  return {
    admit: addresses.request,
    taught: taught.current,
    async help(text) {
      const { kind, message } = await engine.answer([{ role: 'user', content: text }])
      return kind === 'danger' ? message : undefined
    },
    ownMessage: async visit => (await ask(visit)).own.message,

    async *answer(visit) {
      const { messages } = visit
      const question = messages.at(-1)?.content ?? ''
      const { own, answers } = await ask(visit)
      if (own.kind === 'danger') {
        if (!(yield* byModel(visit, own, answers))) yield* sayHelp(question, own.message)
        return
      }
      const wish = own.kind === 'refusal' ? undefined : findJoinWish(messages)
      if (wish) return yield* sayWish(question, wish)
      counters.add(own.kind, own.topics)
      yield* withCards(reply(visit, own, answers), own, answers)
    },

    async close() {
      closing.abort()
      taught.close()
      await engine.close()
      await counters.close()
    },
  }
}

/** What only her own engine answers, whatever a model would say: card numbers and harmful requests. */
const isOwn = ({ kind, topics }: OfflineReply) =>
  kind === 'refusal' && topics.some(topic => topic === 'card-number' || topic === 'harmful')
