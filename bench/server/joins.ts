import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createList, type List } from '../../test/faults/list.ts'
import { startServerProcess } from '../../test/faults/server-process.ts'
import { load, trouble } from './load.ts'
import { cpuMs, type Figure, interleaved, median, ratios, spread, whole } from './measure.ts'

const execute = promisify(execFile)
const SECONDS = 4
const CONNECTIONS = 256
const CLIENTS = 32

const INSERT = `\\set id random(1, 1000000000000)
insert into peer values ('v' || :id || '@example.com', 'V' || :id || '@example.com', 'M1 1AE', :id) on conflict do nothing;
`

/** Compares joins over HTTP on PostgreSQL with single-row inserts by `pgbench` on the same server. */
export async function joinsOnPostgres(rounds: number): Promise<Figure[]> {
  const list = await createList('postgres')
  const server = await startServerProcess(list.url)
  await list.database.query('create table peer (like waitlist including all)')
  const joins = async () => {
    const backends = await ourBackends(list)
    const before = backends.map(pid => cpuMsOr(0, pid))
    const done = await load({ ...target(server.url), watch: [server.pid] })
    const used = backends.reduce((sum, pid, i) => sum + cpuMsOr(before[i]!, pid) - before[i]!, 0)
    return { ...done, databaseMicros: (used * 1000) / (done.perSecond * SECONDS) }
  }
  // The first round does not count, because connections and prepared statements are made in it.
  await load({ ...target(server.url), seconds: 2, watch: [] })
  const [ours, others] = await interleaved(rounds, joins, async () => ({
    peer: await pgbench(list.url),
    trivial: await load({ ...target(`${server.url}/healthz`), joins: false, watch: [server.pid] }),
  }))
  const peer = others.map(other => other.peer)
  const cpu = ratios(
    ours.map(one => one.cpuMicros[0]!),
    others.map(({ trivial }) => trivial.cpuMicros[0]!),
  )
  await server.end('SIGTERM')
  await list.remove()

  const ratio = ratios(
    ours.map(({ perSecond }) => perSecond),
    peer,
  )
  const node = ours.map(({ cpuMicros }) => cpuMicros[0]!)
  const database = ours.map(({ databaseMicros }) => databaseMicros)
  return [
    {
      what: `joins over HTTP on PostgreSQL, ${CONNECTIONS} connections, against pgbench’s single-row inserts, ${CLIENTS} clients`,
      guard: '>= 0.8x',
      measured: `${spread(ratio, 2)}x: ${whole(median(ours.map(o => o.perSecond)))} joins/s against ${whole(median(peer))}${trouble(ours)}`,
      kept: median(ratio) >= 0.8,
    },
    {
      what: 'CPU per join on PostgreSQL, Node, against the trivial GET',
      guard: '<= 2.5x',
      measured: `${spread(cpu, 2)}x: ${spread(node, 1)} µs`,
      kept: median(cpu) <= 2.5,
    },
    {
      what: 'CPU per join on PostgreSQL, its own processes for us',
      guard: '<= 30 µs',
      measured: `${spread(database, 1)} µs`,
      kept: median(database) <= 30,
    },
  ]
}

/** Compares joins over HTTP on SQLite with the same server's cheapest request. */
export async function joinsOnSqlite(rounds: number): Promise<Figure[]> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  await load({ ...target(server.url), seconds: 2, watch: [] })
  const [ours, trivial] = await interleaved(
    rounds,
    () => load({ ...target(server.url), watch: [server.pid] }),
    () => load({ ...target(`${server.url}/healthz`), joins: false, watch: [server.pid] }),
  )
  await server.end('SIGTERM')
  await list.remove()
  const perSecond = (loads: typeof ours) => loads.map(one => one.perSecond)
  const ratio = ratios(perSecond(ours), perSecond(trivial))
  const node = ours.map(({ cpuMicros }) => cpuMicros[0]!)
  const cpu = ratios(
    node,
    trivial.map(({ cpuMicros }) => cpuMicros[0]!),
  )
  return [
    {
      what: `joins over HTTP on SQLite, ${CONNECTIONS} connections, against the server’s own trivial GET`,
      guard: '>= 0.40x',
      measured: `${spread(ratio, 2)}x: ${whole(median(perSecond(ours)))} joins/s against ${whole(median(perSecond(trivial)))}${trouble(ours)}`,
      kept: median(ratio) >= 0.4,
    },
    {
      what: 'CPU per join on SQLite, against the trivial GET',
      guard: '<= 2x',
      measured: `${spread(cpu, 2)}x: ${spread(node, 1)} µs; the trivial GET ${spread(
        trivial.map(({ cpuMicros }) => cpuMicros[0]!),
        1,
      )} µs`,
      kept: median(cpu) <= 2,
    },
  ]
}

const target = (url: string) => ({ url, connections: CONNECTIONS, seconds: SECONDS, joins: true })

/** Returns a process’s CPU time, or the earlier figure if it has ended because its idle connection was closed. */
function cpuMsOr(earlier: number, pid: number): number {
  try {
    return cpuMs(pid)
  } catch {
    return earlier
  }
}

async function ourBackends({ database }: List): Promise<number[]> {
  const rows = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => pid)
}

async function pgbench(url: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-pgbench-'))
  const file = join(folder, 'insert.sql')
  writeFileSync(file, INSERT)
  const words = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    file,
    url,
  ]
  const { stdout } = await execute('pgbench', words)
  rmSync(folder, { recursive: true })
  return Number(stdout.match(/tps = ([\d.]+)/)?.[1])
}
