import { type Finding, seconds, sleep, until } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { openPage } from './visitors.ts'

const STREAMS = 2_000

/** A restart drops every stream: all come back, spread out, and the database hardly notices. */
export async function reconnect(): Promise<Finding[]> {
  const list = await createList('postgres')
  const before = performance.now()
  const server = await startServerProcess(list.url)
  const pages = Array.from({ length: STREAMS }, () => openPage(server.port))
  await until(() => pages.every(page => page.connected))
  await server.end('SIGTERM')
  const dropped = performance.now()
  const next = await startServerProcess(list.url, { port: server.port })
  await until(() => pages.every(page => page.connections >= 2))
  const back = performance.now() - dropped
  await sleep(2_000)
  for (const page of pages) page.close()
  await next.end('SIGTERM')
  const elapsed = (performance.now() - before) / 1000
  // PostgreSQL adds up its statistics when a connection ends.
  const [read] = await list.database.query<{ n: number }>(
    `select seq_scan + coalesce(idx_scan, 0) as n from pg_stat_user_tables where relname = 'counter'`,
  )
  const reads = read?.n ?? Number.NaN
  await list.remove()
  return [
    {
      what: `${STREAMS} streams dropped by a restart`,
      outcome: `all back after ${seconds(back)}; ${reads} count queries in ${elapsed.toFixed(0)} s by two servers`,
      // Each of the two servers reads once at its start, once for its list of what is missing before the site goes live,
      // and once when its listener has connected.
      ok: reads > 0 && reads <= elapsed + 6,
    },
  ]
}
