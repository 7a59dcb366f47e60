import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Receiver, startReceiver } from '#test/support/webhook-receiver.ts'
import { tryAddress } from './alert-post.ts'

let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const never = new AbortController().signal
const post = (patienceMs?: number) =>
  tryAddress(`${receiver.url}/key`, { method: 'POST', body: '{}' }, never, patienceMs)

test('any success status means accepted, and 410 means stop sending', async () => {
  expect(await post()).toBe('taken')
  receiver.answer = response => void response.writeHead(410).end()
  expect(await post()).toBe('gone')
  receiver.answer = response => void response.writeHead(500).end('me@x.uk')
  expect(await post()).toEqual({ fault: 'it answered 500' })
})

test('a redirect is not followed', async () => {
  receiver.answer = response => void response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end()
  expect(await post()).toEqual({ fault: 'it answered 307' })
  expect(receiver.taken.map(({ path }) => path)).toEqual(['/key'])
})

test('gives up on a receiver that never answers or is down', async () => {
  receiver.answer = () => {}
  expect(await post(20)).toEqual({ fault: 'it took too long' })
  const { url } = receiver
  await receiver.close()
  expect(await tryAddress(`${url}/key`, {}, never)).toEqual({ fault: 'ECONNREFUSED' })
  receiver = await startReceiver()
})

test('an endless answer is not read', async () => {
  let closed: Promise<unknown> | undefined
  receiver.answer = response => {
    closed = once(response, 'close')
    response.writeHead(200)
    const part = Buffer.alloc(64 * 1024)
    const more = () => {
      while (!response.closed && response.write(part));
    }
    response.on('drain', more)
    more()
  }
  expect(await post()).toBe('taken')
  await closed
})
