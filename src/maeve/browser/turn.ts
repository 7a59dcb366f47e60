import type { About, JoinRequest, Message, Source, Verdict } from '#src/maeve/conversation.ts'

/** A question or a reply. `ended` says why a question has no complete reply, or why a reply is incomplete. */
export type Turn = Message & {
  id: number
  ended?: 'failed' | 'stopped'
  sources?: readonly Source[]
  /** Questions to ask with a click. */
  offers?: readonly string[]
  join?: JoinRequest & { joined?: boolean }
  /** A topic that is not published yet, and whether the visitor asked for an email about it. */
  tell?: { topic: string; told?: boolean }
  /** Its visitor may write to the team, or has. */
  team?: { sent?: boolean }
  /** What to ask about it, and what the visitor answered. */
  about?: About | undefined
  verdict?: Verdict['verdict']
  /** It answers somebody in danger: this conversation is kept nowhere. */
  grave?: boolean
}

export type Conversation = {
  turns: readonly Turn[]
  /** A reply is awaited, or being written. */
  pending: boolean
  /** The choice that began the conversation, if one did. */
  choice: string | null
}
