import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

let server: TestServer
afterEach(() => server.close())

type From = { remoteAddress?: string; forwarded?: string }

function join(i: number, { remoteAddress = '203.0.113.7', forwarded }: From = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/api/waitlist',
    payload: { email: `v${i}@example.com`, postcode: 'M1 1AE' },
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })
}
/** Sends 50 at a time: if all came at once, a slow machine would answer so late that some joins would be refused. */
async function thousand<Result>(one: (i: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let i = 0; i < 1_000; i += 50)
    results.push(...(await Promise.all(Array.from({ length: 50 }, (_, j) => one(i + j)))))
  return results
}
const rows = () => server.database.query('select email from waitlist')
const invented = (i: number) => `10.${i >> 8}.${i & 255}.1`

describe('10 joins from one address in 10 minutes', () => {
  test('the eleventh is told when to retry, and is not stored even if valid', async () => {
    server = await openTestServer({ joinsPerAddress: 10 })
    for (let i = 0; i < 10; i++) expect((await join(i)).statusCode).toBe(201)
    const refused = await join(10)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error.code).toBe('too_many')
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(590)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await rows()).toHaveLength(10)
    expect((await join(11, { remoteAddress: '203.0.113.8' })).statusCode).toBe(201)
  })

  test('invalid joins do not count', async () => {
    server = await openTestServer({ joinsPerAddress: 1 })
    for (let i = 0; i < 20; i++)
      await server.app.inject({
        method: 'POST',
        url: '/api/waitlist',
        payload: {},
        remoteAddress: '203.0.113.7',
      })
    expect((await join(1)).statusCode).toBe(201)
  })

  test('without JavaScript, the page shows the failure and keeps the values', async () => {
    server = await openTestServer({ joinsPerAddress: 1 })
    await join(1)
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/waitlist',
      payload: 'email=kept%40example.com&postcode=M1+1AE',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: '203.0.113.7',
    })
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.body).toContain('Something went wrong. Please try again.')
    expect(response.body).toContain('value="kept@example.com"')
  })

  test('1,000 joins from one address with 1,000 forged X-Forwarded-For headers store 10 rows', async () => {
    server = await openTestServer({ joinsPerAddress: 10 })
    await thousand(i => join(i, { forwarded: invented(i) }))
    expect(await rows()).toHaveLength(10)
  })

  test('the same through trusted proxies, which add the address that they saw, stores 10 rows', async () => {
    server = await openTestServer({ joinsPerAddress: 10, trustedProxies: ['127.0.0.1', '192.0.2.0/24'] })
    const forwarded = (i: number) => `${invented(i)}, 198.51.100.9, 192.0.2.${i % 256}`
    await thousand(i => join(i, { remoteAddress: '127.0.0.1', forwarded: forwarded(i) }))
    expect(await rows()).toHaveLength(10)
    const another = await join(1_000, { remoteAddress: '127.0.0.1', forwarded: '198.51.100.10' })
    expect(another.statusCode).toBe(201)
  })

  test('forwarded text that is not an address counts as the proxy’s address', async () => {
    server = await openTestServer({ joinsPerAddress: 10, trustedProxies: ['127.0.0.1'] })
    await thousand(i => join(i, { remoteAddress: '127.0.0.1', forwarded: `visitor-${i}` }))
    expect(await rows()).toHaveLength(10)
  })

  test('one IPv6 customer’s /64 counts as one address', async () => {
    server = await openTestServer({ joinsPerAddress: 10 })
    await thousand(i => join(i, { remoteAddress: `2001:db8:1:2::${i.toString(16)}` }))
    expect(await rows()).toHaveLength(10)
    expect((await join(1_000, { remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(201)
  })
})

test('reads of the count are limited, including streams', async () => {
  server = await openTestServer({ readsPerAddress: 5 })
  for (let i = 0; i < 5; i++) expect((await server.app.inject('/api/waitlist/count')).statusCode).toBe(200)
  for (const url of ['/api/waitlist/count', '/api/waitlist/live']) {
    const { statusCode, headers } = await server.app.inject(url)
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  }
})

test('one address cannot take all streams: its third gets the count only once, and other addresses are served', async () => {
  server = await openTestServer({ streamsPerAddress: 2, trustedProxies: ['127.0.0.1'] })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const follow = async (address: string) => {
    const socket = connect(port, '127.0.0.1')
    const page = { text: '', socket }
    socket.on('data', chunk => {
      page.text += chunk
    })
    await once(socket, 'connect')
    socket.write(`GET /api/waitlist/live HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`)
    await eventually(() => expect(page.text).toContain('data: 0\n\n'))
    return page
  }
  const ended = expect.stringContaining('\r\n0\r\n\r\n')
  const [first, second] = [await follow('203.0.113.7'), await follow('203.0.113.7')]
  const third = await follow('203.0.113.7')
  await eventually(() => expect(third.text).toEqual(ended))
  expect(third.text).toContain('retry: 60000')
  const another = await follow('203.0.113.8')
  expect([first.text, second.text, another.text]).not.toContainEqual(ended)

  first.socket.destroy()
  await eventually(async () => expect((await follow('203.0.113.7')).text).not.toEqual(ended))
})
