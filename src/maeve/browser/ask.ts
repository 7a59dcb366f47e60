import { type ChatEvent, CONVERSATION_LIMITS, type Message } from '#src/maeve/conversation.ts'
import { routes } from '#src/routes.ts'

/** How long a whole reply may take, in milliseconds: a little longer than the server allows itself. */
const TIMEOUT_MS = 35_000

/** Sends the conversation and yields the reply as it is written. Throws if no reply comes, or if it breaks off. */
export async function* ask(conversation: readonly Message[], signal: AbortSignal): AsyncGenerator<ChatEvent> {
  // Not AbortSignal.any: WebKit loses it in a garbage collection, and older browsers do not have it.
  const request = new AbortController()
  const giveUp = () => request.abort()
  const timer = setTimeout(giveUp, TIMEOUT_MS)
  signal.addEventListener('abort', giveUp)
  try {
    yield* read(conversation, request.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function* read(conversation: readonly Message[], signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await fetch(routes.maeveChat, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: fitting(conversation),
    signal,
  })
  if (!response.ok || !response.body) throw new Error(`Maeve's server answered with ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error("Maeve's reply broke off")
    text += value
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const event = readFrame(frame)
      if (event) yield event
      if (event?.event === 'done') return
    }
  }
}

function readFrame(frame: string): ChatEvent | undefined {
  const [, event, data] = /^event: (\w+)\ndata: (.+)$/.exec(frame) ?? []
  return event && data ? ({ event, data: JSON.parse(data) } as ChatEvent) : undefined
}

function fitting(conversation: readonly Message[]): string {
  let messages = conversation
    .slice(-CONVERSATION_LIMITS.messages)
    .map(({ role, content, tag }) => ({ role, content, ...(tag && { tag }) }))
  for (;;) {
    const body = JSON.stringify({ messages })
    if (messages.length === 1 || new TextEncoder().encode(body).length <= CONVERSATION_LIMITS.bytes)
      return body
    messages = messages.slice(1)
  }
}
