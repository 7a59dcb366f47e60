import { Worker } from 'node:worker_threads'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { limitedAddress } from '#src/http/client-address.ts'
import { HttpError } from '#src/http/http-error.ts'
import type { Message } from '#src/maeve/conversation.ts'
import type { OfflineReply } from '../answering/replies.ts'
import type { TaughtAnswer } from '../taught/taught-knowledge.ts'
import type { Answered, Asked } from './engine-worker.ts'
import { createFairTurns } from './fair-turns.ts'

/** The visitor who asks: the question is dropped once they have left. */
export type Asker = { address: string; signal: AbortSignal }

export type EngineThread = ReturnType<typeof createEngineThread>

type Waiting = {
  messages: readonly Message[]
  resolve: (reply: OfflineReply) => void
  reject: (error: Error) => void
}

/** The most questions that wait: from one visitor (a minute's allowance), and in all (a few seconds' work, 20 MB). */
const MOST = { each: 60, all: 300 }
/** How many questions the engine's thread is given at once, so that it has something to do while the main thread is busy. */
const IN_HAND = 8
/** When to ask again if too many are waiting, in seconds. */
const RETRY_SECONDS = 5

/** The asker of our own questions. */
const NOBODY: Asker = { address: '', signal: new AbortController().signal }

const tooMany = () => new HttpError(429, 'too_many', maevePanelWords.tooMany, { retryAfter: RETRY_SECONDS })

/**
 * Maeve's own engine in a thread, started at the first question. Its index takes 300 ms and 70 MB; no join waits for
 * it.
 */
export function createEngineThread() {
  let worker: Worker | undefined
  let last = 0
  let taught: readonly TaughtAnswer[] = []
  const inHand = new Map<number, Waiting>()
  const turns = createFairTurns<Waiting>(MOST)

  function start(): Worker {
    const started = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: taught })
    let cause: Error | undefined
    started.on('message', ({ id, reply }: Answered) => {
      inHand.get(id)?.resolve(reply)
      inHand.delete(id)
      hand()
      if (!inHand.size) started.unref()
    })
    started.on('error', error => {
      cause = error as Error
    })
    started.on('exit', () => {
      if (worker === started) end(cause)
    })
    return started
  }

  /** Rejects waiting questions before the thread ends. An answer under way no longer counts. */
  function end(cause = new Error('Maeve’s own engine has ended')) {
    worker = undefined
    const lost = [...inHand.values()]
    for (let one = turns.next(); one; one = turns.next()) lost.push(one)
    inHand.clear()
    for (const { reject } of lost) reject(cause)
  }

  /** Passes on as many questions as the thread has room for. */
  function hand() {
    while (inHand.size < IN_HAND) {
      const next = turns.next()
      if (!next) return
      worker ??= start()
      const id = ++last
      inHand.set(id, next)
      // Only this answer, and nothing else in the thread, keeps the process running.
      worker.ref()
      worker.postMessage({ id, messages: next.messages } satisfies Asked)
    }
  }

  return {
    /** Rejects if the thread ends first, if the visitor leaves, or with a 429 if too many are waiting. */
    async answer(messages: readonly Message[], { address, signal }: Asker = NOBODY): Promise<OfflineReply> {
      signal.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<OfflineReply>()
      const visitor = limitedAddress(address)
      const asked = { messages, resolve, reject }
      const leave = () => {
        if (turns.drop(visitor, asked)) reject(signal.reason)
      }
      turns.add(visitor, asked)?.reject(tooMany())
      signal.addEventListener('abort', leave)
      hand()
      return promise.finally(() => signal.removeEventListener('abort', leave))
    },
    /** Replaces the founder's answers. Does nothing if the list is the same. */
    learn(answers: readonly TaughtAnswer[]) {
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
