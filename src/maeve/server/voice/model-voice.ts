import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import type { Database } from '#src/db/database.ts'
import type { ChatEvent, Message, Source } from '#src/maeve/conversation.ts'
import { knowledgeNow } from '#src/maeve/knowledge/knowledge.ts'
import type { Trouble } from '#src/trouble.ts'
import type { OfflineReply } from '../answering/replies.ts'
import type { Counters } from '../counters.ts'
import type { AddressLimits } from '../question/address-limits.ts'
import type { ReplyTags } from '../question/reply-tag.ts'
import type { MaeveLimits } from '../settings.ts'
import { type TaughtAnswer, withAnswers, withFacetsInText } from '../taught/taught-knowledge.ts'
import { createBudget, createModelGate } from './budget.ts'
import type { AskModel } from './model/ask-model.ts'
import { type HelpInWords, mayBeDanger, readDanger } from './model/danger-steps.ts'
import { writeInstructions } from './model/instructions.ts'
import type { ModelFault } from './model/model-fault.ts'
import { redact } from './redact.ts'
import { createAttribution } from './truth/reading/attribution.ts'
import { createSentenceGate } from './truth/sentence-gate.ts'
import { createTruth } from './truth/truth.ts'

/**
 * One question: the conversation up to it, the address for which limits count it, and a signal that the visitor has
 * left.
 */
export type Visit = { messages: readonly Message[]; address: string; signal: AbortSignal }

/**
 * How long somebody in danger waits for a model's first words, in milliseconds, before getting her own engine's help.
 */
const DANGER_MS = 2_000

type Parts = {
  model: AskModel
  database: Database
  limits: MaeveLimits
  addresses: AddressLimits
  counters: Counters
  tags: ReplyTags
  log: (line: string) => void
  trouble?: Trouble | undefined
}

/**
 * Maeve in a model's words, each sentence checked. Returns false if she said nothing, so that her own engine must
 * answer.
 */
export function createModelVoice({
  model,
  database,
  limits,
  addresses,
  counters,
  tags,
  log,
  trouble,
}: Parts) {
  let known = know([])
  const enter = createModelGate(addresses, createBudget(database, limits.tokensPerDay), limits.upstream)

  /** The knowledge that the model gets and is checked against, with the founder's answers. */
  function know(answers: readonly TaughtAnswer[]) {
    const base = knowledgeNow()
    const knowledge = withFacetsInText(withAnswers(base, answers))
    const spoken = knowledge.filter(({ kind }) => kind !== 'elsewhere')
    model.instruct(writeInstructions(knowledge))
    return { base, answers, truth: createTruth(spoken), attribute: createAttribution(spoken) }
  }

  return async function* speak(
    { messages, address, signal }: Visit,
    own: OfflineReply,
    answers: readonly TaughtAnswer[],
  ): AsyncGenerator<ChatEvent, boolean> {
    const isTaught = answers !== known.answers && (answers.length || known.answers.length)
    if (isTaught || knowledgeNow() !== known.base) known = know(answers)
    const { truth, attribute } = known
    const forwarded = await forward(messages)
    const grave = own.kind === 'danger'
    const leave = await enter(address, model.estimate(forwarded))
    if (typeof leave === 'string') {
      if (!grave) counters.add('fallback', [leave])
      return false
    }
    const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
    const question = turns.at(-1) ?? ''
    const asked = { text: question, earlier: turns.slice(0, -1).join('\n'), own }
    let gate = createSentenceGate(truth, standIn(own), asked)
    let help: HelpInWords
    let shown = ''
    /** What the model has said that has not been put to the gate yet. */
    let begun = ''
    let atStart = true
    let spent = 0
    // Somebody in danger does not wait for a slow model.
    const hurry = new AbortController()
    const timer = grave ? setTimeout(() => hurry.abort(), DANGER_MS) : undefined

    const take = (more: string) => {
      begun += more
      if (atStart && more && mayBeDanger(begun)) return ''
      if (atStart) {
        help = readDanger(begun, grave ? own.message : undefined, truth)
        if (help) gate = createSentenceGate(help.truth, '')
        else if (grave) hurry.abort()
        atStart = false
      }
      const text = gate.push(help ? help.push(begun) : begun)
      begun = ''
      if (text) clearTimeout(timer)
      shown += text
      return text
    }
    try {
      const left = AbortSignal.any([signal, hurry.signal])
      for await (const piece of model.reply(forwarded, left, tokens => {
        spent = tokens
      })) {
        const text = take(piece)
        if (text) yield { event: 'delta', data: { text } }
      }
      const last = take('')
      const end = gate.end()
      shown += end
      const rest = last + end
      if (rest) yield { event: 'delta', data: { text: rest } }
      trouble?.note(undefined)
    } catch (error) {
      const { reason, refusal } = error as Partial<ModelFault>
      if (refusal) trouble?.note(refusal)
      if (signal.aborted && shown) return true
      if (grave && !help) return false
      if (!help) {
        if (!signal.aborted && !refusal) log(`Maeve’s model failed: ${reason}`)
        counters.add(shown ? 'cut' : 'fallback', [reason ?? 'broken'])
        if (!shown) return false
        yield { event: 'error', data: { code: 'interrupted', message: maevePanelWords.cut } }
        return true
      }
    } finally {
      // Called first, so that the place is free for the next reply even if something else here fails.
      void leave(spent)
      clearTimeout(timer)
      if (gate.withheld.length && !grave && !help) counters.add('withheld', gate.withheld)
      counters.spent(spent)
    }
    if (help) {
      const rest = shown ? help.end() : help.end().trimStart()
      if (rest) yield { event: 'delta', data: { text: rest } }
      const message = shown + rest
      yield { event: 'done', data: { message, tag: await tags.sign(question, message), grave: true } }
      return true
    }
    if (grave) return false
    if (!shown) return false
    counters.add('model', ['reply'])
    const sources = merge(attribute(shown), gate.withheld.length ? own.sources : [])
    // A model may leave out the warning at the end of an answer that may be out of date.
    const warnings = answers.flatMap(({ topic, warning }) =>
      warning && !shown.includes(warning) && sources.some(({ id }) => id === topic) ? [warning] : [],
    )
    for (const warning of warnings) {
      shown += `\n\n${warning}`
      yield { event: 'delta', data: { text: `\n\n${warning}` } }
    }
    if (sources.length) yield { event: 'sources', data: { sources } }
    // A model must not continue from a reply that was cut short.
    const tag = gate.cutShort ? '' : await tags.sign(question, shown)
    yield { event: 'done', data: { message: shown, tag } }
    return true
  }

  /**
   * Returns the latest turns, the visitor's and our own, without card numbers and email addresses; the first is the
   * visitor's.
   */
  async function forward(messages: readonly Message[]): Promise<Message[]> {
    const ours = (await tags.keepOurs(messages)).slice(-limits.forwardedMessages)
    const start = ours.findIndex(({ role }) => role === 'user')
    return ours.slice(start).map(({ role, content }) => ({ role, content: redact(content) }))
  }
}

/** What she says if only a model's friendly words are left; nothing if the visitor wanted only friendly words. */
function standIn({ kind, message, sources }: OfflineReply): string {
  if (kind === 'answer') return sources.length ? message : ''
  return kind === 'unknown' ? maeveWords.unknown : message
}

function merge(first: readonly Source[], second: readonly Source[]): Source[] {
  return [...new Map([...first, ...second].map(source => [source.id, source])).values()]
}
