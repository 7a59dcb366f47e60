import type { Database } from '../../src/db/database.ts'
import { createList } from '../../test/faults/list.ts'
import { startServerProcess } from '../../test/faults/server-process.ts'
import { join } from '../../test/faults/visitors.ts'
import { type Figure, median } from './measure.ts'

const ADDRESSES = 500

/** Joins with a new and a known address in turn: does the response time give away which is which? */
export async function knownAddresses(engine: Database['engine']): Promise<Figure> {
  const list = await createList(engine)
  const server = await startServerProcess(list.url)
  const times: [number[], number[]] = [[], []]
  for (let i = 0; i < ADDRESSES; i++)
    for (const kind of times) {
      const start = performance.now()
      await join(server.url, `v${i}@example.com`)
      kind.push(performance.now() - start)
    }
  await server.end('SIGTERM')
  await list.remove()
  const [fresh, known] = [median(times[0]), median(times[1])]
  const ratio = known / fresh
  return {
    what: `an answer to a known address against one to a new address, ${engine}`,
    guard: '0.8 to 1.25x',
    measured: `${ratio.toFixed(2)}x: ${known.toFixed(2)} ms against ${fresh.toFixed(2)} ms`,
    kept: ratio >= 0.8 && ratio <= 1.25,
  }
}
