import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Receiver, startReceiver } from '#src/testing/webhook-receiver.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { alertCommand } from './alert.ts'

const own = withTestDatabase('sqlite')
const KEY = Buffer.alloc(32, 7)
let receiver: Receiver
let said: string[]
beforeEach(async () => {
  receiver = await startReceiver()
  said = []
  vi.spyOn(console, 'log').mockImplementation(line => void said.push(String(line)))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await receiver.close()
})

const run = (environment: Record<string, string>) =>
  alertCommand.run([], { DATABASE_URL: own.url, ...environment })
const notify = () => ({
  NOTIFY_URL: `${receiver.url}/secret`,
  NOTIFY_SECRET: `whsec_${KEY.toString('base64')}`,
})

test('a test alert is posted at once, signed, and waits as an email to the founder', async () => {
  const mail = { MAIL_DIR: '/nowhere', OPERATOR_EMAIL: 'founder@kerbside.test' }
  expect(await run({ ...mail, ...notify() })).toBe(0)
  const [{ headers, body }] = receiver.taken as [Receiver['taken'][number]]
  expect(JSON.parse(body)).toMatchObject({ type: 'founder.test', data: { title: 'A test alert' } })
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', KEY).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${right}`)
  const waiting = await own.database.query<{ words: string }>(
    `select words from mail_outbox where kind = 'news'`,
  )
  expect(waiting.map(({ words }) => JSON.parse(words).title)).toEqual(['A test alert'])
  expect(said).toEqual([expect.stringMatching(/^Email: queued/), 'NOTIFY_URL: taken.'])
})

test('what its receiver does not take, and settings by which nobody would hear, are said', async () => {
  receiver.answer = response => void response.writeHead(404).end()
  expect(await run(notify())).toBe(1)
  expect(said).toEqual(['NOTIFY_URL: not taken, it answered 404.'])
  await expect(run({})).rejects.toThrow('alerts go nowhere but into the log')
  await expect(run({ NOTIFY_URL: 'https://hook.test/secret' })).rejects.toThrow(
    /^NOTIFY_URL needs NOTIFY_SECRET/,
  )
})
