import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#src/time/durations.ts'
import { eventually } from '#test/support/eventually.ts'
import { DESK_PATHS, deskAuthorization, deskProof, PLACE_HEADER, PROOF_HEADER } from '../desk-proof.ts'
import {
  app,
  door,
  json,
  keyOf,
  leftOff,
  NONCE,
  open,
  own,
  port,
  proved,
  send,
  TODAY,
  wait,
  withKey,
  withOpenDesk,
} from './open-desk.test.support.ts'

withOpenDesk()

test('the link opens the desk once, for one page', async () => {
  const answer = await withKey(await keyOf())
  expect({ status: answer.status, text: answer.text }).toEqual({
    status: 200,
    text: '{"data":{"total":1},"words":"1 on the list","notes":[],"changed":false}',
  })
})

test('a file is sent while it is being made, which stops once its reader has left', async () => {
  const headers = { ...json, origin: own, ...(await proved(await keyOf())) }
  await new Promise<void>((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: `${DESK_PATHS.call}export`,
      method: 'POST',
      headers,
    })
    asked.on('error', reject).end('{"save":true}')
    asked.on('response', answer => answer.once('data', () => answer.destroy()).once('close', resolve))
  })
  await eventually(() => expect(leftOff).toBe(true))
})

test('the desk proves that it has the key only to a page that proves the same; sending the key itself is refused', async () => {
  const key = await keyOf()
  const { headers } = await withKey(key)
  expect(headers[PROOF_HEADER]).toBe(await deskProof(key, 'answer', NONCE))
  expect(headers[PROOF_HEADER]).not.toBe(await deskProof(key, 'ask', NONCE))
  const bare = await withKey(key, { authorization: `Bearer ${key}` })
  expect([bare.status, bare.headers[PROOF_HEADER]]).toEqual([401, undefined])
})

test('the next link leads to what was open, which only a page with the key can report, and only in a safe form', async () => {
  const key = await keyOf()
  const at = (place: string, headers = {}) => withKey(key, { [PLACE_HEADER]: place, ...headers })
  await at('letters/wave')
  expect(door.place()).toBe('letters/wave')
  await at('people/area=LS6%2C+M&state=confirmed')
  expect(door.place()).toBe('people/area=LS6%2C+M&state=confirmed')
  await at('letters/wave')
  await at('people', { authorization: await deskAuthorization('x'.repeat(43), NONCE) })
  for (const place of ['people&link=x', 'people/../x', '\u001b[2J', 'people/a@x.uk', 'x'.repeat(99)])
    await at(encodeURI(place))
  expect(door.place()).toBe('letters/wave')
})

test('a request that never ends is cut off: at once without a key, after its time limit with one', async () => {
  const ended = await Promise.all(
    Array.from(
      { length: 231 },
      () =>
        new Promise(resolve =>
          connect(port, '127.0.0.1')
            .on('close', resolve)
            .resume()
            .write(
              `POST ${TODAY} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${own}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
            ),
        ),
    ),
  )
  expect(ended).toHaveLength(231)
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  expect((await withKey(await keyOf())).status).toBe(200)
})

test('refuses all 20 attempts: another name for this machine, other sites, used and stale links, no key', async () => {
  const token = door.newToken()
  const first = await keyOf(token)
  const key = await keyOf()
  const older = door.newToken()
  const replaced = door.newToken()
  expect((await withKey(key)).status).toBe(200)
  const later = async () => {
    wait(11 * MINUTE_MS)
    return open(replaced)
  }
  const attempts: [what: string, attempt: () => Promise<{ status: number }>][] = [
    [
      'rebinding: another name, the page',
      () => send('/', { method: 'GET', headers: { host: 'evil.example' } }),
    ],
    [
      'rebinding: another name with the key',
      () => withKey(key, { host: 'evil.example', origin: 'http://evil.example' }),
    ],
    ['rebinding: another name and our port', () => withKey(key, { host: `evil.example:${port}` })],
    ['rebinding: our name without the port', () => withKey(key, { host: '127.0.0.1' })],
    ['rebinding: a name that ends like ours', () => withKey(key, { host: `x.localhost:${port}` })],
    ['another port’s page on this machine', () => withKey(key, { origin: 'http://127.0.0.1:3000' })],
    ['another site’s page', () => withKey(key, { origin: 'https://evil.example' })],
    ['a page without an origin', () => withKey(key, { origin: 'null' })],
    ['our origin over TLS', () => withKey(key, { origin: own.replace('http', 'https') })],
    ['a browser that says cross-site', () => withKey(key, { 'sec-fetch-site': 'cross-site' })],
    ['a browser that says same-site', () => withKey(key, { 'sec-fetch-site': 'same-site' })],
    [
      'a form on another site',
      () =>
        send(DESK_PATHS.open, {
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: own },
          body: `token=${older}`,
        }),
    ],
    [
      'JSON sent as plain text',
      () =>
        send(DESK_PATHS.open, {
          headers: { 'content-type': 'text/plain', origin: own },
          body: JSON.stringify({ token: replaced }),
        }),
    ],
    [
      'a program that names no origin',
      async () => send(TODAY, { headers: { ...json, ...(await proved(key)) }, body: '{}' }),
    ],
    ['a program without a key', () => send(TODAY, { headers: { ...json, origin: own }, body: '{}' })],
    ['a program with a made-up key', () => withKey('x'.repeat(43))],
    ['the previous page’s key', () => withKey(first)],
    ['a link that was used', () => open(token)],
    ['a link that a newer one replaced', () => open(older)],
    ['a link made eleven minutes ago', later],
  ]
  const letIn: string[] = []
  for (const [what, attempt] of attempts) {
    const { status } = await attempt()
    if (![401, 403, 415].includes(status)) letIn.push(`${what}: ${status}`)
  }
  expect({ attempts: attempts.length, letIn }).toEqual({ attempts: 20, letIn: [] })
  expect((await withKey(key)).status).toBe(200)
})

test('large bodies are read only from pages with the key', async () => {
  const key = await keyOf()
  const body = JSON.stringify({ token: 'x'.repeat(100_000) })
  const headers = { ...json, origin: own }
  const tried = async (path: string, more: Record<string, string> = {}) =>
    (await send(path, { headers: { ...headers, ...more }, body })).status
  expect([
    await tried(DESK_PATHS.open),
    await tried('/nowhere'),
    await tried(`${DESK_PATHS.call}nothing`),
    await tried(TODAY),
    await tried(TODAY, await proved('x'.repeat(43))),
    await tried(TODAY, await proved(key)),
  ]).toEqual([413, 413, 413, 401, 401, 200])
})
