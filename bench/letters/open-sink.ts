import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { SinkAnswer, SinkOrder } from './smtp-sink.ts'

/** Starts the mail server that benchmarks send to. */
export async function openSink() {
  const child = fork(new URL('smtp-sink.ts', import.meta.url))
  const [{ port }] = (await once(child, 'message')) as [SinkAnswer]
  const ask = async (order: SinkOrder): Promise<SinkAnswer> => {
    child.send(order)
    return ((await once(child, 'message')) as [SinkAnswer])[0]
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => ask({ ask: 'count' }),
    reset: (how: Omit<Extract<SinkOrder, { ask: 'reset' }>, 'ask'> = {}) => ask({ ask: 'reset', ...how }),
    close: () => child.disconnect(),
  }
}

export type Sink = Awaited<ReturnType<typeof openSink>>
