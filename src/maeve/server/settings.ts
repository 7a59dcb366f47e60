import type { ConversationLimits } from '#src/maeve/conversation.ts'

/** Which model answers; `offline` is Maeve's own engine alone. `baseUrl` and `key` only where they are needed. */
export type ModelSettings =
  | { provider: 'offline' }
  | { provider: 'openai-compatible'; model: string; baseUrl: string; key?: string }
  | { provider: 'anthropic' | 'google'; model: string; key: string; baseUrl?: string }

/** What Maeve may accept, forward, spend and wait for. */
export type MaeveLimits = {
  conversation: ConversationLimits
  /** Latest messages that a model gets. */
  forwardedMessages: number
  /** Tokens of one reply. */
  replyTokens: number
  /** Tries after a first that failed before it said anything. */
  retries: number
  /** How long a model may stay silent, before its first words or between two, in milliseconds. */
  silenceMs: number
  /** How long a reply may take in all, in milliseconds. */
  totalMs: number
  /** Replies by the paid model to one address; past one of these her own engine answers. */
  perAddress: { minute: number; hour: number; day: number }
  /** Requests a minute from one address; past it they are refused. */
  requestsPerMinute: number
  /** Replies that a model writes at once. */
  upstream: number
  /** Tokens a day in all, counted in the database. */
  tokensPerDay: number
}

export type MaeveSettings = { model: ModelSettings; limits: MaeveLimits }
