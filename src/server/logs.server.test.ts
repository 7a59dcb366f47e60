import { afterEach, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

let server: TestServer
let lines: Record<string, unknown>[]
const open = async (options: Parameters<typeof openTestServer>[0] = {}) => {
  lines = []
  server = await openTestServer({ logged: { write: line => void lines.push(JSON.parse(line)) }, ...options })
}
afterEach(() => server.close())

test('each request has one line: id, method, route, status, milliseconds and the visitor’s network', async () => {
  await open({ trustedProxies: ['127.0.0.1'] })
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  await server.app.inject({ url: '/?utm_source=secret', ...from('203.0.113.77') })
  await server.app.inject({ url: '/no/such/secret', ...from('2001:db8:1:2::77') })
  await server.app.inject({ url: '/%zz', ...from('203.0.113.77') })
  await server.app.inject({ url: '/favicon.svg', ...from('203.0.113.77') })
  await server.app.inject({ method: 'POST', url: '/api/waitlist', payload: {}, ...from('secret') })
  await eventually(() => expect(lines).toHaveLength(5))
  expect(lines.map(({ method, route, status, from }) => [method, route, status, from])).toEqual([
    ['GET', '/', 200, '203.0.113.0/24'],
    ['GET', 'none', 404, '2001:db8:1::/48'],
    // Before it looks at the proxies, Fastify refuses a URL that it cannot decode.
    ['GET', 'none', 404, '127.0.0.0/24'],
    ['GET', 'file', 200, '203.0.113.0/24'],
    ['POST', '/api/waitlist', 400, '127.0.0.0/24'],
  ])
  expect(new Set(lines.map(({ id }) => id)).size).toBe(5)
  for (const { ms, level, time } of lines) {
    expect(ms).toEqual(expect.any(Number))
    expect(level).toBe('info')
    expect(new Date(String(time)).getTime()).toBeGreaterThan(Date.now() - 60_000)
  }
  expect(JSON.stringify(lines)).not.toMatch(/secret|113\.77|::77/)
})

test('a failed join is logged with its cause and the request’s id, without the entry', async () => {
  await open({ engine: 'postgres' })
  await server.database.query("alter table waitlist add check (postcode <> 'M1 1AE')")
  const payload = { email: 'canary@example.com', postcode: 'M1 1AE' }
  const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/waitlist', payload })
  expect(statusCode).toBe(503)
  await eventually(() => expect(lines).toHaveLength(2))
  expect(lines[0]).toMatchObject({ level: 'error', id: lines[1]!.id, err: { type: 'Error', code: '23514' } })
  expect(JSON.stringify(lines)).not.toMatch(/canary|M1 1AE/)
})

test('health checks are logged only when they fail', async () => {
  await open()
  await server.app.inject('/healthz')
  await server.app.inject('/readyz')
  await server.database.query('alter table counter rename to elsewhere')
  // The result of a database check is reused for up to one second.
  await eventually(async () => expect((await server.app.inject('/readyz')).statusCode).toBe(503))
  const answered = () => lines.filter(({ msg }) => msg === 'answered')
  await eventually(() => expect(answered()).toHaveLength(1))
  expect(answered()[0]).toMatchObject({ route: '/readyz', status: 503 })
  expect(lines.filter(({ trouble }) => trouble)).toMatchObject([
    { level: 'error', trouble: 'database', reason: expect.any(String), msg: 'Nobody can join' },
  ])
})
