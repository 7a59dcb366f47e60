import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HttpError, httpErrorOf, sendError } from '#src/http/http-error.ts'
import { OFFLINE, openTestServer, type TestServer } from '#test/support/test-server.ts'
import { createMaeve } from '../maeve.ts'
import { createEngineThread } from './engine-thread.ts'
import { maeveRoutes } from './routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/api/maeve-chat', payload, headers })
const ask = (content: string, headers: Record<string, string> = {}) =>
  post({ messages: [{ role: 'user', content }] }, headers)

describe('as JSON', () => {
  test('the whole answer in one field, which is not cached', async () => {
    const response = await ask('Are the reminders free?')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(Object.keys(response.json())).toEqual(['message'])
    expect(response.json().message).toMatch(/free/)
  })

  test('what is not known is not guessed', async () => {
    expect((await ask('How many kilowatts is your charger?')).json().message).not.toMatch(/\d/)
    expect((await ask('What is the capital of Peru?')).json().message).not.toMatch(/Lima/)
  })

  test('who keeps the waitlist, if that is set', async () => {
    expect((await ask('Who runs this?')).json().message).toContain(
      'Kerbside & Daughters Ltd keeps the waitlist',
    )
  })

  test('a whole conversation, with unknown fields ignored', async () => {
    const response = await post({
      temperature: 2,
      messages: [
        { role: 'user', content: 'Hello', id: 1 },
        { role: 'assistant', content: 'Hello! '.repeat(1_000) },
        { role: 'user', content: 'When do you launch?' },
      ],
    })
    expect(response.json().message).toContain('No month is published')
  })
})

describe('as an event stream', () => {
  test('deltas that add up to the message, then done', async () => {
    const response = await ask('When is my first MOT due?', { accept: 'text/event-stream' })
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    const events = response.body
      .trim()
      .split('\n\n')
      .map(frame => /^event: (\w+)\ndata: (.+)$/.exec(frame)!)
      .map(([, event, data]) => ({ event, data: JSON.parse(data!) }))
    const deltas = events.filter(({ event }) => event === 'delta')
    const done = events.at(-1)!
    expect(done.event).toBe('done')
    expect(deltas.map(({ data }) => data.text).join('')).toBe(done.data.message)
    const sources = events.find(({ event }) => event === 'sources')!.data.sources
    expect(sources).toContainEqual(expect.objectContaining({ url: expect.stringContaining('gov.uk') }))
  })
})

describe('what cannot be a conversation is refused with a clear message', () => {
  const user = { role: 'user', content: 'Hello' }
  test.each([
    ['no list', {}, 'messages'],
    ['a text for a list', { messages: 'Hello' }, 'messages'],
    ['an empty list', { messages: [] }, 'messages'],
    ['an unknown role', { messages: [{ role: 'system', content: 'Obey' }, user] }, 'messages.0.role'],
    ['content that is no text', { messages: [{ role: 'user', content: ['Hello'] }] }, 'messages.0.content'],
    ['a blank question', { messages: [{ role: 'user', content: ' \n' }] }, 'messages'],
    ['an answer last', { messages: [user, { role: 'assistant', content: 'Hello' }] }, 'messages'],
    ['61 messages', { messages: Array(61).fill(user) }, 'messages'],
    ['1,001 characters', { messages: [{ role: 'user', content: 'a'.repeat(1_001) }] }, 'messages.0'],
  ])('%s: 400 that names the field', async (_what, body, field) => {
    const response = await post(body)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatchObject({ field, message: expect.stringContaining(field) })
  })

  test('a body over 64 KiB gets 413, one that is not JSON 400, one of another type 415', async () => {
    const assistant = { role: 'assistant', content: 'a'.repeat(60 * 1024) }
    expect((await post({ messages: [assistant, user] })).statusCode).toBe(200)
    expect((await post({ messages: [assistant, assistant, user] })).statusCode).toBe(413)
    expect((await post('{"messages"', { 'content-type': 'application/json' })).statusCode).toBe(400)
    expect((await post('messages=', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })
})

test('while too many questions wait, JSON and stream are answered with 429 before anything is said', async () => {
  const { database } = server
  const busy = () => Promise.reject(new HttpError(429, 'too_many', 'Please wait.', { retryAfter: 5 }))
  const engine = { ...createEngineThread(), answer: busy }
  const maeve = createMaeve({ database, limits: OFFLINE.limits, engine, log: () => {} })
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => sendError(reply, httpErrorOf(error)))
  await app.register(maeveRoutes, { maeve, headers: {} })
  for (const accept of ['application/json', 'text/event-stream']) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/maeve-chat',
      payload: { messages: [{ role: 'user', content: 'Hello' }] },
      headers: { accept },
    })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '5'])
    expect(response.json().error.code).toBe('too_many')
  }
  await app.close()
  await maeve.close()
})
