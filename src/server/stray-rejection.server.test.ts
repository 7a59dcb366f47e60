import { expect, test } from 'vitest'
import { startServerProcess } from '#test/faults/server-process.ts'
import { eventually } from '#test/support/eventually.ts'
import { createTestDatabase } from '#test/support/test-database.ts'

/** Breaks a server on a signal, as a defect would: a promise fails, and nothing waits for it. */
const BREAKS = `process.on('SIGUSR2', () => void Promise.reject(new TypeError('stray')))`

test('a failure that nothing waits for is logged, and the server goes on taking joins', async () => {
  const own = await createTestDatabase('sqlite')
  const environment = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(BREAKS)}` }
  const server = await startServerProcess(own.url, { environment })
  process.kill(server.pid, 'SIGUSR2')
  await eventually(() => expect(server.output()).toMatch(/"level":"error".*"type":"TypeError".*a defect/))
  const joined = await fetch(`${server.url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'v@x.uk', postcode: 'M1 1AE' }),
  })
  expect(joined.status).toBe(201)
  expect(await server.end('SIGTERM')).toBe(0)
  await own.remove()
})
