import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#src/server/config.ts'
import { asked, chat, wholeReply } from '#test/support/model/chat-client.ts'
import { type ModelPeer, startModelPeer } from '#test/support/model/start-model-peer.ts'
import { openTestServer } from '#test/support/test-server.ts'
import { writeAnswer } from './answer-store.ts'

/** The model repeats the text between the marks. */
const SAID = 'We work in light rain.'
const QUESTION = `Do you come when it rains? <<${SAID}>>`

let peer: ModelPeer
beforeAll(async () => {
  peer = await startModelPeer()
})
afterAll(() => peer.stop())

/** Returns what a visitor sees of the model’s reply. `answered`: the founder has answered that question. */
async function replyWhere(answered: boolean) {
  const { maeve } = readConfig({
    MAEVE_PROVIDER: 'openai-compatible',
    MAEVE_MODEL: 'peer',
    MAEVE_API_KEY: 'key',
    MAEVE_BASE_URL: `${peer.url}/v1`,
  })
  const server = await openTestServer({
    maeve,
    before: async database => {
      const answer = { topic: 'rain', answer: SAID, asked_as: '', true_until: '2999-12-31' }
      if (answered) await writeAnswer(database, answer, Date.now(), async () => {})
    },
  })
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const reply = await wholeReply(chat(origin, asked(QUESTION)))
  const told = JSON.stringify(JSON.parse(await peer.journal()).at(-1).body.messages)
  await server.close()
  return { ...reply, told }
}

test('a model is told what the founder answered, and may say it', async () => {
  const { text, sources, told } = await replyWhere(true)
  expect(told).toMatch(new RegExp(`${SAID}.*${SAID}`, 's'))
  expect(text).toBe(SAID)
  expect(sources.map(({ id }) => id)).toContain('rain')
})

test('what the founder has not answered is withheld, and her own engine says that it isn’t published', async () => {
  const { text, told } = await replyWhere(false)
  expect(told.split(SAID)).toHaveLength(2)
  expect(text).not.toContain(SAID)
  expect(text).toContain('isn’t published yet')
})
