import { Worker } from 'node:worker_threads'
import type { Message } from '#src/maeve/conversation.ts'
import type { TaughtAnswer } from '../taught/taught-knowledge.ts'
import type { Answered, Asked } from './engine-worker.ts'
import type { OfflineReply } from './replies.ts'

export type EngineThread = {
  /** Rejects when the thread ends before it has answered; the next question gets a new one. */
  answer(messages: readonly Message[]): Promise<OfflineReply>
  /** Takes the founder's answers in the place of those before; the same list costs nothing. */
  learn(answers: readonly TaughtAnswer[]): void
  close(): Promise<void>
}

type Waiting = { resolve: (reply: OfflineReply) => void; reject: (error: Error) => void }

const NOTHING: readonly TaughtAnswer[] = []

/** One that its server has left, idle and with its index: the next server of this process gets it. */
let spare: EngineThread | undefined

/**
 * Maeve's own engine in a thread of its own, made at the first question: her index takes some 300 ms and 70 MB, which
 * no join waits for, and which a server that nobody asks never spends.
 */
export function createEngineThread(): EngineThread {
  const thread = spare ?? startable()
  spare = undefined
  thread.learn(NOTHING)
  return thread
}

function startable(): EngineThread {
  let worker: Worker | undefined
  let last = 0
  let taught = NOTHING
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: taught })
    let cause: Error | undefined
    started.on('message', ({ id, reply }: Answered) => {
      waiting.get(id)?.resolve(reply)
      waiting.delete(id)
      if (!waiting.size) started.unref()
    })
    started.on('error', error => {
      cause = error as Error
    })
    started.on('exit', () => {
      if (worker === started) worker = undefined
      const error = cause ?? new Error('Maeve’s own engine has ended')
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return started
  }

  const thread: EngineThread = {
    answer(messages) {
      worker ??= start()
      const id = ++last
      // A process waits for its answer, and for nothing else of hers.
      worker.ref()
      worker.postMessage({ id, messages } satisfies Asked)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    learn(answers) {
      if (answers === taught) return
      taught = answers
      worker?.postMessage({ answers } satisfies Asked)
    },
    async close() {
      if (worker && !waiting.size) spare ??= thread
      if (spare !== thread) await worker?.terminate()
    },
  }
  return thread
}
