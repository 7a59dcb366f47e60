import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type Finding, seconds, sleep } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'

const CONNECTIONS = 1_000
const AT_ONCE = 100
const PAGE_EVERY_MS = 50

const HEAD = 'POST /api/waitlist HTTP/1.1\r\nHost: kerbside.test\r\n'
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n`

/** Visitors who send a byte a second, half in headers and half in bodies, are disconnected; the page is still served. */
export async function slowRequests(): Promise<Finding[]> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  let open = 0
  const drips: Socket[] = []
  const visit = async (_: unknown, i: number) => {
    const socket = connect(server.port, '127.0.0.1')
    drips.push(socket)
    await once(socket, 'connect')
    open += 1
    socket.on('error', () => {}).resume()
    socket.write(i % 2 ? HEAD : BODY)
    const drip = setInterval(() => socket.write('a'), 1_000)
    socket.on('close', () => {
      clearInterval(drip)
      open -= 1
    })
  }
  const start = performance.now()
  // If more connect at once than the server's backlog holds, the system drops some.
  while (drips.length < CONNECTIONS) await Promise.all(Array.from({ length: AT_ONCE }, visit))
  const times: number[] = []
  let beside = 0
  while (open > 0) {
    const asked = performance.now()
    await page(server.url)
    times.push(performance.now() - asked)
    beside = Math.max(beside, open)
    await sleep(PAGE_EVERY_MS)
  }
  const took = performance.now() - start
  for (const socket of drips) socket.destroy()
  await server.end('SIGTERM')
  await list.remove()
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
  return [
    {
      what: `${CONNECTIONS} visitors who send a byte a second`,
      outcome: `all disconnected within ${seconds(took)}; the page’s p95 was ${p95.toFixed(0)} ms of ${times.length}, beside up to ${beside} of them`,
      ok: beside > CONNECTIONS / 2,
    },
  ]
}

/** Requests the page on its own connection. Not with `fetch`, which gives up on a connection after 10 s. */
function page(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, response => response.resume().on('end', resolve)).on('error', reject)
  })
}
