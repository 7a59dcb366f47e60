import { afterEach, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

let server: TestServer
afterEach(() => server.close())

/** Returns what the log says about proxies after requests from these peers. */
async function saidOf(
  peers: readonly string[],
  { trustedProxies = [], forwarded = '203.0.113.9' }: { trustedProxies?: string[]; forwarded?: string } = {},
) {
  const lines: { level: string; msg: string }[] = []
  server = await openTestServer({
    trustedProxies,
    logged: { write: line => void lines.push(JSON.parse(line)) },
  })
  for (const remoteAddress of peers)
    await server.app.inject({
      url: '/',
      remoteAddress,
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    })
  await eventually(() => expect(lines.filter(({ msg }) => msg === 'answered')).toHaveLength(peers.length))
  return lines.filter(({ level }) => level === 'warn').map(({ msg }) => msg)
}

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['172.30.0.2', '172.30.0.2'],
  ['10.1.2.3', '10.1.2.3'],
  ['192.168.7.7', '192.168.7.7'],
  ['100.64.3.4', '100.64.3.4'],
  ['::1', '::1'],
  ['fd12::3', 'fd12::3'],
])('a proxy at %s that is not trusted is reported once, with the line to add', async (peer, shown) => {
  const said = await saidOf([peer, peer, peer])
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(`TRUSTED_PROXIES=${shown}`)
  expect(said[0]).not.toContain('203.0.113')
})

test('next to a trusted proxy, the line names both', async () => {
  const said = await saidOf(['127.0.0.1', '10.0.0.9'], { trustedProxies: ['127.0.0.1'] })
  expect(said).toEqual([expect.stringContaining('TRUSTED_PROXIES=127.0.0.1,10.0.0.9')])
})

test.each([
  ['a visitor who invents the header', ['203.0.113.7'], {}],
  ['a private address without it', ['127.0.0.1'], { forwarded: '' }],
  ['a trusted proxy', ['127.0.0.1'], { trustedProxies: ['127.0.0.1'] }],
  [
    'two trusted proxies',
    ['127.0.0.1'],
    { trustedProxies: ['127.0.0.1', '10.0.0.0/8'], forwarded: '10.0.0.2' },
  ],
  ['a trusted proxy that forwards rubbish', ['127.0.0.1'], { trustedProxies: ['127.0.0.1'], forwarded: 'x' }],
])('nothing is reported about %s', async (_, peers, options) => {
  expect(await saidOf(peers, options)).toEqual([])
})
