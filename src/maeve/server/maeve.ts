import { maeveKnowledge } from '#src/content/maeve/knowledge.ts'
import type { Message, Source } from '#src/maeve/conversation.ts'
import { createOfflineEngine, type OfflineEngine } from './offline/engine.ts'

export type Reply = { message: string; sources: Source[] }

export type Maeve = {
  answer(messages: readonly Message[]): Promise<Reply>
  /** Does the work of the first answer, some 300 ms, ahead of it. */
  prepare(): void
}

/** Maeve as she is without a model: her own engine over the site's knowledge, indexed once, when first needed. */
export function createMaeve(): Maeve {
  let engine: OfflineEngine | undefined
  const prepared = () => {
    engine ??= createOfflineEngine(maeveKnowledge)
    return engine
  }
  return {
    async answer(messages) {
      const { message, sources } = prepared().answer(messages)
      return { message, sources }
    },
    prepare: prepared,
  }
}
