import { connect, type Socket } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '#src/routes.ts'
import { BOMBS, type Bomb, HARD_QUESTIONS, JSON_TYPE } from '#test/support/body-bombs.ts'
import { freePort } from '#test/support/free-port.ts'
import { startHostilePeer } from '#test/support/model/start-hostile-peer.ts'
import { createList } from '../test/faults/list.ts'
import { startServerProcess } from '../test/faults/server-process.ts'
import { writeResults } from './results-file.ts'

/**
 * `npm run bench -- soak [SECONDS]`: five minutes of moderate load, with hostile requests and a hostile model
 * provider. Prints, for each fifth of that time, the longest that the event loop was blocked, the memory and the open
 * descriptors, and writes the `soak` section of RESULTS.md. Exits with 1 if memory or descriptors grow, or if the
 * server ends. Needs `npm run build`.
 */
const SECONDS = Number(process.argv[2] ?? 300)
const ROWS = 5
/** Requests a second of each kind. */
const PAGES = 40
const JOINS = 20
const QUESTIONS = 5
const HOSTILE = 10
const STREAMS = 100
/** Connections of clients that request a lot and read nothing. */
const STUCK = 50
/** How long the loop may be blocked on a quiet machine, in milliseconds. */
const HELD_MS = 50
/** How high the last part may be, as a multiple of the higher of the first two. */
const GROWTH = 1.15
/** What Node's own measure of the loop shows when nothing blocks it, in milliseconds. */
const IDLE_MS = 10

type Look = { held: number; memory: number; heap: number; files: number }

const peer = await startHostilePeer()
const list = await createList('sqlite')
const metricsPort = await freePort()
const server = await startServerProcess(list.url, {
  environment: {
    METRICS_PORT: String(metricsPort),
    MAEVE_PROVIDER: 'openai-compatible',
    MAEVE_MODEL: 'peer',
    MAEVE_BASE_URL: `${peer.url}/v1`,
    MAEVE_RETRIES: '0',
    MAEVE_SILENCE_MS: '1000',
    MAEVE_MODEL_PER_MINUTE: '999999999',
    MAEVE_MODEL_PER_HOUR: '999999999',
    MAEVE_MODEL_PER_DAY: '999999999',
    MAEVE_REQUESTS_PER_MINUTE: '999999999',
    MAEVE_TOKENS_PER_DAY: '999999999',
  },
})
const sockets = new Set<Socket>()
let over = false
let sent = 0
let answered = 0

const post = ({ url = routes.waitlist, type = JSON_TYPE, body, headers }: Bomb) =>
  ask(url, { method: 'POST', body: body as BodyInit, headers: { 'content-type': type, ...headers } })

async function ask(url: string, init: RequestInit = {}) {
  sent += 1
  const response = await fetch(server.url + url, { ...init, signal: AbortSignal.timeout(30_000) })
  await response.arrayBuffer()
  answered += 1
}

/** Does something this many times a second, ignoring failures. */
async function every(perSecond: number, act: (i: number) => Promise<unknown>) {
  for (let i = 0; !over; i++) {
    act(i).catch(() => {})
    await sleep(1_000 / perSecond)
  }
}

/** Opens a connection, sends `text` and, if `reads`, reads the answers. Opens another when it ends. */
function hold(text: string, reads: boolean) {
  if (over) return
  const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
  sockets.add(socket)
  if (reads) socket.resume()
  else socket.pause()
  socket.on('error', () => {})
  socket.on('close', () => {
    sockets.delete(socket)
    setTimeout(hold, 1_000, text, reads)
  })
}

async function look(): Promise<Look> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    held: Math.max(0, read('nodejs_eventloop_lag_max_seconds') * 1_000 - IDLE_MS),
    memory: read('process_resident_memory_bytes') / 2 ** 20,
    heap: read('nodejs_heap_size_used_bytes') / 2 ** 20,
    files: read('process_open_fds'),
  }
}

const question = (i: number): Bomb => ({
  url: routes.maeveChat,
  body: JSON.stringify({
    messages: [{ role: 'user', content: `Are reminders free? case-${peer.names[i % peer.names.length]}` }],
  }),
  headers: { accept: i % 2 ? 'text/event-stream' : 'application/json' },
})
const bombs = [...BOMBS.map(([, , bomb]) => bomb), ...HARD_QUESTIONS.map(([, bomb]) => bomb)]

for (let i = 0; i < STREAMS; i++) hold(`GET ${routes.waitlistLive} HTTP/1.1\r\nHost: x\r\n\r\n`, true)
for (let i = 0; i < STUCK; i++) hold('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60), false)
const load = [
  every(PAGES, () => ask('/')),
  every(JOINS, i => post({ body: JSON.stringify({ email: `s${i}@example.com`, postcode: 'M1 1AE' }) })),
  every(QUESTIONS, i => post(question(i))),
  every(HOSTILE, i => post(bombs[i % bombs.length]!)),
]

const parts: Look[] = []
for (let row = 1; row <= ROWS && server.running(); row++) {
  const looks: Look[] = []
  for (let i = 0; i < SECONDS / ROWS; i++) {
    await sleep(1_000)
    looks.push(await look())
  }
  const most = (key: keyof Look) => Math.max(...looks.map(one => one[key]))
  const median = (key: keyof Look) => looks.map(one => one[key]).sort((a, b) => a - b)[looks.length >> 1]!
  const part = { held: most('held'), memory: median('memory'), heap: median('heap'), files: median('files') }
  parts.push(part)
  console.log(row, part)
}
over = true
const alive = server.running()
for (const socket of sockets) socket.destroy()
await Promise.all(load)
await server.end('SIGTERM')
await list.remove()
await peer.stop()

const [first, second, ...later] = parts
const last = later.at(-1)
const grew = (key: 'memory' | 'files') =>
  !last || !first || !second || last[key] > Math.max(first[key], second[key]) * GROWTH
const steady = alive && !grew('memory') && !grew('files')
const held = Math.max(...parts.slice(1).map(part => part.held))
const rows = parts.map(
  (part, i) =>
    `| ${Math.round((SECONDS / ROWS) * (i + 1))} s | ${part.held.toFixed(0)} ms | ${part.memory.toFixed(0)} MB | ${part.heap.toFixed(0)} MB | ${part.files} |`,
)
const report = `## Soak

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by server, load and provider; load average at the end ${loadavg()[1]!.toFixed(0)}. ${SECONDS} s; each second ${PAGES} pages, ${JOINS} joins,
${QUESTIONS} questions to a model whose provider does one of ${peer.names.length} hostile things, ${HOSTILE} of ${bombs.length} hostile bodies; ${STREAMS} live counts and ${STUCK}
clients that ask for 60 pages and read none. ${sent} requests, ${answered} answered. Memory, heap and descriptors are medians of each part, and the hold is its
longest (${HELD_MS} ms at most on a quiet machine); nothing grows by more than ${Math.round((GROWTH - 1) * 100)} % after the first two parts.

| until | loop held at most | memory | heap | descriptors |
|---|---|---|---|---|
${rows.join('\n')}

${steady ? 'Nothing grew.' : '**Something grew, or the server ended.**'} The longest hold was ${held.toFixed(0)} ms.`
writeResults('soak', report)
console.log(report)
process.exit(steady ? 0 : 1)
