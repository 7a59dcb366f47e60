import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Database } from '../../src/db/database.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { type Finding, seconds, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { PATIENT, type ServerProcess, startServerProcess } from './server-process.ts'
import { join, openPage, startJoining } from './visitors.ts'

const STREAMS = 500
const JOINS = 20

/** SIGTERM: requests under way are finished, streams end, the process exits with 0. */
export async function stopSignal(): Promise<Finding[]> {
  return [await withStreamsAndJoins(), await withAStreamOfJoins('sqlite'), await twice()]
}

async function withStreamsAndJoins(): Promise<Finding> {
  const list = await createList('postgres')
  const proxy = await openDatabaseProxy(list.url)
  const server = await startServerProcess(proxy.url, { environment: PATIENT })
  const pages = Array.from({ length: STREAMS }, () => openPage(server.port, { comesBack: false }))
  await until(() => pages.every(page => page.connected))

  proxy.hold()
  const emails = Array.from({ length: JOINS }, (_, i) => `flight${i}@example.com`)
  const { joins } = await underWay(server, emails)
  const signalled = performance.now()
  server.signal('SIGTERM')
  await until(() => refusesVisitors(server))
  proxy.open()
  const accepted = (await joins).filter(status => status === 201).length
  const code = await server.exited
  const took = performance.now() - signalled
  await until(() => pages.every(page => !page.connected))
  const { rows, lost } = await audit(list, emails)
  await proxy.close()
  await list.remove()
  return {
    what: `SIGTERM with ${STREAMS} streams and ${JOINS} joins in flight`,
    outcome: `${accepted} of ${JOINS} answered, ${rows} stored; exit ${code} after ${seconds(took)}`,
    ok: accepted === JOINS && rows === JOINS && lost === 0 && code === 0,
  }
}

async function withAStreamOfJoins(engine: Database['engine']): Promise<Finding> {
  const list = await createList(engine)
  const server = await startServerProcess(list.url)
  const joining = startJoining([server.url], 32, 'stop')
  await until(() => joining.acknowledged.length > 100)
  const signalled = performance.now()
  const code = await server.end('SIGTERM')
  const took = performance.now() - signalled
  await joining.stop()
  const { lost, counted } = await audit(list, joining.acknowledged)
  await list.remove()
  return {
    what: `SIGTERM in a stream of joins, ${engine}`,
    outcome: `${lost} of ${joining.acknowledged.length} acknowledged lost; exit ${code} after ${seconds(took)}`,
    ok: lost === 0 && counted && code === 0,
  }
}

async function twice(): Promise<Finding> {
  const list = await createList('postgres')
  const proxy = await openDatabaseProxy(list.url)
  const server = await startServerProcess(proxy.url, { environment: PATIENT })
  proxy.hold()
  const { joins } = await underWay(server, ['pending@example.com'])
  server.signal('SIGTERM')
  await until(() => refusesVisitors(server))
  const waits = server.running()
  const signalled = performance.now()
  await server.end('SIGTERM')
  const took = performance.now() - signalled
  const [status] = await joins
  await proxy.close()
  await list.remove()
  return {
    what: 'a second SIGTERM',
    outcome: `exit after ${seconds(took)}, the join in flight got ${status || 'no answer'}`,
    // If the server did not end at once, the visitor would get the answer that the join was not stored.
    ok: waits && status === 0,
  }
}

/** Sends joins and waits until the server has them: they have left here, and later requests have been answered. */
async function underWay({ url }: ServerProcess, emails: string[]) {
  let sent = 0
  const count = () => {
    sent += 1
  }
  subscribe('undici:request:bodySent', count)
  const joins = Promise.all(emails.map(email => join(url, email)))
  await until(() => sent === emails.length)
  unsubscribe('undici:request:bodySent', count)
  for (let i = 0; i < 5; i++)
    await (await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).text()
  return { joins }
}

const refusesVisitors = ({ url }: ServerProcess) =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    async response => {
      await response.text()
      return false
    },
    () => true,
  )
