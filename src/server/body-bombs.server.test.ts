import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questionRoutes } from '#src/questions/question-routes.ts'
import { ownDateRoutes, reminderRoutes } from '#src/reminders/reminders-page.ts'
import { mailRoutes, routes, VERDICT } from '#src/routes.ts'
import { BOMBS, type Bomb, FORM_TYPE, HARD_QUESTIONS, JSON_TYPE } from '#test/support/body-bombs.ts'
import { type MailSite, openMailSite } from '#test/support/mail/test-mail-site.ts'
import { OFFLINE } from '#test/support/test-server.ts'
import { countWork } from '#test/support/work.ts'

let site: MailSite
beforeAll(async () => {
  const limits = { ...OFFLINE.limits, requestsPerMinute: 1_000_000 }
  // No email may be sent: writing one later would count towards the cost of the body.
  const mail = { via: { url: 'smtp://127.0.0.1:1' }, from: 'Kerbside <hello@kerbside.test>', perDay: 0 }
  site = await openMailSite('sqlite', { maeve: { ...OFFLINE, limits }, mail })
  // Work that is done only the first time does not count towards a body’s cost.
  for (const url of POSTED) await send({ url, body: '{}' })
  await send({ type: FORM_TYPE, body: 'email=a' })
  await send({ url: routes.tellMe, body: JSON.stringify(WHOLE) })
})
afterAll(() => site.close())

/**
 * The most steps that a body may cost. A plain question to Maeve costs about 1,300, a form of 8,000
 * fields about 16,000.
 */
const STEPS = 30_000
/** A body with every field that a JSON route reads. */
const WHOLE = {
  email: 'a@b.uk',
  postcode: 'M1 1AE',
  topic: 'rain',
  notice: 'a1',
  text: 'Hello',
  messages: [{ role: 'user', content: 'Hello' }],
  subject: 'perks',
  facet: 'forever',
  version: 0,
  model: false,
  verdict: 'yes',
}
/** Every route that takes a body. */
const POSTED = [
  routes.waitlist,
  routes.objection,
  routes.maeveChat,
  VERDICT,
  routes.tellMe,
  routes.team,
  ...Object.values(mailRoutes),
  ...Object.values(reminderRoutes),
  ...Object.values(ownDateRoutes),
  ...Object.values(questionRoutes),
]

function send({ url = routes.waitlist, type = JSON_TYPE, body, headers }: Bomb) {
  return site.server.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': type, ...headers },
  })
}

/** Returns the status that a body gets and how many steps it cost. */
async function cost(bomb: Bomb) {
  let status = 0
  const steps = await countWork(async () => {
    status = (await send(bomb)).statusCode
  })
  return { status, steps }
}

type Shape =
  | { key: string; piece: string; times: number }
  | { pair: string; times: number }
  | { field: string; letter: string; times: number }
  | { text: string }

function bodyOf(shape: Shape): string {
  if ('text' in shape) return shape.text
  if ('pair' in shape) return Array(shape.times).fill(shape.pair).join('&')
  if ('field' in shape) return JSON.stringify({ ...WHOLE, [shape.field]: shape.letter.repeat(shape.times) })
  const list = `[${Array(shape.times).fill(shape.piece).join()}]`
  return shape.key ? `{"${shape.key}":${list}}` : list
}

/** Returns the paths with a POST in the tree that Fastify prints, with four columns for each level. */
function postedRoutes(tree: string): string[] {
  const path: string[] = []
  return tree.split('\n').flatMap(line => {
    const [, branch, part, methods] = /^(.*?[├└]── )(\S*)(.*)$/.exec(line) ?? []
    if (branch === undefined) return []
    path.splice(branch.length / 4 - 1, Infinity, part!)
    return methods!.includes('POST') ? [path.join('')] : []
  })
}

describe('body bombs', () => {
  test.each(BOMBS)('%s: %d, at little cost', async (_name, expected, bomb) => {
    const { status, steps } = await cost(bomb)
    expect(status).toBe(expected)
    expect(steps).toBeLessThan(STEPS)
    expect(await site.server.database.query('select email from waitlist')).toEqual([])
  })

  test.each(HARD_QUESTIONS)('Maeve answers %s, at little cost', async (_name, bomb) => {
    const { status, steps } = await cost(bomb)
    expect(status).toBe(200)
    expect(steps).toBeLessThan(STEPS)
  })

  test('every route that takes a body is tried', () => {
    expect(postedRoutes(site.server.app.printRoutes()).toSorted()).toEqual(POSTED.toSorted())
  })

  test('any body of any shape and size gets a cheap answer from any route, never a 500', async () => {
    const times = fc.integer({ min: 0, max: 9_000 })
    const piece = fc.constantFrom(
      '{}',
      'null',
      '[]',
      '""',
      '0',
      '"a"',
      '{"role":"user","content":""}',
      '{"t":{}}',
    )
    const key = fc.constantFrom(
      '',
      'messages',
      'email',
      'postcode',
      't',
      'words',
      'r',
      'proof',
      'topic',
      'text',
      'notice',
      'sure',
      'website',
    )
    const json = fc.record({ type: fc.constant(JSON_TYPE), key, piece, times })
    const field = key.filter(name => name !== '' && name !== 'messages')
    const letter = fc.constantFrom('a', ' ', '@', '.a', 'é', '😀', '"', '+', 'help me ')
    const filled = fc.record({ type: fc.constant(JSON_TYPE), field, letter, times: fc.nat(4_000) })
    const pair = fc.constantFrom('a=', 't=%', 'email=a%40b.uk', 'words=%00', '=', 'postcode=M1', 'sure=1')
    const type = fc.constantFrom(FORM_TYPE, 'multipart/form-data; boundary=x')
    const form = fc.record({ type, pair, times })
    const any = fc.record({
      type: fc.constantFrom(JSON_TYPE, FORM_TYPE),
      text: fc.oneof(fc.json(), fc.string()),
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...POSTED), fc.oneof(json, filled, form, any), async (url, shape) => {
        const { status, steps } = await cost({ url, type: shape.type, body: bodyOf(shape) })
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).not.toBe(500)
        expect(steps).toBeLessThan(STEPS)
      }),
      { numRuns: 80 },
    )
  })

  test('requests past the limit are refused before their body is read', async () => {
    const limits = { ...OFFLINE.limits, requestsPerMinute: 1 }
    const other = await openMailSite('sqlite', { maeve: { ...OFFLINE, limits } })
    const post = (payload: string) =>
      other.server.app.inject({
        method: 'POST',
        url: routes.maeveChat,
        payload,
        headers: { 'content-type': JSON_TYPE },
      })
    expect((await post('{"messages"')).statusCode).toBe(400)
    expect((await post('{"messages"')).statusCode).toBe(429)
    await other.close()
  })

  test('the count includes each step of a loop', async () => {
    let sum = 0
    const steps = await countWork(async () => {
      for (let i = 0; i < STEPS; i++) sum += i
    })
    expect(steps).toBeGreaterThan(STEPS)
    expect(sum).toBeGreaterThan(0)
  })

  test('an endless body without a length is cut off', async () => {
    await site.server.app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((site.server.app.server.address() as AddressInfo).port, '127.0.0.1')
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
    while (!answer && !socket.destroyed) await new Promise(taken => socket.write(chunk, taken))
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
  })
})
