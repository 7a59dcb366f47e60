/** The contract between Maeve's panel and Maeve's server: messages, replies, limits. */

type Role = 'user' | 'assistant'

/** `tag` is the mark that the server puts on Maeve's reply. A reply without it never reaches a model. */
export type Message = { role: Role; content: string; tag?: string }

/** A fact that a reply is based on; `url` only if the fact has a public source. */
export type Source = { id: string; title: string; url?: string }

/**
 * What a reply answered. `version`: of the founder's answer, 0 if there is none; `model`: whether a model wrote the
 * reply.
 */
export type About = { subject: string; facet?: string; version: number; model: boolean }

export type Verdict = About & { verdict: 'yes' | 'no' }

/** The details that a visitor asked to join with. Nothing is stored before they press the card's button. */
export type JoinRequest = { email: string; postcode: string }

/** What a card sends; if it has a postcode, the visitor joins first. */
export type CardFields = { email: string; postcode?: string } & Record<string, string | boolean>
/** `title` and `text` if it failed, `help` for somebody in danger. */
export type CardAnswer = { title?: string; text?: string; help?: string }

/** The whole response to a request that did not ask for an event stream. */
export type ChatResponse = { message: string }

/**
 * Events of the streamed response: `delta`* and `action`?, `sources`?, `offers`?, then `done` or `error`. The deltas
 * add up to the message of `done`; `error` comes when a reply breaks off after its first words. `offers` are
 * questions to ask with a click; `tell`, before `done`, names a topic that is not published, which a visitor may wait
 * for; `team`, in the same place, says that they may write to the team. `about`, with `done`, says what “Was this
 * right?” is about, if it may be asked. `grave` marks the answer to somebody in danger: the conversation must not be
 * kept anywhere.
 */
export type ChatEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'action'; data: { name: 'join' } & JoinRequest }
  | { event: 'sources'; data: { sources: Source[] } }
  | { event: 'offers'; data: { offers: string[] } }
  | { event: 'tell'; data: { topic: string } }
  | { event: 'team'; data: object }
  | { event: 'done'; data: ChatResponse & { tag: string; grave?: true; about?: About } }
  | { event: 'error'; data: { code: string; message: string } }

/** Limits of one request: messages, characters of one visitor's message, bytes of its body. */
export const CONVERSATION_LIMITS = { messages: 60, characters: 1_000, bytes: 64 * 1024 } as const
