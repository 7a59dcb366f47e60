import { createList } from '../../test/faults/list.ts'
import { startServerProcess } from '../../test/faults/server-process.ts'
import { load, trouble } from './load.ts'
import { type Figure, interleaved, median, ratios, spread, whole } from './measure.ts'
import { hasBrotliStatic, startNginx } from './nginx.ts'

/**
 * Compares the landing page with nginx, with one worker and brotli_static. Returns no figure if nginx lacks that
 * module.
 */
export async function landing(rounds: number): Promise<Figure[]> {
  if (!hasBrotliStatic()) return []
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  const nginx = await startNginx()
  const ask = (url: string, pid: number) => load({ url, connections: 64, seconds: 3, watch: [pid] })
  await ask(`${server.url}/`, server.pid)
  const [ours, peer] = await interleaved(
    rounds,
    () => ask(`${server.url}/`, server.pid),
    () => ask(nginx.url, nginx.worker),
  )
  await nginx.stop()
  await server.end('SIGTERM')
  await list.remove()
  const perSecond = (loads: typeof ours) => loads.map(one => one.perSecond)
  const cpu = (loads: typeof ours) => loads.map(one => one.cpuMicros[0]!)
  const ratio = ratios(perSecond(ours), perSecond(peer))
  const cpuRatio = ratios(cpu(peer), cpu(ours))
  return [
    {
      what: 'landing page, brotli, 64 connections, against nginx with brotli_static, one worker',
      guard: '>= 0.40x',
      measured: `${spread(ratio, 2)}x: ${whole(median(perSecond(ours)))} pages/s against ${whole(median(perSecond(peer)))}; by CPU ${spread(cpuRatio, 2)}x: ${spread(cpu(ours), 1)} µs a page against ${spread(cpu(peer), 1)}${trouble(ours)}`,
      kept: median(ratio) >= 0.4,
      why: 'The page goes out in one write with its head made beforehand; nearly half of the CPU is that write. The rest is Node’s HTTP parser and response, and the framework’s routing, about 15 µs together.',
    },
  ]
}
