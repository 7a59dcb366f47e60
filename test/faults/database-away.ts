import { openDatabaseProxy } from './database-proxy.ts'
import { type Finding, seconds, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { join, openPage, startJoining } from './visitors.ts'

/**
 * The database is down at the start, later stops answering, then drops its connections: the page is still served and
 * everything recovers.
 */
export async function databaseAway(): Promise<Finding[]> {
  const list = await createList('postgres')
  const proxy = await openDatabaseProxy(list.url)
  proxy.refuse()
  const server = await startServerProcess(proxy.url)
  const page = await fetch(server.url)
  const open = openPage(server.port)
  const early = await join(server.url, 'early@example.com')
  const ready = (await fetch(`${server.url}/readyz`)).status
  proxy.open()
  const returned = await until(async () => (await join(server.url, 'first@example.com')) === 201)
  await until(() => open.count === 1)

  const held = startJoining([server.url], 8, 'held')
  await until(() => held.acknowledged.length > 20)
  proxy.hold()
  const started = performance.now()
  const silent = await Promise.all(
    Array.from({ length: 20 }, (_, i) => join(server.url, `silent${i}@example.com`)),
  )
  const answered = performance.now() - started
  const falseSuccesses = silent.filter(status => status === 201).length
  proxy.refuse()
  const broken = await join(server.url, 'broken@example.com')
  proxy.open()
  const healed = await until(async () => (await join(server.url, 'last@example.com')) === 201)
  await held.stop()
  const { lost, counted, rows } = await audit(list, held.acknowledged)
  await until(() => open.count === rows)
  open.close()
  const clean = (await server.end('SIGTERM')) === 0
  await proxy.close()
  await list.remove()
  return [
    {
      what: 'database down at the start',
      outcome: `page ${page.status}, join ${early}, readyz ${ready}; joins stored ${seconds(returned)} after its return`,
      ok: page.status === 200 && early === 503 && ready === 503,
    },
    {
      what: 'database stops answering during joins, then drops its connections',
      outcome: `answered ${[...new Set(silent)]} within ${seconds(answered)}, then ${broken}; ${falseSuccesses + lost} false successes; recovered in ${seconds(healed)}`,
      ok: silent.every(status => status === 503) && broken === 503 && !lost && counted && clean,
    },
  ]
}
