import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The longest that the event loop may be held, in milliseconds. */
const HELD_MS = 50
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

type Bomb = { url?: string; type?: string; body: string | Buffer; headers?: Record<string, string> }

function send({ url = '/api/waitlist', type = JSON_TYPE, body, headers }: Bomb) {
  return server.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': type, ...headers },
  })
}

/** Milliseconds that the event loop is held at most while something is answered. */
async function held(bomb: Bomb): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await sleep(5)
  await send(bomb)
  await sleep(5)
  delay.disable()
  return delay.max / 1e6
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const deepObject = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const entry = (email: string, postcode = 'M1 1AE') => JSON.stringify({ email, postcode })
const chat = (content: string) => JSON.stringify({ messages: [{ role: 'user', content }] })
const gzipped = gzipSync(Buffer.alloc(20 * 1024 * 1024))
const CHAT = '/api/maeve-chat'

const BOMBS: [name: string, status: number, bomb: Bomb][] = [
  ['deep lists', 400, { body: deep(8_000) }],
  ['deep lists for Maeve', 400, { url: CHAT, body: deep(32_000) }],
  ['deep objects', 400, { body: deepObject(2_600) }],
  ['deep objects for Maeve', 400, { url: CHAT, body: `{"messages":${deepObject(10_000)}}` }],
  ['many prototypes', 400, { url: CHAT, body: `[${'{"__proto__":1},'.repeat(4_000)}1]` }],
  ['many keys', 400, { body: `{${Array.from({ length: 1_500 }, (_, i) => `"k${i}":1`).join()}}` }],
  ['a text of 1 MiB', 413, { body: entry('a'.repeat(1 << 20)) }],
  ['a text of 1 MiB for Maeve', 413, { url: CHAT, body: chat('a'.repeat(1 << 20)) }],
  ['a form of 1 MiB', 413, { type: FORM_TYPE, body: `email=${'a'.repeat(1 << 20)}` }],
  ['many fields in a form', 400, { type: FORM_TYPE, body: 'a=&'.repeat(5_000) }],
  ['a form of escapes', 400, { type: FORM_TYPE, body: `email=${'%00'.repeat(5_000)}&postcode=M1+1AE` }],
  ['NUL in an email', 400, { body: entry('a\0b@example.com') }],
  ['NUL in a postcode', 400, { body: entry('a@example.com', 'M1\0 1AE') }],
  ['NUL for Maeve', 400, { url: CHAT, body: chat('a\0b') }],
  ['a lone surrogate in an email', 400, { body: '{"email":"\\ud800@example.com","postcode":"M1 1AE"}' }],
  ['a lone surrogate in a postcode', 400, { body: '{"email":"a@example.com","postcode":"M1 1A\\udfff"}' }],
  [
    'a lone surrogate for Maeve',
    400,
    { url: CHAT, body: '{"messages":[{"role":"user","content":"\\ud800"}]}' },
  ],
  ['a gzip bomb', 415, { body: gzipped.subarray(0, 16_000), headers: { 'content-encoding': 'gzip' } }],
  [
    'a gzip bomb for Maeve',
    415,
    { url: CHAT, body: gzipped.subarray(0, 60_000), headers: { 'content-encoding': 'gzip' } },
  ],
  ['unknown coding', 415, { body: entry('a@example.com'), headers: { 'content-encoding': 'zstd, gzip' } }],
  ['an email of at signs', 400, { body: entry('@'.repeat(15_000)) }],
  ['an email of dots', 400, { body: entry(`a@${'.a'.repeat(7_000)} `) }],
  ['an email of white space', 400, { body: entry(' '.repeat(15_000)) }],
  ['an email nearly right, at its longest', 400, { body: entry(`${'a'.repeat(126)}@${'a.'.repeat(63)} .`) }],
  ['a postcode of letters', 400, { body: entry('a@example.com', 'A1'.repeat(7_000)) }],
  ['a question of 60,000 letters', 400, { url: CHAT, body: chat('a'.repeat(60_000)) }],
  [
    'sixty-one questions',
    400,
    { url: CHAT, body: JSON.stringify({ messages: Array(61).fill({ role: 'user', content: 'a' }) }) },
  ],
]

/** Accepted, and the hardest that Maeve may be asked. */
const HARD: [name: string, bomb: Bomb][] = [
  'a ',
  'how much ',
  'postcode '.repeat(2),
  'aaaaaaaaaaaaaaaaaaaaaaab ',
  '((((',
  '.?!,;: ',
  'é️',
].map(piece => [JSON.stringify(piece), { url: CHAT, body: chat(piece.repeat(1_000).slice(0, 1_000)) }])
const long = Array.from({ length: 60 }, (_, i) => ({
  role: i % 2 ? 'user' : 'assistant',
  content: 'mobile car wash subscription price '.repeat(28).slice(0, 950),
}))

describe('body bombs', () => {
  test.each(BOMBS)('%s: %d', async (_name, status, bomb) => {
    expect((await send(bomb)).statusCode).toBe(status)
    // Others use the machine too: what holds the loop does so each time.
    const tries = [await held(bomb), await held(bomb), await held(bomb)]
    expect(Math.min(...tries)).toBeLessThan(HELD_MS)
    expect(await server.database.query('select email from waitlist')).toEqual([])
  })

  test.each([
    ...HARD,
    ['a long conversation', { url: CHAT, body: JSON.stringify({ messages: long }) }] as const,
  ])('Maeve answers %s without holding the others up', async (_name, bomb) => {
    expect((await send(bomb)).statusCode).toBe(200)
    const tries = [await held(bomb), await held(bomb), await held(bomb)]
    expect(Math.min(...tries)).toBeLessThan(HELD_MS)
  })

  test('the measure sees a loop that is held', async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await sleep(5)
    const until = performance.now() + 2 * HELD_MS
    while (performance.now() < until);
    await sleep(5)
    delay.disable()
    expect(delay.max / 1e6).toBeGreaterThan(HELD_MS)
  })

  test('a body without a length, and without end, is cut off', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(
      `POST /api/waitlist HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = `1000\r\n${' '.repeat(0x1000)}\r\n`
    while (!answer && !socket.destroyed) {
      socket.write(chunk)
      await sleep(1)
    }
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
  })
})
