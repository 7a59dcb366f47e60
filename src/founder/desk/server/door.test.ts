import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskRefusals } from '#src/content/doors.ts'
import { ASKED_BY_PAGES } from '#src/features-actions.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { eventually } from '#test/support/eventually.ts'
import { PREVIEW_PATH } from '../../previews.ts'
import { Refusal } from '../../refusal.ts'
import { DESK_PATHS, deskAuthorization, deskProof, PLACE_HEADER, PROOF_HEADER } from '../desk-proof.ts'
import { buildDesk } from './desk-app.ts'
import { createDoor } from './door.ts'

const TODAY = `${DESK_PATHS.call}today`
let now = 0
let door: ReturnType<typeof createDoor>
let app: ReturnType<typeof buildDesk>
let port: number
let own: string
let used = 0

beforeEach(async () => {
  used = 0
  door = createDoor(() => now)
  const run = async (name: string) => {
    if (name === 'today') return { data: { total: 1 }, words: '1 on the list', notes: [], changed: false }
    if (name === 'export') return { file: { name: 'list.csv', pieces: endless() } }
    if (name === 'letter status') return { data: [], words: 'none', notes: [], changed: false }
    throw name === 'find' ? new Refusal('a@x.uk is not on the list') : new Error('no such column: secret')
  }
  const page = { type: 'text/html', bytes: Buffer.from('the empty page') }
  app = buildDesk({
    door,
    run,
    files: new Map([['/', page]]),
    previews: { find: name => (name === 'unguessed/light' ? '<p>An email' : undefined) },
    used: () => {
      used += 1
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  own = `http://127.0.0.1:${port}`
})
afterEach(() => app.close())

let leftOff = false
/** An endless file, which does not fit into memory. */
function* endless() {
  try {
    while (true) yield 'x'.repeat(64 * 1024)
  } finally {
    leftOff = true
  }
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request as any program on this machine could, with any headers. */
function send(path: string, { method = 'POST', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, answer => {
        let text = ''
        answer.setEncoding('utf8').on('data', piece => {
          text += piece
        })
        answer.on('end', () => resolve({ status: answer.statusCode!, text, headers: answer.headers }))
      })
      asked.on('error', reject).end(body)
    },
  )
}

const json = { 'content-type': 'application/json' }
const open = (token: string) =>
  send(DESK_PATHS.open, { headers: { ...json, origin: own }, body: JSON.stringify({ token }) })
const keyOf = async (token = door.newToken()): Promise<string> => JSON.parse((await open(token)).text).key
const NONCE = 'a-nonce-used-once'
const proved = async (key: string) => ({ authorization: await deskAuthorization(key, NONCE) })
const withKey = async (key: string, headers: Record<string, string> = {}) =>
  send(TODAY, { headers: { ...json, origin: own, ...(await proved(key)), ...headers }, body: '{}' })

test('the link opens the desk once, for one page', async () => {
  const answer = await withKey(await keyOf())
  expect({ status: answer.status, text: answer.text }).toEqual({
    status: 200,
    text: '{"data":{"total":1},"words":"1 on the list","notes":[],"changed":false}',
  })
})

test('a file is sent as it is read, and stops being made once its reader has left', async () => {
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

test('answers prove that they know the key, and no other answers do; the key itself is not sent', async () => {
  const key = await keyOf()
  const { headers } = await withKey(key)
  expect(headers[PROOF_HEADER]).toBe(await deskProof(key, 'answer', NONCE))
  expect(headers[PROOF_HEADER]).not.toBe(await deskProof(key, 'ask', NONCE))
  const bare = await withKey(key, { authorization: `Bearer ${key}` })
  expect([bare.status, bare.headers[PROOF_HEADER]]).toEqual([401, undefined])
})

test('the next link leads to what was open, as only a page with the key can say, and nothing else is printed', async () => {
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

test('refuses all 20: another name for this machine, other sites, used and stale links, no key', async () => {
  const token = door.newToken()
  const first = await keyOf(token)
  const key = await keyOf()
  const older = door.newToken()
  const replaced = door.newToken()
  expect((await withKey(key)).status).toBe(200)
  const later = async () => {
    now += 11 * MINUTE_MS
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
    ['rebinding: a name that ends as ours', () => withKey(key, { host: `x.localhost:${port}` })],
    ['another port’s page on this machine', () => withKey(key, { origin: 'http://127.0.0.1:3000' })],
    ['another site’s page', () => withKey(key, { origin: 'https://evil.example' })],
    ['a page without an origin', () => withKey(key, { origin: 'null' })],
    ['our origin over TLS', () => withKey(key, { origin: own.replace('http', 'https') })],
    ['a browser that says cross-site', () => withKey(key, { 'sec-fetch-site': 'cross-site' })],
    ['a browser that says same-site', () => withKey(key, { 'sec-fetch-site': 'same-site' })],
    [
      'a form of another site',
      () =>
        send(DESK_PATHS.open, {
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: own },
          body: `token=${older}`,
        }),
    ],
    [
      'text that is JSON',
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
    ['the key of the page before', () => withKey(first)],
    ['a link that was used', () => open(token)],
    ['a link that a newer one replaced', () => open(older)],
    ['a link of eleven minutes ago', later],
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

test('nothing is cached, framed, shared with other origins or loaded from elsewhere', async () => {
  const answers = [await send('/', { method: 'GET' }), await withKey(await keyOf())]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      ),
    })
    expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
  }
  const asked = await send(TODAY, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
  expect(asked.status).toBe(403)
})

test('an email is shown in a frame of the desk’s own, which runs, loads and opens nothing', async () => {
  const look = (name: string, headers = {}) => send(PREVIEW_PATH + name, { method: 'GET', headers })
  const { status, text, headers } = await look('unguessed/light')
  expect({ status, text }).toEqual({ status: 200, text: '<p>An email' })
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'self'; sandbox",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
  expect((await look('guessed/light')).status).toBe(404)
  expect((await look('unguessed/light', { host: 'evil.example' })).status).toBe(403)
})

test('a refusal is shown in its own words, a defect is logged in full; a page that only watches keeps no desk open', async () => {
  const key = await keyOf()
  await withKey(key)
  expect(used).toBe(1)
  const call = async (name: string) => {
    const { status, text } = await send(DESK_PATHS.call + name, {
      headers: { ...json, origin: own, ...(await proved(key)) },
      body: '{}',
    })
    return { status, ...JSON.parse(text) }
  }
  // A name of two words, such as letter status, also has a route.
  for (const name of ASKED_BY_PAGES)
    expect(await call(encodeURIComponent(name))).toMatchObject({ status: 200 })
  expect(await call('find')).toEqual({
    status: 422,
    error: { code: 'refused', message: 'a@x.uk is not on the list.' },
  })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await call('erase')).toEqual({
    status: 500,
    error: { code: 'defect', message: deskRefusals.defect },
  })
  expect(logged.mock.calls.flat().map(String).join()).toContain('no such column: secret')
  logged.mockRestore()
  expect(used).toBe(3)
})
