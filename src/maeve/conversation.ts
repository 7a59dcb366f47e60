/** The contract between Maeve's panel and Maeve's server: messages, replies, limits. */

export type Role = 'user' | 'assistant'

export type Message = { role: Role; content: string }

/** A fact a reply stands on; `url` only where the fact has a public source. */
export type Source = { id: string; title: string; url?: string }

export type ChatRequest = { messages: Message[] }

/** The whole answer to a request that did not ask for an event stream. */
export type ChatResponse = { message: string }

/** Event names of the streamed answer: `delta`*, `sources`?, then `done` or `error`. */
export type ChatEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'sources'; data: { sources: Source[] } }
  | { event: 'done'; data: ChatResponse }
  | { event: 'error'; data: { code: string; message: string } }

export const CONVERSATION_LIMITS = {
  /** Messages accepted in one request. */
  messages: 60,
  /** Characters in one visitor message. */
  characters: 1_000,
  /** Bytes in one request body. */
  bytes: 64 * 1024,
} as const
