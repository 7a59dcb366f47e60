import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#src/server/config.ts'
import { eventually } from '#test/support/eventually.ts'
import { asked, chat, wholeReply } from '#test/support/model/chat-client.ts'
import { type HostilePeer, startHostilePeer } from '#test/support/model/start-hostile-peer.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

/** The most tokens that one reply may be charged here: about 4 times the estimate. */
const MOST_TOKENS = 40_000
/**
 * This time runs only when a test moves the clock, so that a slow machine is not taken for a silent provider. Shorter
 * than the 300 s after which the visitor's own `fetch` gives up waiting for headers.
 */
const SILENCE_MS = 100_000
/** After these the client goes on waiting for a reply, so that only the limit on silence ends the wait. */
const NO_REPLY = new Set(['wire-continues', 'wire-upgrade'])

let peer: HostilePeer
let server: TestServer
let origin: string
beforeAll(async () => {
  peer = await startHostilePeer()
  const { maeve } = readConfig({
    MAEVE_PROVIDER: 'openai-compatible',
    MAEVE_MODEL: 'peer',
    MAEVE_BASE_URL: `${peer.url}/v1`,
    MAEVE_UPSTREAM: '2',
    MAEVE_RETRIES: '0',
    MAEVE_SILENCE_MS: String(SILENCE_MS),
    MAEVE_TOTAL_MS: String(2 * SILENCE_MS),
    MAEVE_MODEL_PER_MINUTE: '1000',
    MAEVE_MODEL_PER_HOUR: '1000',
    MAEVE_MODEL_PER_DAY: '1000',
    MAEVE_REQUESTS_PER_MINUTE: '1000',
    MAEVE_TOKENS_PER_DAY: '90000000',
  })
  server = await openTestServer({ maeve })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await peer.stop()
})

afterEach(() => void vi.useRealTimers())

const tokens = async () =>
  (await server.database.query<{ n: number }>('select n from maeve_tokens'))[0]?.n ?? 0
const ask = (name: string) => wholeReply(chat(origin, asked(`Are reminders free? case-${name}`)))

describe('whatever a provider does', () => {
  test('each visitor gets words and an end, nobody else is asked, and the day’s tokens stay plausible', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    for (const name of peer.names) {
      const before = await tokens()
      const { asked: times } = await peer.seen()
      const reply = ask(name)
      if (NO_REPLY.has(name)) {
        await eventually(async () => expect((await peer.seen()).asked).toBe(times + 1))
        vi.advanceTimersByTime(SILENCE_MS)
      }
      const { text, end } = await reply
      expect([name, text.length > 0]).toEqual([name, true])
      if (end.event === 'error') expect(end.data.code).toBe('interrupted')
      else expect([name, end.event, text]).toEqual([name, 'done', expect.stringContaining('free')])
      // A reply's tokens are only counted after the visitor has the reply.
      await expect.poll(async () => (await tokens()) - before).toBeLessThan(MOST_TOKENS)
      expect([name, (await tokens()) - before]).toEqual([name, expect.closeTo(MOST_TOKENS / 2, -5)])
    }
    expect((await peer.seen()).elsewhere).toBe(0)
  })

  test('and afterwards the model is asked as before, because no reply’s place is lost', async () => {
    for (let i = 0; i < 3; i++) expect((await ask('honest')).text).toContain('2026')
    const { asked: times } = await peer.seen()
    await ask('honest')
    expect((await peer.seen()).asked).toBe(times + 1)
  })
})
