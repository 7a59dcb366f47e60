import type { ChatResponse, Message } from '#src/maeve/conversation.ts'
import { CONVERSATION_LIMITS } from '#src/maeve/conversation.ts'
import { routes } from '#src/routes.ts'

/** How long a reply may take, in milliseconds. */
const TIMEOUT_MS = 30_000

/** Sends the whole conversation and gives Maeve's reply. Rejects when there is none, whatever the cause. */
export async function ask(conversation: readonly Message[]): Promise<string> {
  const messages = conversation
    .slice(-CONVERSATION_LIMITS.messages)
    .map(({ role, content }) => ({ role, content }))
  const response = await fetch(routes.maeveChat, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ messages }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Maeve's server answered with ${response.status}`)
  const { message } = (await response.json()) as ChatResponse
  if (typeof message !== 'string') throw new Error("Maeve's server sent no message")
  return message
}
