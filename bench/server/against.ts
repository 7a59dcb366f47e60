import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../../test/faults/server-process.ts'
import { load, trouble } from './load.ts'
import { type Figure, interleaved, median, ratios, spread } from './measure.ts'

const [SECONDS, CONNECTIONS] = [4, 64]

/**
 * Compares the processor time of a join on SQLite with that of another version, whose checkout, packages and
 * build are in `folder`. The two alternate, without mail.
 */
export async function against(folder: string, rounds: number): Promise<Figure[]> {
  const lists = mkdtempSync(join(tmpdir(), 'kerbside-bench-'))
  const [ours, theirs] = [
    await startServerProcess(`sqlite:${join(lists, 'ours.db')}`),
    await startServerProcess(`sqlite:${join(lists, 'theirs.db')}`, { folder }),
  ]
  const joins = ({ url, pid }: typeof ours, seconds = SECONDS) =>
    load({ url, connections: CONNECTIONS, seconds, joins: true, watch: [pid] })
  // The first round does not count, because code is compiled in it.
  for (const server of [ours, theirs]) await joins(server, 2)
  const [mine, other] = await interleaved(
    rounds,
    () => joins(ours),
    () => joins(theirs),
  )
  for (const server of [ours, theirs]) await server.end('SIGTERM')
  rmSync(lists, { recursive: true })
  const micros = (loads: typeof mine) => loads.map(({ cpuMicros }) => cpuMicros[0]!)
  const ratio = ratios(micros(mine), micros(other))
  return [
    {
      what: `CPU per join on SQLite, against ${folder}`,
      guard: '<= 1.05x',
      measured: `${spread(ratio, 2)}x: ${spread(micros(mine), 1)} µs against ${spread(micros(other), 1)} µs${trouble(mine)}`,
      kept: median(ratio) <= 1.05,
    },
  ]
}
