import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { leave } from './stop-on-signal.ts'

let server: TestServer
afterEach(() => server.close())

test('a stopping server tells its proxy, and keeps serving until the proxy sends its requests elsewhere', async () => {
  server = await openTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  expect((await ask('/healthz')).status).toBe(200)
  const left = leave(server.app)
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers } = await ask(path)
    expect([status, headers.get('connection')]).toEqual([503, 'close'])
  }
  const joined = await ask('/api/waitlist', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'visitor@example.com', postcode: 'M1 1AE' }),
  })
  expect([joined.status, joined.headers.get('connection')]).toEqual([201, 'close'])
  const page = await ask('/')
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  await left
})
