import type { ChatEvent, Message } from '#src/maeve/conversation.ts'
import { routes } from '#src/routes.ts'

/** Puts a question to a running server, the way Maeve's panel does. Yields the events of her reply. */
export async function* chat(
  origin: string,
  messages: readonly Message[],
  signal?: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await fetch(origin + routes.maeveChat, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ messages }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`answered with ${response.status}: ${await response.text()}`)
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const frames = text.split('\n\n')
    text = frames.pop()!
    for (const frame of frames) {
      const [, event, data] = /^event: (\w+)\ndata: (.+)$/.exec(frame)!
      yield { event, data: JSON.parse(data!) } as ChatEvent
    }
  }
}

/** Returns a whole reply: its streamed text, and how it ended. `onWords` is called as words arrive. */
export async function wholeReply(events: AsyncIterable<ChatEvent>, onWords = () => {}) {
  const all: ChatEvent[] = []
  for await (const event of events) {
    all.push(event)
    if (event.event === 'delta') onWords()
  }
  const text = all.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('')
  const sources = all.flatMap(({ event, data }) => (event === 'sources' ? data.sources : []))
  return { text, sources, end: all.at(-1)!, all }
}

export const asked = (content: string): Message[] => [{ role: 'user', content }]
