import { get } from 'node:http'
import { connect } from 'node:net'
import { type Finding, seconds, sleep, until } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'

const CONNECTIONS = 1_000
/** Pages that must all be answered while most of the slow visitors are still sending. */
const PAGES = 20
const PAGE_EVERY_MS = 50

const HEAD = 'POST /api/waitlist HTTP/1.1\r\nHost: kerbside.test\r\n'
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n`

/** Visitors who send a byte a second, half in headers and half in bodies, are disconnected; the page is still served. */
export async function slowRequests(): Promise<Finding[]> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  let connected = 0
  let open = CONNECTIONS
  const drips = Array.from({ length: CONNECTIONS }, (_, i) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      connected += 1
      socket.write(i % 2 ? HEAD : BODY)
    })
    const drip = setInterval(() => socket.write('a'), 1_000)
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => {
      clearInterval(drip)
      open -= 1
    })
    return socket
  })

  const gone = until(() => open === 0)
  await until(() => connected === CONNECTIONS)
  await Promise.all(Array.from({ length: PAGES }, () => page(server.url)))
  const meanwhile = open
  const times: number[] = []
  while (open > 0) {
    const asked = performance.now()
    await page(server.url)
    times.push(performance.now() - asked)
    await sleep(PAGE_EVERY_MS)
  }
  const took = await gone
  for (const socket of drips) socket.destroy()
  await server.end('SIGTERM')
  await list.remove()
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
  return [
    {
      what: `${CONNECTIONS} visitors who send a byte a second`,
      outcome: `${CONNECTIONS - open} disconnected within ${seconds(took)}; the page’s p95 was ${p95.toFixed(0)} ms of ${times.length}`,
      ok: open === 0 && meanwhile > CONNECTIONS / 2,
    },
  ]
}

/** Requests the page on its own connection. Not with `fetch`, which gives up on a connection after 10 s. */
function page(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, response => response.resume().on('end', resolve)).on('error', reject)
  })
}
