import { parentPort, workerData } from 'node:worker_threads'
import type { Message } from '#src/maeve/conversation.ts'
import type { OfflineReply } from '../answering/replies.ts'
import type { TaughtAnswer } from '../taught/taught-knowledge.ts'
import { createTeachableEngine } from '../teachable-engine.ts'

/** Messages to the thread: a question, or the founder's answers, which replace the earlier ones. */
export type Asked = { id: number; messages: readonly Message[] } | { answers: readonly TaughtAnswer[] }
export type Answered = { id: number; reply: OfflineReply }

const engine = createTeachableEngine()
engine.learn(workerData as readonly TaughtAnswer[])

parentPort!.on('message', (asked: Asked) => {
  if ('answers' in asked) engine.learn(asked.answers)
  else parentPort!.postMessage({ id: asked.id, reply: engine.answer(asked.messages) } satisfies Answered)
})
