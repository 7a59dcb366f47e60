import { type KnowledgeEntry, knowledgeNow, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createOfflineEngine, type OfflineEngine } from './engine.ts'
import { type TaughtAnswer, withAnswers } from './taught/taught-knowledge.ts'

/**
 * Maeve's own engine with the founder's answers, which change what entries say, but not which one a question finds.
 * `learn` replaces them, and what is said about the launch.
 */
export function createTeachableEngine(): OfflineEngine & { learn(answers: readonly TaughtAnswer[]): void } {
  // The index takes a second to make. It is made once, over entries whose texts then change in place.
  const entries: KnowledgeEntry[] = maeveKnowledge.map(entry => ({ ...entry }))
  const { answer } = createOfflineEngine(entries)

  return {
    answer,
    learn(answers) {
      for (const [at, entry] of withAnswers(knowledgeNow(), answers).entries()) {
        delete entries[at]!.answered
        delete entries[at]!.askedAs
        Object.assign(entries[at]!, entry)
      }
    },
  }
}
