import { type KnowledgeEntry, knowledgeNow, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createOfflineEngine, createStudied, type OfflineEngine } from './engine.ts'
import { type TaughtAnswer, withAnswers } from './taught/taught-knowledge.ts'
import { createDangerSense } from './understanding/danger/danger-sense.ts'

/** `learn` replaces the founder's answers, and what is said of the launch. */
export type TeachableEngine = OfflineEngine & { learn(answers: readonly TaughtAnswer[]): void }

/** Her own engine with the founder's answers, which change what entries say, but not which one a question finds. */
export function createTeachableEngine(): TeachableEngine {
  // The index takes a second to make. It is made once, over entries whose texts then change in place.
  const entries: KnowledgeEntry[] = maeveKnowledge.map(entry => ({ ...entry }))
  const sense = createDangerSense(maeveKnowledge)
  const studied = createStudied(entries)
  let engine = createOfflineEngine(entries, sense, studied)

  return {
    answer: messages => engine.answer(messages),
    learn(answers) {
      for (const [at, entry] of withAnswers(knowledgeNow(), answers).entries()) {
        delete entries[at]!.answered
        delete entries[at]!.askedAs
        Object.assign(entries[at]!, entry)
      }
      engine = createOfflineEngine(entries, sense, studied)
    },
  }
}
