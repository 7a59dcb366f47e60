import { once } from 'node:events'
import { connect } from 'node:net'
import { figuresBySource } from '#src/sources/founder/by-source.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { freePort } from '#test/support/free-port.ts'
import { SIMULATED, simulateSources } from '#test/support/simulated-sources.ts'
import { type Finding, seconds, until } from './finding.ts'
import { createList, type List } from './list.ts'
import { startServerProcess } from './server-process.ts'

const VISITS = 10_000
const JOINS = 600
const FORGED = 1_000_000
/** After this many requests, the server has created everything that it keeps. */
const WARM = 100_000
/** How many sockets send forged codes at once, and how many requests each sends before it reads. */
const [SOCKETS, PIPELINED] = [20, 100]
/** How much the memory in use may grow, in KB; 900,000 kept codes would take 50 MB or more. */
const MOST_GROWTH = 5_000

/** A day of visitors from twelve sources, counted exactly in the table; and a million unregistered codes. */
export async function sources(engine: 'sqlite' | 'postgres'): Promise<Finding[]> {
  const list = await createList(engine)
  const inspector = await freePort()
  const environment = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` }
  const servers = [await startServerProcess(list.url, { environment })]
  if (engine === 'postgres') servers.push(await startServerProcess(list.url))
  for (const code of SIMULATED)
    await createSourceStore(list.database).add({ code, name: code, cost: null, made_at: 1 })

  const start = performance.now()
  const expected = lines(
    await simulateSources(
      servers.map(({ url }) => url),
      VISITS,
      JOINS,
    ),
  )
  const took = performance.now() - start
  let told: string[] = []
  const wrong = () => [...expected, ...told].filter(line => !expected.includes(line) || !told.includes(line))
  await until(async () => {
    // If the database is busy, this is asked again.
    const figures = await figuresBySource(list.database).catch(() => [])
    told = lines(Object.fromEntries(figures.map(({ source, counts }) => [source, counts])))
    return !wrong().length
  }).catch(() => {})

  const { url } = servers[0]!
  await forge(url, 0, WARM)
  const before = await heap(inspector)
  await forge(url, WARM, FORGED)
  const after = await heap(inspector)
  const counted = () => unknownLinks(list)
  await until(async () => (await counted()) === FORGED)
  const [{ rows } = { rows: -1 }] = await list.database.query<{ rows: number }>(
    `select count(*) as rows from source_count where source not like 'source-%'`,
  )
  await Promise.all(servers.map(server => server.end('SIGTERM')))
  await list.remove()
  return [
    {
      what: `${engine}: ${VISITS} visits and ${JOINS} joins from 12 sources, ${servers.length} server(s)`,
      outcome: `${wrong().join(', ') || 'the table is exact'}, ${seconds(took)}`,
      ok: !wrong().length,
    },
    {
      what: `${engine}: links with ${FORGED} distinct codes that nobody registered`,
      outcome: `all counted in ${rows} row(s); ${before} KB in use after ${WARM}, ${after} KB at the end`,
      // A run past midnight has a row for each day.
      ok: rows <= 2 && after - before <= MOST_GROWTH,
    },
  ]
}

async function unknownLinks({ database }: List): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `select cast(sum(n) as bigint) as n from source_count where source = 'unknown' and step = 'opened'`,
  )
  return row?.n ?? 0
}

/** Requests short links, each with a different code. Rejects if one was not redirected. */
async function forge(url: string, from: number, until: number): Promise<void> {
  let next = from
  await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      for (; next < until; ) {
        const codes = Array.from(
          { length: Math.min(PIPELINED, until - next) },
          (_, i) => `forged-${next + i}`,
        )
        next += codes.length
        socket.write(
          codes
            .map(code => `GET /l/${code} HTTP/1.1\r\nHost: kerbside.test\r\nUser-Agent: Firefox\r\n\r\n`)
            .join(''),
        )
        await answers(socket, codes.length)
      }
      socket.destroy()
    }),
  )
}

function answers(socket: ReturnType<typeof connect>, wanted: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const hear = (chunk: Buffer) => {
      text += chunk
      const refused = text.match(/^HTTP\/1.1 (?!303).*/m)
      if (refused) reject(new Error(refused[0]))
      if (text.split('HTTP/1.1 303').length <= wanted || !text.endsWith('\r\n\r\n')) return
      socket.off('data', hear).off('close', reject).off('error', reject)
      resolve()
    }
    socket.on('data', hear).once('close', reject).once('error', reject)
  })
}

/** Returns how many KB the server's scripts hold after garbage collection. */
async function heap(inspector: number): Promise<number> {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()
  const tools = new WebSocket(webSocketDebuggerUrl)
  await once(tools, 'open')
  const ask = async (method: string) => {
    const answer = once(tools, 'message')
    tools.send(JSON.stringify({ id: 1, method }))
    const [{ data }] = await answer
    return JSON.parse(data).result
  }
  await ask('HeapProfiler.collectGarbage')
  const { usedSize } = await ask('Runtime.getHeapUsage')
  tools.close()
  return Math.round(usedSize / 1_000)
}

type Counts = Record<'visit' | 'touched' | 'joined', number>

/** One line for each source. */
const lines = (table: Record<string, Counts>) =>
  Object.entries(table).map(
    ([source, { visit, touched, joined }]) => `${source}: ${visit} ${touched} ${joined}`,
  )
