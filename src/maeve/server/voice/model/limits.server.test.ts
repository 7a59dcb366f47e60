import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBudget } from '#src/maeve/server/voice/budget.ts'
import { readConfig } from '#src/server/config.ts'
import { asked, chat, wholeReply } from '#test/support/model/chat-client.ts'
import { type ModelPeer, startModelPeer } from '#test/support/model/start-model-peer.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer } from '#test/support/test-server.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const QUICK = 'Tell me all: case-text'
const MODEL = 'Reminders are free. We launch in 2026, and the exact date isn’t published yet.'

let peer: ModelPeer
beforeAll(async () => {
  peer = await startModelPeer()
})
afterAll(() => peer.stop())

/**
 * A server with the peer as its model. Its `ask` asks several times at once, and counts how many answers are the
 * model's and how many her own engine's.
 */
async function open(variables: Record<string, string>) {
  const { maeve } = readConfig({
    MAEVE_PROVIDER: 'openai-compatible',
    MAEVE_MODEL: 'peer',
    MAEVE_BASE_URL: `${peer.url}/v1`,
    ...variables,
  })
  const server = await openTestServer({ maeve })
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const before = await peer.calls()
  return {
    ...server,
    calls: async () => (await peer.calls()) - before,
    async ask(times: number, question = QUICK, answered = () => {}) {
      const replies = await Promise.all(
        Array.from({ length: times }, () => wholeReply(chat(origin, asked(question))).finally(answered)),
      )
      expect(replies.map(({ end }) => end.event)).toEqual(Array(times).fill('done'))
      const model = replies.filter(({ text }) => text === MODEL).length
      return { model, own: times - model }
    },
  }
}
const generous = {
  MAEVE_MODEL_PER_MINUTE: '1000',
  MAEVE_MODEL_PER_HOUR: '1000',
  MAEVE_MODEL_PER_DAY: '1000',
  // On a busy machine the other visitors take longer than the server usually waits for a model.
  MAEVE_SILENCE_MS: '600000',
  MAEVE_TOTAL_MS: '600000',
}

test('50 visitors at once: 8 are answered by the model, all others by her own engine, none is refused', async () => {
  const server = await open(generous)
  // The model is still busy with those eight when the last of the others arrives.
  const goOn = peer.hold()
  let answered = 0
  const each = () => void (++answered === 42 && goOn())
  expect(await server.ask(50, QUICK, each)).toEqual({ model: 8, own: 42 })
  expect(await server.calls()).toBe(8)
  expect(await server.ask(1)).toEqual({ model: 1, own: 0 })
  await server.close()
})

test('one address gets 6 replies a minute from the model, then her own, and after its last request a 429 with Retry-After', async () => {
  // The usual sixty requests would take a busy machine more than a minute.
  const server = await open({ MAEVE_REQUESTS_PER_MINUTE: '12' })
  expect(await server.ask(8)).toEqual({ model: 6, own: 2 })
  expect(await server.calls()).toBe(6)
  await server.ask(4)
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/maeve-chat',
    payload: { messages: asked(QUICK) },
  })
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(response.json().error.message).toMatch(/wait a minute/)
  await server.close()
})

test('an exhausted budget: not one further call, and her own engine answers', async () => {
  const server = await open({ ...generous, MAEVE_TOKENS_PER_DAY: '20000' })
  for (let i = 0; i < 6; i++) await server.ask(1)
  const calls = await server.calls()
  expect(calls).toBeLessThan(6)
  expect(calls).toBeGreaterThan(0)
  expect(await server.ask(5)).toEqual({ model: 0, own: 5 })
  expect(await server.calls()).toBe(calls)
  await server.close()
})

describe.each(ENGINES)('the day’s tokens on %s', engine => {
  const own = withTestDatabase(engine)

  test('are shared by all servers, outlive them, and start again with each day', async () => {
    const [one, two] = [own.open(), own.open()]
    let now = Date.UTC(2026, 0, 1, 23)
    const first = createBudget(one, 1_000, () => now)
    const second = createBudget(two, 1_000, () => now)
    const reservation = await first.reserve(600)
    expect(await second.reserve(600)).toBeUndefined()
    await reservation!(100)
    expect(await second.reserve(600)).toBeDefined()
    await one.close()
    expect(await createBudget(two, 1_000, () => now).reserve(600)).toBeUndefined()
    expect(await second.reserve(1_001)).toBeUndefined()
    now += 2 * 3_600_000
    expect(await second.reserve(1_000)).toBeDefined()
    await two.close()
  })

  test('never run over the limit, even if fifty replies take some at once', async () => {
    const database = own.open()
    const budget = createBudget(database, 1_000)
    const taken = await Promise.all(Array.from({ length: 50 }, () => budget.reserve(30)))
    expect(taken.filter(Boolean)).toHaveLength(33)
    await database.close()
    expect(await budget.reserve(1)).toBeUndefined()
  })
})
