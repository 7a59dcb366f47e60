import { maeveJoinWords } from '#src/content/maeve/join-words.ts'
import type { Database } from '#src/db/database.ts'
import type { ChatEvent, Source } from '#src/maeve/conversation.ts'
import type { Trouble } from '#src/trouble.ts'
import type { OfflineReply } from './answering/replies.ts'
import { createCounters, type Meter } from './counters.ts'
import { createAddressLimits } from './question/address-limits.ts'
import { createEngineThread, type EngineThread } from './question/engine-thread.ts'
import { findJoinWish, type JoinWish } from './question/join-request.ts'
import { createReplyTags } from './question/reply-tag.ts'
import type { MaeveLimits } from './settings.ts'
import { createTaughtAnswers } from './taught/taught-answers.ts'
import type { TaughtAnswer } from './taught/taught-knowledge.ts'
import { aboutReply } from './verdicts.ts'
import type { AskModel } from './voice/model/ask-model.ts'
import type { Visit } from './voice/model-voice.ts'

export type Maeve = ReturnType<typeof createMaeve>

type Parts = {
  database: Database
  limits: MaeveLimits
  engine?: EngineThread | undefined
  model?: AskModel | undefined
  /** Called when the model fails, with a few words that contain nothing a visitor wrote. */
  log: (line: string) => void
  trouble?: Trouble | undefined
  meter?: Meter | undefined
  /** Whether visitors may ask to be told what is not published yet: only if mail is on. */
  tells?: boolean
  reachesTeam?: boolean
  operator?: string | undefined
}

/** Where her texts send visitors to the privacy page to find out who keeps the waitlist. */
const WHO_KEEPS_IT =
  /the privacy page (?:linked on this site )?says who keeps the waitlist(?: and how to reach them)?/gi

/** The topic of somebody who asks for a human. */
const CONTACT = 'contact'

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
}: Parts) {
  const addresses = createAddressLimits(limits)
  const counters = createCounters(database, meter)
  const tags = createReplyTags(database)
  const closing = new AbortController()
  const taught = createTaughtAnswers(database)
  // The truth gate takes a tenth of the start time, so it is loaded only if a model answers.
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

  /** `grave`: help for somebody in danger. */
  async function* say(
    question: string,
    text: string,
    { sources = [], action, grave }: { sources?: Source[]; action?: ChatEvent; grave?: true } = {},
  ): AsyncGenerator<ChatEvent> {
    yield { event: 'delta', data: { text } }
    if (action) yield action
    if (sources.length) yield { event: 'sources', data: { sources } }
    const tag = await tags.sign(question, text)
    yield { event: 'done', data: { message: text, tag, ...(grave && { grave }) } }
  }

  function sayWish(question: string, wish: JoinWish) {
    const ready = typeof wish === 'object'
    const how = ready ? 'card shown' : wish
    counters.add('join', [how])
    return say(
      question,
      maeveJoinWords[how],
      ready ? { action: { event: 'action', data: { name: 'join', ...wish } } } : {},
    )
  }

  /**
   * Adds what belongs to a reply: further questions, a card if it is about something unpublished or the visitor asks
   * for a human, and what “Was this right?” is about.
   */
  async function* withCards(
    events: AsyncIterable<ChatEvent>,
    own: OfflineReply,
    answers: readonly TaughtAnswer[],
  ): AsyncGenerator<ChatEvent> {
    const { offers, unpublished, topics, kind } = own
    for await (const event of events) {
      if (event.event === 'done' && !event.data.grave) {
        if (offers.length) yield { event: 'offers', data: { offers } }
        if (tells && unpublished) yield { event: 'tell', data: { topic: unpublished } }
        if (reachesTeam && kind === 'answer' && topics.includes(CONTACT)) yield { event: 'team', data: {} }
        const about = aboutReply(event.data.message, own, answers)
        if (about) event.data.about = about
      }
      yield event
    }
  }

  /** A model's reply, or her own if the model said nothing. */
  async function* reply(
    visit: Visit,
    own: OfflineReply,
    answers: readonly TaughtAnswer[],
  ): AsyncGenerator<ChatEvent> {
    if (voice && !isOwn(own)) {
      const speak = await voice
      const signal = AbortSignal.any([visit.signal, closing.signal])
      if ((yield* speak({ ...visit, signal }, own, answers)) || visit.signal.aborted) return
    }
    const question = visit.messages.at(-1)?.content ?? ''
    yield* say(question, own.message, { ...own, ...(own.kind === 'danger' && { grave: true }) })
  }

  return {
    /** Counts a request. Returns how many seconds to wait if there were too many from this address. */
    admit: addresses.request,
    taught: taught.current,
    /** Returns help if a text is about somebody in danger. Nothing is counted or logged. */
    async help(text: string): Promise<string | undefined> {
      const { kind, message } = await engine.answer([{ role: 'user', content: text }])
      return kind === 'danger' ? message : undefined
    },
    ownMessage: async (visit: Visit) => (await ask(visit)).own.message,

    /**
     * Answers, event by event. Before the first event, throws if the visitor has left, or with a 429 if too many are
     * waiting. Danger is not counted.
     */
    async *answer(visit: Visit): AsyncGenerator<ChatEvent> {
      const { own, answers } = await ask(visit)
      if (own.kind === 'danger') return yield* reply(visit, own, answers)
      const wish = own.kind === 'refusal' ? undefined : findJoinWish(visit.messages)
      if (wish) return yield* sayWish(visit.messages.at(-1)!.content, wish)
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
