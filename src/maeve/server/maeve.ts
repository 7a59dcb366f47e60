import { maeveKnowledge } from '#src/content/maeve/knowledge.ts'
import type { Message, Source } from '#src/maeve/conversation.ts'
import { createOfflineEngine } from './offline/engine.ts'

export type Reply = { message: string; sources: Source[] }

export type Maeve = { answer(messages: readonly Message[]): Promise<Reply> }

/** Maeve as she is without a model: her own engine over the site's knowledge, indexed once. */
export function createMaeve(): Maeve {
  const engine = createOfflineEngine(maeveKnowledge)
  return {
    async answer(messages) {
      const { message, sources } = engine.answer(messages)
      return { message, sources }
    },
  }
}
