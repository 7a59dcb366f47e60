import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { visitorAddress } from '#src/http/client-address.ts'
import { EVENT_STREAM_HEADERS, eventFrame } from '#src/http/event-stream.ts'
import { HttpError } from '#src/http/http-error.ts'
import { isWhole } from '#src/http/server-limits.ts'
import { type ChatEvent, CONVERSATION_LIMITS, type Message } from '#src/maeve/conversation.ts'
import { routes } from '#src/routes.ts'
import type { Maeve } from '../maeve.ts'

type Options = { maeve: Maeve; headers: Record<string, string> }

/** Maeve's one call: the whole conversation in, her reply out, as JSON or as an event stream while it is written. */
export async function maeveRoutes(app: FastifyInstance, { maeve, headers }: Options): Promise<void> {
  // Runs before the body is read, so that a refused request costs no parsing.
  async function admit(request: FastifyRequest) {
    const wait = await maeve.admit(visitorAddress(request))
    if (wait !== undefined)
      throw new HttpError(429, 'too_many', maevePanelWords.tooMany, { retryAfter: wait })
  }

  app.post(
    routes.maeveChat,
    { bodyLimit: CONVERSATION_LIMITS.bytes, onRequest: admit },
    async (request, reply) => {
      const messages = readMessages(request.body)
      const left = new AbortController()
      reply.raw.on('close', () => left.abort())
      if (reply.raw.destroyed) left.abort()
      const visit = { messages, address: visitorAddress(request), signal: left.signal }
      const events = maeve.answer(visit)
      try {
        // Anything that refuses the request does so before the first event.
        const first = await events.next()
        if (!request.headers.accept?.includes('text/event-stream')) {
          let message: string | undefined
          for await (const { event, data } of resumed(first, events))
            if (event === 'done') message = data.message
          // If the reply broke off, her own engine's is sent instead.
          message ??= await maeve.ownMessage(visit)
          return reply.header('cache-control', 'no-store').send({ message })
        }
        reply.hijack()
        reply.raw.writeHead(200, { ...headers, ...EVENT_STREAM_HEADERS })
        for await (const { event, data } of resumed(first, events)) {
          if (left.signal.aborted) break
          reply.raw.write(eventFrame(event, JSON.stringify(data)))
        }
      } catch (error) {
        if (!reply.sent && !left.signal.aborted) throw error
        if (!left.signal.aborted)
          request.log.error({ code: (error as NodeJS.ErrnoException).code }, 'Maeve could not answer')
        if (!reply.sent) reply.hijack()
      }
      reply.raw.end()
    },
  )
}

/** All events, including the first, which has already been awaited. */
async function* resumed(first: IteratorResult<ChatEvent>, events: AsyncGenerator<ChatEvent>) {
  if (first.done) return
  yield first.value
  yield* events
}

const { messages: most, characters } = CONVERSATION_LIMITS

const ChatMessage = v.pipe(
  v.object({
    role: v.picklist(['user', 'assistant'], 'must be user or assistant'),
    content: v.pipe(
      v.string('must be text'),
      v.check(isWhole, 'must be text without NUL or half a character'),
    ),
    tag: v.fallback(v.optional(v.string()), undefined),
  }),
  v.check(
    ({ role, content }) => role === 'assistant' || content.length <= characters,
    `must hold at most ${characters} characters`,
  ),
)
const Chat = v.object({
  messages: v.pipe(
    // The messages are counted before any of them is read.
    v.custom<unknown[]>(Array.isArray, 'must be a list of messages'),
    v.maxLength(most, `must hold at most ${most} messages`),
    v.array(ChatMessage),
    v.check(
      messages => endsWithQuestion(messages),
      'must end with a message from the user that is not blank',
    ),
  ),
})

function readMessages(body: unknown): Message[] {
  const result = v.safeParse(Chat, body, { abortEarly: true })
  if (result.success)
    return result.output.messages.map(({ role, content, tag }) => ({ role, content, ...(tag && { tag }) }))
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'messages'
  throw new HttpError(400, 'bad_messages', `${field} ${issue.message}.`, { field })
}

function endsWithQuestion(messages: readonly Pick<Message, 'role' | 'content'>[]): boolean {
  const last = messages.at(-1)
  return last?.role === 'user' && last.content.trim() !== ''
}
