import { parentPort } from 'node:worker_threads'
import { maeveKnowledge } from '#src/content/maeve/knowledge.ts'
import type { Message } from '#src/maeve/conversation.ts'
import { createOfflineEngine } from './engine.ts'
import type { OfflineReply } from './replies.ts'

/** What goes in and out of the thread. */
export type Asked = { id: number; messages: readonly Message[] }
export type Answered = { id: number; reply: OfflineReply }

const engine = createOfflineEngine(maeveKnowledge)

parentPort!.on('message', ({ id, messages }: Asked) => {
  parentPort!.postMessage({ id, reply: engine.answer(messages) } satisfies Answered)
})
