import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { EVENT_STREAM_HEADERS, eventFrame } from '#src/http/event-stream.ts'
import { Refusal } from '#src/http/faults.ts'
import { isWhole } from '#src/http/server-limits.ts'
import { type ChatEvent, CONVERSATION_LIMITS, type Message } from '#src/maeve/conversation.ts'
import { routes } from '#src/routes.ts'
import type { Maeve } from './maeve.ts'

const { messages: MESSAGES, characters: CHARACTERS, bytes: BYTES } = CONVERSATION_LIMITS

const ChatMessage = v.pipe(
  v.object({
    role: v.picklist(['user', 'assistant'], 'must be user or assistant'),
    content: v.pipe(
      v.string('must be text'),
      v.check(isWhole, 'must be text without NUL or half a character'),
    ),
  }),
  v.check(
    ({ role, content }) => role === 'assistant' || content.length <= CHARACTERS,
    `must hold at most ${CHARACTERS} characters`,
  ),
)

const Chat = v.object({
  messages: v.pipe(
    v.array(ChatMessage, 'must be a list of messages'),
    v.maxLength(MESSAGES, `must hold at most ${MESSAGES} messages`),
    v.check(endsWithQuestion, 'must end with a message of the user that is not blank'),
  ),
})

/** Maeve's one call: the whole conversation in, her reply out, as JSON or as an event stream. */
export async function maeveRoutes(
  app: FastifyInstance,
  options: { maeve: Maeve; headers: Record<string, string> },
): Promise<void> {
  app.post(routes.maeveChat, { bodyLimit: BYTES }, async (request, reply) => {
    const messages = readMessages(request.body)
    const { message, sources } = await options.maeve.answer(messages)
    if (!request.headers.accept?.includes('text/event-stream'))
      return reply.header('cache-control', 'no-store').send({ message })

    reply.hijack()
    reply.raw.writeHead(200, { ...options.headers, ...EVENT_STREAM_HEADERS })
    const send = ({ event, data }: ChatEvent) => reply.raw.write(eventFrame(event, JSON.stringify(data)))
    send({ event: 'delta', data: { text: message } })
    if (sources.length) send({ event: 'sources', data: { sources } })
    send({ event: 'done', data: { message } })
    reply.raw.end()
  })
}

function readMessages(body: unknown): Message[] {
  const result = v.safeParse(Chat, body)
  if (result.success) return result.output.messages
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'messages'
  throw new Refusal(400, 'bad_messages', `${field} ${issue.message}.`, { field })
}

function endsWithQuestion(messages: Message[]): boolean {
  const last = messages.at(-1)
  return last?.role === 'user' && last.content.trim() !== ''
}
