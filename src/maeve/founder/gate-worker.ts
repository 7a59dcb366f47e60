import { parentPort, workerData } from 'node:worker_threads'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { TaughtAnswer } from '#src/maeve/server/taught/taught-knowledge.ts'
import { createTeachableEngine } from '#src/maeve/server/teachable-engine.ts'
import { type GateCase, type Gated, gate } from './gate.ts'

/** The thread's input: the founder's answers without the new one and with it, and the questions. */
export type GateTask = {
  topic: Pick<KnowledgeEntry, 'id' | 'wordings'>
  before: readonly TaughtAnswer[]
  after: readonly TaughtAnswer[]
  askedAs: readonly string[]
  cases: readonly GateCase[]
}
export type GateTold = { done: number; all: number } | { gated: Gated }

/** How many questions between two reports of progress. */
const STEP = 50

const { topic, before, after, askedAs, cases } = workerData as GateTask
const tell = (told: GateTold) => parentPort!.postMessage(told)
const engine = createTeachableEngine()
engine.learn(before)
const gated = gate({
  topic: topic.id,
  engine,
  teach: () => engine.learn(after),
  wordings: topic.wordings,
  askedAs,
  cases,
  progress: (done, all) => {
    if (done % STEP === 0) tell({ done, all })
  },
})
tell({ gated })
