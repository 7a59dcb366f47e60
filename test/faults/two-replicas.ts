import { type Finding, seconds, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { PATIENT, startServerProcess } from './server-process.ts'
import { join, openPage } from './visitors.ts'

const JOINS = 20
const ADDRESSES = 500

/** Two servers on one PostgreSQL serve one waitlist. */
export async function twoReplicas(): Promise<Finding[]> {
  const list = await createList('postgres')
  const replicas = await Promise.all([1, 2].map(() => startServerProcess(list.url, { environment: PATIENT })))
  const pages = replicas.map(({ port }) => openPage(port))
  await until(() => pages.every(page => page.count === 0))
  let slowest = 0
  for (let i = 1; i <= JOINS; i++) {
    await join(replicas[i % 2]!.url, `one${i}@example.com`)
    slowest = Math.max(slowest, await until(() => pages.every(page => page.count === i)))
  }

  const addresses = Array.from({ length: ADDRESSES }, (_, i) => `same${i}@example.com`)
  const shuffled = addresses.toSorted(() => Math.random() - 0.5)
  const statuses = await Promise.all([
    ...addresses.map(email => join(replicas[0]!.url, email)),
    ...shuffled.map(email => join(replicas[1]!.url, email)),
  ])
  const accepted = statuses.filter(status => status === 201).length
  const { rows, lost, counted } = await audit(list, addresses)
  for (const page of pages) page.close()
  await Promise.all(replicas.map(replica => replica.end('SIGTERM')))
  const [{ deadlocks } = { deadlocks: -1 }] = await list.database.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  await list.remove()
  return [
    {
      what: `two replicas: ${JOINS} joins on either`,
      outcome: `both pages right within ${seconds(slowest)}`,
      ok: slowest > 0,
    },
    {
      what: `the same ${ADDRESSES} addresses join on both at once`,
      outcome: `${accepted} of ${statuses.length} accepted, ${rows - JOINS} rows, ${deadlocks} deadlocks`,
      ok: accepted === statuses.length && rows === ADDRESSES + JOINS && !lost && counted && deadlocks === 0,
    },
  ]
}
