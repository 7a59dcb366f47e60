import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#src/server/config.ts'
import { asked, chat, wholeReply } from '#src/testing/model/chat-client.ts'
import { type HostilePeer, startHostilePeer } from '#src/testing/model/start-hostile-peer.ts'
import { openTestServer, type TestServer } from '#src/testing/test-server.ts'

/** Most tokens that one reply may be booked with here: some 4 times what it was estimated at. */
const MOST_TOKENS = 40_000

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
    MAEVE_SILENCE_MS: '1500',
    MAEVE_TOTAL_MS: '10000',
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

const tokens = async () =>
  (await server.database.query<{ n: number }>('select n from maeve_tokens'))[0]?.n ?? 0
const ask = (name: string) => wholeReply(chat(origin, asked(`Are reminders free? case-${name}`)))

describe('whatever a provider does', () => {
  test('each visitor gets words and an end, nobody else is asked, and the day’s tokens stay plausible', async () => {
    for (const name of peer.names) {
      const before = await tokens()
      const { text, end } = await ask(name)
      expect([name, text.length > 0]).toEqual([name, true])
      if (end.event === 'error') expect(end.data.code).toBe('interrupted')
      else expect([name, end.event, text]).toEqual([name, 'done', expect.stringContaining('free')])
      // What a reply took is written once the visitor has it.
      await expect.poll(async () => (await tokens()) - before, { timeout: 5_000 }).toBeLessThan(MOST_TOKENS)
      expect([name, (await tokens()) - before]).toEqual([name, expect.closeTo(MOST_TOKENS / 2, -5)])
    }
    expect((await peer.seen()).elsewhere).toBe(0)
  })

  test('and afterwards the model is asked as before: no reply’s place is lost', async () => {
    for (let i = 0; i < 3; i++) expect((await ask('honest')).text).toContain('2026')
    const { asked: times } = await peer.seen()
    await ask('honest')
    expect((await peer.seen()).asked).toBe(times + 1)
  })
})
