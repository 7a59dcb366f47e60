import { afterAll, beforeAll, expect, test } from 'vitest'
import { dangerHelp } from '#src/content/maeve/danger.ts'
import { readConfig } from '#src/server/config.ts'
import { asked, chat, wholeReply } from '#test/support/model/chat-client.ts'
import { type ModelPeer, startModelPeer } from '#test/support/model/start-model-peer.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

let peer: ModelPeer
let server: TestServer
let origin: string
beforeAll(async () => {
  peer = await startModelPeer()
  const { maeve } = readConfig({
    MAEVE_PROVIDER: 'openai-compatible',
    MAEVE_MODEL: 'peer',
    MAEVE_BASE_URL: `${peer.url}/v1`,
    MAEVE_MODEL_PER_MINUTE: '100',
  })
  server = await openTestServer({ maeve })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await peer.stop()
})

/** The model repeats what is between the marks. */
const replyTo = (question: string, reply: string) =>
  wholeReply(chat(origin, asked(`${question} <<${reply}>>`)))
const FIRE = 'my car is on fire'
const steps = dangerHelp('fire').split(/(?<=[.!?])\s+|\n+/)

test.each([FIRE, 'tell me more'])(
  '%s: a model chooses among our steps and puts kind words around them',
  async question => {
    const { text, end } = await replyTo(
      question,
      'DANGER fire I’m so sorry. {1} {3} Take care. You should pour water on it. Call 0800 123456. {9}',
    )
    expect(text).toContain('I’m so sorry.')
    expect(text).toContain(`- ${steps[0]}`)
    expect(text).toContain(steps[2])
    expect(text).not.toMatch(/DANGER|\{|water|0800/)
    expect(end).toMatchObject({ event: 'done', data: { message: text, grave: true } })
  },
)

test.each([
  ['names none', 'DANGER fire I’m so sorry.'],
  ['says the word alone', 'DANGER fire'],
])('a reply that %s brings all the steps', async (_, reply) => {
  expect((await replyTo('tell me more', reply)).text).toContain(dangerHelp('fire'))
})

test('whom to call is never left out', async () => {
  expect((await replyTo(FIRE, 'DANGER fire {1}')).text).toContain('999')
})

test.each(['DANGER hurt {2}', 'DANGER hurt I’m so sorry.'])(
  'what a model cannot choose is said as well: %s',
  async reply => {
    const { text } = await replyTo('my toddler drank antifreeze', reply)
    expect(text).toContain('Don’t make them sick')
    expect(text).toContain('999')
  },
)

test('a model that sees no danger is ignored if her own engine sees some', async () => {
  const { text, end } = await replyTo(FIRE, 'Reminders are free.')
  expect(text).toBe(dangerHelp('fire'))
  expect(end).toMatchObject({ data: { grave: true } })
})

test('any other reply is shown', async () => {
  expect((await replyTo('Are reminders free?', 'Dangerous, no. Reminders are free.')).text).toContain('free')
})
