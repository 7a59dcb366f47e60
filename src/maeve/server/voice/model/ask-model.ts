import { type LanguageModel, type ModelMessage, streamText } from 'ai'
import type { Message } from '#src/maeve/conversation.ts'
import type { MaeveLimits } from '#src/maeve/server/settings.ts'
import { ModelFault } from './model-fault.ts'

/** About how many characters of English a token has, for estimates. */
const CHARACTERS_PER_TOKEN = 3.5
/** The most characters a reply may have per allowed token. If there are more, the provider is ignoring the limit. */
const MOST_CHARACTERS_PER_TOKEN = 10
/** By what factor a provider's token count may differ from the estimate, either way. */
const IMPLAUSIBLE = 4

export type AskModel = ReturnType<typeof createAskModel>

type Options = Pick<MaeveLimits, 'replyTokens' | 'retries' | 'silenceMs' | 'totalMs'>

/** Creates the means to ask a model, which starts with the instructions `first`. */
export function createAskModel(model: LanguageModel, first: string, options: Options) {
  let instructions = first
  const { replyTokens, retries, silenceMs, totalMs } = options
  // The SDK's warnings would go to the console, with parts of the conversation in them.
  globalThis.AI_SDK_LOG_WARNINGS = false

  const tokensOf = (messages: readonly Message[], written: number) =>
    Math.ceil(
      (instructions.length + messages.reduce((sum, { content }) => sum + content.length, 0) + written) /
        CHARACTERS_PER_TOKEN,
    )

  /** The most tokens that a reply to these messages can take. */
  const estimate = (messages: readonly Message[]) => tokensOf(messages, 0) + replyTokens

  /** Returns the provider's token count, within limits; undefined if it has none, which some report as 0. */
  function plausible(counted: number | undefined, messages: readonly Message[], written: number) {
    if (!counted || Number.isNaN(counted)) return undefined
    const [least, most] = [tokensOf(messages, written) / IMPLAUSIBLE, estimate(messages) * IMPLAUSIBLE]
    return Math.ceil(Math.min(Math.max(counted, least), most))
  }

  /** Streams a reply. Throws a `ModelFault` if it fails, falls silent or breaks off. `spent` is called once, however it ends. */
  async function* reply(messages: readonly Message[], signal: AbortSignal, spent: (tokens: number) => void) {
    const stop = new AbortController()
    const aborted = Promise.withResolvers<never>()
    aborted.promise.catch(() => {})
    stop.signal.addEventListener('abort', () => aborted.reject(stop.signal.reason))
    const give = (reason: string) => stop.abort(new ModelFault(reason))
    const leave = () => give('left')
    signal.addEventListener('abort', leave)
    if (signal.aborted) leave()
    // The SDK's own timers do not run while a provider withholds its headers.
    const silence = setTimeout(give, silenceMs, 'silent')
    const total = setTimeout(give, totalMs, 'overdue')
    let written = 0
    let tokens: number | undefined
    try {
      const { stream } = streamText({
        model,
        // Providers that cache the beginning, which is the same each time, charge less for it.
        instructions: {
          role: 'system',
          content: instructions,
          providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
        },
        messages: messages.map(({ role, content }): ModelMessage => ({ role, content })),
        maxOutputTokens: replyTokens,
        maxRetries: retries,
        abortSignal: stop.signal,
        onError() {},
      })
      const parts = stream[Symbol.asyncIterator]()
      let finished = false
      while (!finished) {
        const { value: part, done } = await Promise.race([parts.next(), aborted.promise])
        if (done) break
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new ModelFault('aborted')
        if (part.type === 'text-delta' && part.text) {
          silence.refresh()
          written += part.text.length
          if (written > replyTokens * MOST_CHARACTERS_PER_TOKEN) throw new ModelFault('too long')
          yield part.text
        }
        if (part.type === 'finish') {
          tokens = plausible(part.totalUsage.totalTokens, messages, written)
          // A stream that ends without a reason was cut off.
          if (part.rawFinishReason === undefined) throw new ModelFault('cut')
          finished = true
        }
      }
      if (!finished) throw new ModelFault('cut')
      if (written === 0) throw new ModelFault('empty')
    } catch (error) {
      const fault = ModelFault.of(error)
      if (fault.refused) tokens = 0
      throw fault
    } finally {
      clearTimeout(silence)
      clearTimeout(total)
      signal.removeEventListener('abort', leave)
      stop.abort(new ModelFault('left'))
      spent(tokens ?? tokensOf(messages, written))
    }
  }

  return {
    reply,
    estimate,
    /** Gives the model other instructions, from the next reply on. */
    instruct(text: string) {
      instructions = text
    },
  }
}
