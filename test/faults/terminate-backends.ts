import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import type { Database } from '../../src/db/database.ts'
import { type Finding, seconds, sleep, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { join, openPage, startJoining } from './visitors.ts'

const ROUNDS = 20
/** Joins that are acknowledged before our connections are ended again. */
const JOINS = 10

/** PostgreSQL ends our connections: no false success, and the count recovers. */
export async function terminateBackends(): Promise<Finding[]> {
  const list = await createList('postgres')
  const server = await startServerProcess(list.url)
  const page = openPage(server.port)
  const count = async () => (await audit(list, [])).rows
  const shown = () => until(async () => page.count === (await count()))

  const joining = startJoining([server.url], 16, 'terminate')
  let terminated = 0
  for (let round = 0; round < ROUNDS; round++) {
    const enough = joining.acknowledged.length + JOINS
    await until(() => joining.acknowledged.length > enough)
    await sleep(Math.random() * 100)
    terminated += await terminate(list.database, false)
  }
  await joining.stop()
  const healed = await shown()
  const { lost, counted } = await audit(list, joining.acknowledged)

  let slowest = 0
  let listeners = 0
  for (let round = 0; round < ROUNDS; round++) {
    await until(async () => (await terminate(list.database, true)) > 0)
    listeners += 1
    const key = `elsewhere${round}@example.com`
    await list.database.insertMissing(WAITLIST_INSERT, [testEntry(key, { joined_at: round })])
    slowest = Math.max(slowest, await shown())
  }
  const alive = (await join(server.url, 'after@example.com')) === 201
  page.close()
  await server.end('SIGTERM')
  await list.remove()
  return [
    {
      what: `PostgreSQL ends our connections ${ROUNDS} times during joins`,
      outcome: `${terminated} connections ended; ${lost} false successes in ${joining.acknowledged.length}, ${joining.refused} refused; count right after ${seconds(healed)}`,
      ok: lost === 0 && counted && alive && joining.acknowledged.length > ROUNDS * JOINS,
    },
    {
      what: `the listener’s connection killed ${ROUNDS} times, a join elsewhere each time`,
      outcome: `${listeners} killed; page right within ${seconds(slowest)}`,
      ok: listeners === ROUNDS,
    },
  ]
}

/** Ends the server's connections, either the listener's or the others. Returns how many. */
async function terminate(database: Database, listener: boolean): Promise<number> {
  const rows = await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (query ilike 'listen %') = (${listener})`,
  )
  return rows.length
}
