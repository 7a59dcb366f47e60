import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMetrics } from '#src/server/metrics.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { createJoinGuard } from './join-guard.ts'

const MINUTE_MS = 60_000

let server: TestServer
let lines: string[]
let metrics: ReturnType<typeof createMetrics>
const open = async (options: Parameters<typeof openTestServer>[0] = {}) => {
  server = await openTestServer({
    underAttack: 'auto',
    joinsPerAddress: 1,
    metrics,
    logged: { write: line => void lines.push(JSON.parse(line).msg) },
    ...options,
  })
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  lines = []
  metrics = createMetrics()
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

let joined = 0
/** Joins, from a new address by default. */
const join = (more: object = {}, remoteAddress = `2001:db8:${(++joined).toString(16)}::1`) =>
  server.app.inject({
    method: 'POST',
    url: '/api/waitlist',
    payload: { email: `v${++joined}@example.com`, postcode: 'M1 1AE', ...more },
    remoteAddress,
  })
const flood = async (n: number) => {
  for (let i = 0; i < n; i++) await join({}, '203.0.113.7')
}
const challenge = () => server.app.inject('/api/waitlist/challenge')
async function prove() {
  const given = (await challenge()).json()
  return JSON.stringify({ challenge: given, solution: await solveChallenge({ challenge: given, deriveKey }) })
}
const said = (words: string) => lines.filter(line => line.includes(words)).length

test('100 refusals in a minute turn proof of work on, and 10 minutes without any turn it off; each is reported once', async () => {
  await open()
  await flood(100)
  expect((await join()).statusCode).toBe(201)
  expect(await metrics.text()).toContain('kerbside_under_attack 0')
  await flood(10)
  expect((await join()).statusCode).toBe(428)
  expect(await metrics.text()).toContain('kerbside_under_attack 1')
  expect((await join({ proof: await prove() })).statusCode).toBe(201)
  vi.setSystemTime(Date.now() + 9 * MINUTE_MS)
  expect((await join()).statusCode).toBe(428)
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS)
  expect((await join()).statusCode).toBe(201)
  expect(said('looks like an attack')).toBe(1)
  expect(said('has ended')).toBe(1)
})

test('a continuing attack keeps proof of work on', async () => {
  await open()
  await flood(101)
  for (let minute = 0; minute < 30; minute += 5) {
    for (let i = 0; i < 100; i++) await join()
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS)
    expect((await join()).statusCode).toBe(428)
  }
})

test('visitors who do the proof of work do not keep it on', async () => {
  await open()
  await flood(101)
  vi.setSystemTime(Date.now() + 5 * MINUTE_MS)
  const proofs = await Promise.all(Array.from({ length: 8 }, prove))
  // Each join is refused at first, as a browser's is. More than 92 that are never sent again would
  // count as an attack.
  for (let i = 0; i < 92; i++) await join()
  for (const proof of proofs) {
    await join()
    expect((await join({ proof })).statusCode).toBe(201)
  }
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS)
  expect((await join()).statusCode).toBe(201)
})

test('99 refusals a minute, invalid joins and stored joins do not turn proof of work on', async () => {
  await open()
  for (let minute = 0; minute < 5; minute++) {
    await flood(minute ? 99 : 100)
    vi.setSystemTime(Date.now() + MINUTE_MS)
  }
  for (let i = 0; i < 200; i++) await join({ email: 'nobody' })
  for (let i = 0; i < 200; i++) await join()
  expect((await join()).statusCode).toBe(201)
})

test('a program that fills in the trap counts as refused', async () => {
  await open()
  for (let i = 0; i < 100; i++) await join({ website: 'https://example.com' })
  expect((await join()).statusCode).toBe(428)
})

test('during an attack, two joins without script pass from one address', async () => {
  await open({ joinsPerAddress: 100 })
  for (let i = 0; i < 100; i++) await join({ website: 'x' })
  const post = (i: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/waitlist',
      payload: `email=form${i}%40example.com&postcode=M1+1AE`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect([(await post(1)).statusCode, (await post(2)).statusCode, (await post(3)).statusCode]).toEqual([
    303, 303, 429,
  ])
})

test('the guard never comes on if it is disabled', async () => {
  await open({ underAttack: '0' })
  await flood(300)
  expect((await join()).statusCode).toBe(201)
  expect((await challenge()).statusCode).toBe(404)
})

test.each(ENGINES)(
  'on %s another server, such as the same one restarted, accepts the first server’s challenges',
  async engine => {
    await open({ engine })
    const proof = await prove()
    const elsewhere = server.open()
    const another = createJoinGuard('1', elsewhere, () => {})
    expect(await another?.work.accepts(proof)).toBe(true)
    await elsewhere.close()
  },
)

test('while the database is down challenges and joins are refused with 503; afterwards they work again', async () => {
  await open({ underAttack: '1' })
  await server.database.query('alter table secret rename to elsewhere')
  expect((await challenge()).statusCode).toBe(503)
  expect((await join({ proof: '{}' })).statusCode).toBe(503)
  await server.database.query('alter table elsewhere rename to secret')
  expect((await join({ proof: await prove() })).statusCode).toBe(201)
})
