import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_LIMITS } from '#src/http/server-limits.ts'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite } from '#test/support/mail/test-mail-site.ts'
import { OFFLINE } from '#test/support/test-server.ts'

/** More requests than any route allows one address in a minute. */
const MANY = 40
/** Routes that read the database; the others serve built pages, and `/readyz` checks once a second at most. */
const DYNAMIC = /^\/(?:api|letters|confirm|manage|unsubscribe)\b/

let site: MailSite
beforeAll(async () => {
  const limits = { ...OFFLINE.limits, requestsPerMinute: 3 }
  site = await openMailSite('sqlite', {
    readsPerAddress: 3,
    joinsPerAddress: 3,
    maeve: { ...OFFLINE, limits },
  })
})
afterAll(() => site.close())

describe('one address asking again and again', () => {
  test('is refused by every route that touches the database', async () => {
    const tried: string[] = []
    for (const { method, url } of dynamicRoutes(site.server.app.printRoutes())) {
      const payload = {
        email: 'a@b.uk',
        postcode: 'M1 1AE',
        topic: 'rain',
        notice: 'a1',
        text: 'Hello',
        messages: [{ role: 'user', content: 'Hello' }],
      }
      const ask = () =>
        site.server.app.inject({
          method,
          url: url.replace(':name', 'a'),
          ...(method === 'POST' && { payload }),
        })
      let status = 0
      for (let i = 0; i < MANY && status !== 429; i++) status = (await ask()).statusCode
      expect(`${method} ${url}: ${status}`).toBe(`${method} ${url}: 429`)
      tried.push(`${method} ${url}`)
    }
    expect(tried).toContain('POST /unsubscribe')
    expect(tried.length).toBeGreaterThan(15)
  })
})

test('a client that does not read its answers is disconnected, whatever else it has asked for', async () => {
  const { app } = site.server
  await app.listen({ host: '127.0.0.1', port: 0 })
  expect(app.server.timeout).toBe(SERVER_LIMITS.connectionTimeout)
  app.server.setTimeout(300)
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  await once(app.server, 'connection')
  socket.pause()
  for (let i = 0; i < 200; i++) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const connections = () =>
    new Promise(resolve => app.server.getConnections((_error, count) => resolve(count)))
  await eventually(async () => expect(await connections()).toBe(0))
  socket.destroy()
})

/** Returns the routes with a GET or POST in the tree that Fastify prints, without the built pages. */
function dynamicRoutes(tree: string): { method: 'GET' | 'POST'; url: string }[] {
  const path: string[] = []
  return tree.split('\n').flatMap(line => {
    const [, branch, part, methods = ''] = /^(.*?[├└]── )(\S*)(.*)$/.exec(line) ?? []
    if (branch === undefined) return []
    path.splice(branch.length / 4 - 1, Infinity, part!)
    const url = path.join('')
    return (['GET', 'POST'] as const)
      .filter(method => methods.includes(method) && (method === 'POST' || DYNAMIC.test(url)))
      .map(method => ({ method, url }))
  })
}
