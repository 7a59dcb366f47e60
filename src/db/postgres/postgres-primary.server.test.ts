import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import type { Database } from '../database.ts'
import { openPostgres } from './postgres.ts'

/** Generous, because the machine may be busy. A test waits a twentieth of this for a silent server. */
const PATIENCE_MS = 60_000

const own = withTestDatabase('postgres')

/** Starts a server that accepts connections and never answers. */
async function silentServer() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close: () => server.close() }
}
const refusing = 'postgres://postgres@127.0.0.1:1/postgres'
const readOnly = () => `${own.url}?options=-c%20default_transaction_read_only%3Don`

async function everyWayWorks(database: Database) {
  const heard = vi.fn()
  database.onChange(heard)
  expect(await database.query('select n from counter')).toEqual([{ n: 0 }])
  await database.exclusively(({ query }) => query('update counter set n = 1'))
  expect(await database.query('select n from counter')).toEqual([{ n: 1 }])
  await eventually(() => expect(heard).toHaveBeenCalled())
  await database.close()
}

test.each([
  ['refuses connections', async () => ({ url: refusing, close: () => {} })],
  ['says nothing', silentServer],
  ['takes no writes', async () => ({ url: readOnly(), close: () => {} })],
])('if the first server %s, everything goes to the second', async (_, first) => {
  const { url, close } = await first()
  await everyWayWorks(openPostgres([url, own.url], PATIENCE_MS))
  close()
})

test('many requests at once also reach the server that accepts writes, and its connections are kept', async () => {
  const database = openPostgres([refusing, readOnly(), own.url], PATIENCE_MS)
  const pids = await Promise.all(
    Array.from({ length: 40 }, () => database.query<{ pid: number }>('select pg_backend_pid() as pid')),
  )
  expect(new Set(pids.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(4)
  await database.close()
})

test('if no server takes writes, the error says so', async () => {
  const database = openPostgres([readOnly(), refusing])
  await expect(database.query('select 1')).rejects.toThrow(/accepts writes|ECONNREFUSED/)
  await expect(database.exclusively(({ query }) => query('select 1'))).rejects.toThrow(
    /accepts writes|ECONNREFUSED/,
  )
  await database.close()
})

test('a statement that was sent is not repeated', async () => {
  const database = openPostgres([own.url, refusing], PATIENCE_MS)
  await database.query('create sequence tries')
  await expect(database.query("select nextval('tries')::int / 0")).rejects.toThrow()
  expect(await database.query("select nextval('tries') as n")).toEqual([{ n: 2 }])
  await database.close()
})
