import { parentPort, workerData } from 'node:worker_threads'
import type { TaughtAnswer } from '#src/maeve/server/taught/taught-knowledge.ts'
import { createTeachableEngine } from '#src/maeve/server/teachable-engine.ts'
import { type Gate, type Gated, gate } from './gate.ts'

/** The thread's input, with the founder's answers `before` the new one and `after` it. */
export type GateTask = Gate & { before: readonly TaughtAnswer[]; after: readonly TaughtAnswer[] }
export type GateTold = { done: number; all: number } | { gated: Gated }

const { before, after, ...task } = workerData as GateTask
const tell = (told: GateTold) => parentPort!.postMessage(told)
const engine = createTeachableEngine()
const gated = gate(
  task,
  engine,
  isLive => engine.learn(isLive ? after : before),
  (done, all) => tell({ done, all }),
)
tell({ gated })
