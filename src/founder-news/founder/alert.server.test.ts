import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommandWith } from '#test/support/run-command.ts'
import { type Receiver, startReceiver } from '#test/support/webhook-receiver.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const own = withTestDatabase('sqlite')
const KEY = Buffer.alloc(32, 7)
let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const OFF = {
  SMTP_URL: '',
  MAIL_DIR: '',
  PUBLIC_URL: '',
  OPERATOR_EMAIL: '',
  OPERATOR_CONTACT: '',
  NOTIFY_URL: '',
}
const run = (environment: Record<string, string>) =>
  runCommandWith({ ...OFF, DATABASE_URL: own.url, ...environment }, 'alert')
const notify = () => ({
  NOTIFY_URL: `${receiver.url}/secret`,
  NOTIFY_SECRET: `whsec_${KEY.toString('base64')}`,
})

test('a test alert is posted at once, signed, and queued as an email to the founder', async () => {
  const mail = { MAIL_DIR: '/nowhere', OPERATOR_EMAIL: 'founder@kerbside.test' }
  const { code, stdout } = await run({ ...mail, ...notify() })
  expect(code).toBe(0)
  const [{ headers, body }] = receiver.taken as [Receiver['taken'][number]]
  expect(JSON.parse(body)).toMatchObject({ type: 'founder.test', data: { title: 'A test alert' } })
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', KEY).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${right}`)
  const waiting = await own.database.query<{ words: string }>(
    `select words from mail_outbox where kind = 'news'`,
  )
  expect(waiting.map(({ words }) => JSON.parse(words).title)).toEqual(['A test alert'])
  expect(stdout).toMatch(/^Email: queued.*\nNOTIFY_URL: taken\.\n$/)
})

test('says if the receiver refuses it, and if the settings reach nobody', async () => {
  receiver.answer = response => void response.writeHead(404).end()
  expect(await run(notify())).toMatchObject({
    code: 1,
    stdout: 'NOTIFY_URL: not accepted, it answered 404.\n',
  })
  expect(await run({})).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^alerts only go to the log/),
  })
  expect((await run({ NOTIFY_URL: 'https://hook.test/secret' })).stderr).toMatch(
    /^NOTIFY_URL needs NOTIFY_SECRET/,
  )
})
