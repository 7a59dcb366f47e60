import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { SERVER_LIMITS } from '#src/http/server-limits.ts'
import { type Finding, seconds, sleep, until } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'

const READERS = 50
const PAGE = 'GET / HTTP/1.1\r\nHost: kerbside.test\r\n\r\n'
/** Pages requested at once: more than the system’s own buffers hold. */
const AT_ONCE = 200
/** Connections that the server opens itself. */
const SPARE = 5
/** If a connection is still open after this many milliseconds, it always will be. Generous, for a busy machine. */
const FOR_GOOD_MS = 3 * SERVER_LIMITS.connectionTimeout

/** Visitors who request hundreds of pages at once and read none: all are cut off, even those who go on asking. */
export async function slowReaders(): Promise<Finding[]> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  const held = () => readdirSync(`/proc/${server.pid}/fd`).length
  await fetch(server.url)
  const before = held()
  const readers = Array.from({ length: READERS }, (_, i) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.pause().write(PAGE.repeat(AT_ONCE)))
    // A client that reads nothing only notices that it was cut off when it writes.
    const asking = setInterval(() => i % 2 && socket.write(PAGE), 1_000)
    return socket.on('error', () => {}).on('close', () => clearInterval(asking))
  })
  await until(() => held() >= before + READERS)
  const start = performance.now()
  const passed = () => performance.now() - start
  let pages = 0
  while (held() > before + SPARE && passed() < FOR_GOOD_MS) {
    const answer = await fetch(server.url, { headers: { connection: 'close' } })
    if ((await answer.text()).includes('</html>')) pages += 1
    await sleep(1_000)
  }
  const took = passed()
  const left = Math.max(0, held() - before - SPARE)
  for (const socket of readers) socket.destroy()
  await server.end('SIGTERM')
  await list.remove()
  return [
    {
      what: `${READERS} visitors who ask for ${AT_ONCE} pages at once and read none`,
      outcome: `${READERS - left} cut within ${seconds(took)}; ${pages} pages served meanwhile`,
      ok: left === 0 && pages > 0,
    },
  ]
}
