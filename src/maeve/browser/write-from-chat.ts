import type { CardAnswer, CardFields } from '#src/maeve/conversation.ts'

/** Sends what a card asks for. Returns the server's answer, or the words of what went wrong. */
export type WriteFromChat = (url: string, fields: CardFields) => Promise<CardAnswer>
