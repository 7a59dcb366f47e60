import type { Database } from '../src/db/database.ts'
import { type Finding, seconds, sleep, until } from './finding.ts'
import { openGate } from './gate.ts'
import { audit, createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { join, openPage, startJoining } from './visitors.ts'

const STREAMS = 500
const JOINS = 20

/** SIGTERM: what is under way is finished, streams end, the process ends with 0. */
export async function stopSignal(): Promise<Finding[]> {
  return [await withStreamsAndJoins(), await withAStreamOfJoins('sqlite'), await twice()]
}

async function withStreamsAndJoins(): Promise<Finding> {
  const list = await createList('postgres')
  const gate = await openGate(list.url)
  const server = await startServerProcess(gate.url)
  const pages = Array.from({ length: STREAMS }, () => openPage(server.port, { comesBack: false }))
  await until(() => pages.every(page => page.connected), 10_000)

  gate.hold()
  const emails = Array.from({ length: JOINS }, (_, i) => `flight${i}@example.com`)
  const joins = Promise.all(emails.map(email => join(server.url, email)))
  await sleep(300)
  const signalled = performance.now()
  server.signal('SIGTERM')
  await sleep(700)
  gate.open()
  const accepted = (await joins).filter(status => status === 201).length
  const code = await server.exited
  const took = performance.now() - signalled
  await until(() => pages.every(page => !page.connected), 1_000)
  const { rows, lost } = await audit(list, emails)
  await gate.close()
  await list.remove()
  return {
    what: `SIGTERM with ${STREAMS} streams and ${JOINS} joins in flight`,
    outcome: `${accepted} of ${JOINS} answered, ${rows} stored; exit ${code} after ${seconds(took)}`,
    ok: accepted === JOINS && rows === JOINS && lost === 0 && code === 0 && took <= 5_000,
  }
}

async function withAStreamOfJoins(engine: Database['engine']): Promise<Finding> {
  const list = await createList(engine)
  const server = await startServerProcess(list.url)
  const joining = startJoining([server.url], 32, 'stop')
  await sleep(500)
  const signalled = performance.now()
  const code = await server.end('SIGTERM')
  const took = performance.now() - signalled
  await joining.stop()
  const { lost, counted } = await audit(list, joining.acknowledged)
  await list.remove()
  return {
    what: `SIGTERM in a stream of joins, ${engine}`,
    outcome: `${lost} of ${joining.acknowledged.length} acknowledged lost; exit ${code} after ${seconds(took)}`,
    ok: lost === 0 && counted && code === 0 && took <= 5_000,
  }
}

async function twice(): Promise<Finding> {
  const list = await createList('postgres')
  const gate = await openGate(list.url)
  const server = await startServerProcess(gate.url)
  gate.hold()
  const pending = join(server.url, 'pending@example.com')
  await sleep(200)
  server.signal('SIGTERM')
  await sleep(200)
  const waits = server.running()
  const signalled = performance.now()
  await server.end('SIGTERM')
  const took = performance.now() - signalled
  const status = await pending
  await gate.close()
  await list.remove()
  return {
    what: 'a second SIGTERM',
    outcome: `exit after ${seconds(took)}, the join in flight was told ${status || 'nothing'}`,
    ok: waits && took <= 500 && status !== 201,
  }
}
