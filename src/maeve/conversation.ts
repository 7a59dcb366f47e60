/** The contract between Maeve's panel and Maeve's server: messages, replies, limits. */

export type Role = 'user' | 'assistant'

/** `tag` is the server's own mark on a reply of hers; without it the reply never reaches a model. */
export type Message = { role: Role; content: string; tag?: string }

/** A fact a reply stands on; `url` only where the fact has a public source. */
export type Source = { id: string; title: string; url?: string }

/** What a visitor asked to be put on the waitlist with; nothing is stored before they confirm it. */
export type JoinRequest = { email: string; postcode: string }

export type ChatRequest = { messages: Message[] }

/** The whole answer to a request that did not ask for an event stream. */
export type ChatResponse = { message: string }

/**
 * Events of the streamed answer: `delta`* and `action`?, `sources`?, then `done` or `error`. The deltas add up to
 * the message of `done`; `error` comes when a reply breaks off after its first words.
 */
export type ChatEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'action'; data: { name: 'join' } & JoinRequest }
  | { event: 'sources'; data: { sources: Source[] } }
  | { event: 'done'; data: ChatResponse & { tag: string } }
  | { event: 'error'; data: { code: string; message: string } }

/** What one request may hold. */
export type ConversationLimits = {
  /** Messages accepted in one request. */
  messages: number
  /** Characters in one visitor message. */
  characters: number
  /** Bytes in one request body. */
  bytes: number
}

export const CONVERSATION_LIMITS: ConversationLimits = { messages: 60, characters: 1_000, bytes: 64 * 1024 }
