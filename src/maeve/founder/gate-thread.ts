import { Worker } from 'node:worker_threads'
import { Refusal } from '#src/founder/refusal.ts'
import type { Gated } from './gate.ts'
import type { GateTask, GateTold } from './gate-worker.ts'

type Watch = {
  progress?: ((done: number, all: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Runs the gate in a thread: it takes up to a minute, and the desk must go on answering. Rejects if stopped. */
export function gateInThread(task: GateTask, { progress, signal }: Watch = {}): Promise<Gated> {
  const { promise, resolve, reject } = Promise.withResolvers<Gated>()
  const worker = new Worker(new URL('./gate-worker.ts', import.meta.url), { workerData: task })
  worker.on('message', (told: GateTold) => {
    if ('gated' in told) resolve(told.gated)
    else progress?.(told.done, told.all)
  })
  worker.on('error', reject)
  worker.on('exit', () => reject(new Refusal('it was ended before all questions were asked')))
  const end = () => void worker.terminate()
  signal?.addEventListener('abort', end, { once: true })
  if (signal?.aborted) end()
  return promise.finally(() => signal?.removeEventListener('abort', end))
}
