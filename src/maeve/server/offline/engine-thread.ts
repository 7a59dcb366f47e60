import { Worker } from 'node:worker_threads'
import type { Message } from '#src/maeve/conversation.ts'
import type { OfflineReply } from '../answering/replies.ts'
import type { TaughtAnswer } from '../taught/taught-knowledge.ts'
import type { Answered, Asked } from './engine-worker.ts'

export type EngineThread = {
  /** Rejects when the thread ends before it has answered; the next question gets a new one. */
  answer(messages: readonly Message[]): Promise<OfflineReply>
  /** Replaces the founder's answers; the same list costs nothing. */
  learn(answers: readonly TaughtAnswer[]): void
  close(): Promise<void>
}

type Waiting = { resolve: (reply: OfflineReply) => void; reject: (error: Error) => void }

/**
 * Maeve's own engine in a thread of its own, started at the first question: her index takes some 300 ms and 70 MB,
 * which no join waits for, and which a server without questions never spends.
 */
export function createEngineThread(): EngineThread {
  let worker: Worker | undefined
  let last = 0
  let taught: readonly TaughtAnswer[] = []
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
      if (worker === started) end(cause)
    })
    return started
  }

  /** Rejects waiting questions before the thread ends: an answer under way no longer counts. */
  function end(cause = new Error('Maeve’s own engine has ended')) {
    worker = undefined
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }

  return {
    answer(messages) {
      worker ??= start()
      const id = ++last
      // The process stays up for this answer, and for nothing else in the thread.
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
      const ending = worker
      end()
      await ending?.terminate()
    },
  }
}
