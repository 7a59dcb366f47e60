import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import type { Database } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { sleep } from '../../test/faults/finding.ts'
import { createList } from '../../test/faults/list.ts'
import { startServerProcess } from '../../test/faults/server-process.ts'
import { type Figure, median, residentBytes, spread } from './measure.ts'

const ROWS = 5_000_000
const READS = 1_000
/** How many rows one statement writes, which may take 2.5 s. */
const STEP = 100_000
const START_COSTS =
  'Node with the framework takes some 75 MB and 180 ms before any work is done, and compressing the landing page as far as it will go takes 45 ms; the compressor’s memory is freed, but the C library keeps part of it.'

/** Times how long the exact count of a very long list takes to read. */
export async function countAtFiveMillion(engine: Database['engine']): Promise<Figure> {
  const list = await createList(engine)
  await migrate(list.database)
  for (let from = 1; from <= ROWS; from += STEP) await list.database.query(fill(from, from + STEP - 1))
  await list.database.query(`update counter set n = ${ROWS}`)
  const store = createWaitlistStore(list.database)
  const times: number[] = []
  for (let read = 0; read < READS; read++) {
    const start = performance.now()
    if ((await store.count()) !== ROWS) throw new Error('the count is wrong')
    times.push(performance.now() - start)
  }
  await list.remove()
  return {
    what: `count read at 5 million rows, ${engine}`,
    guard: '<= 1 ms',
    measured: `${median(times).toFixed(3)} ms`,
    kept: median(times) <= 1,
  }
}

/** The settings in `deploy/kerbside.service` that affect a server's memory. */
const AS_THE_UNIT = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  BACKUP_DIR: join(tmpdir(), 'kerbside-bench-backups'),
}

/** Times a server's start on an existing SQLite file, and measures its memory when idle. */
export async function startAndIdle(rounds: number): Promise<Figure[]> {
  const list = await createList('sqlite')
  await migrate(list.database)
  await list.database.query(fill(1, STEP))
  await list.database.query(`update counter set n = ${STEP}`)
  const [ready, idle]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    const server = await startServerProcess(list.url, { environment: AS_THE_UNIT })
    ready.push(performance.now() - start)
    await fetch(server.url)
    await sleep(3_000)
    idle.push(residentBytes(server.pid) / 1e6)
    await server.end('SIGTERM')
  }
  await list.remove()
  return [
    {
      what: `ready after start with an SQLite file of ${STEP} entries`,
      guard: '<= 300 ms',
      measured: `${spread(ready, 0)} ms`,
      kept: median(ready) <= 300,
      why: START_COSTS,
    },
    {
      what: 'memory when idle',
      guard: '<= 100 MB',
      measured: `${spread(idle, 0)} MB`,
      kept: median(idle) <= 100,
      why: START_COSTS,
    },
  ]
}

function fill(from: number, to: number): string {
  const email = `'v' || i || '@example.com'`
  return `with recursive numbers(i) as (select ${from} union all select i + 1 from numbers where i < ${to})
    insert into waitlist (email_key, email, postcode, joined_at) select ${email}, ${email}, 'M1 1AE', i from numbers where true`
}
