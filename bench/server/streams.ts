import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join as joinPath } from 'node:path'
import { sleep } from '../../test/faults/finding.ts'
import { createList } from '../../test/faults/list.ts'
import { startServerProcess } from '../../test/faults/server-process.ts'
import { join } from '../../test/faults/visitors.ts'
import { cpuMs, type Figure, median, residentBytes, spread } from './measure.ts'

const STREAMS = 10_000
const UPDATES = 20

/** Measures ten thousand open pages: the memory that each takes, and what an update costs. */
export async function streams(): Promise<Figure[]> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url, { environment: { MAX_STREAMS: String(2 * STREAMS) } })
  await join(server.url, 'first@example.com')
  await sleep(1_000)
  const empty = residentBytes(server.pid)
  const crowd = fork(joinPath(import.meta.dirname, 'stream-crowd.ts'), [String(server.port), String(STREAMS)])
  await once(crowd, 'message')
  await sleep(3_000)
  const each = (residentBytes(server.pid) - empty) / STREAMS / 1024

  const [reached, cpu]: [number[], number[]] = [[], []]
  for (let update = 2; update < 2 + UPDATES; update++) {
    const before = cpuMs(server.pid)
    const all = allTold(crowd, update)
    const sent = Date.now()
    await join(server.url, `update${update}@example.com`)
    reached.push((await all) - sent)
    await sleep(300)
    cpu.push(((cpuMs(server.pid) - before) * 1000) / STREAMS)
  }
  crowd.kill()
  await once(crowd, 'exit')
  await server.end('SIGTERM')
  await list.remove()
  // CPU time comes in steps of 10 ms: too coarse for one update, but not for the mean of all.
  const meanCpu = cpu.reduce((sum, value) => sum + value, 0) / UPDATES
  return [
    {
      what: `${STREAMS} streams, memory each`,
      guard: '<= 18 KB',
      measured: `${each.toFixed(1)} KB`,
      kept: each <= 18,
    },
    {
      what: 'from a join’s click until the last of them shows it',
      guard: '<= 150 ms',
      measured: `${spread(reached, 0)} ms`,
      kept: median(reached) <= 150,
    },
    {
      what: 'CPU per client per update',
      guard: '<= 12 µs',
      measured: `${meanCpu.toFixed(1)} µs, the mean of ${UPDATES} updates`,
      kept: meanCpu <= 12,
    },
  ]
}

async function allTold(crowd: ChildProcess, count: number): Promise<number> {
  while (true) {
    const [message] = (await once(crowd, 'message')) as [{ count: number; all: number }]
    if (message.count === count) return message.all
  }
}
