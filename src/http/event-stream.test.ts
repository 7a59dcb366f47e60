import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { createEventStream, type EventStream, eventFrame } from './event-stream.ts'

let streams: EventStream
let server: Server
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  streams = createEventStream({ most: 1_000, mostEach: 900 })
  server = createServer(({ url = '' }, response) => streams.open(response, { 'x-ours': '1' }, '', url))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  streams.close()
  for (const socket of sockets) socket.destroy()
  server.close()
  await once(server, 'close')
})

/** Requests a stream on a bare socket and returns everything received, including the framing. */
function ask(version = '1.1') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  socket.write(`GET / HTTP/${version}\r\nHost: kerbside.test\r\n\r\n`)
  return { socket, text: () => text }
}

async function open(version?: string) {
  const before = streams.size()
  const page = ask(version)
  await eventually(() => expect(streams.size()).toBe(before + 1))
  return page
}

test('a frame arrives as one chunk', async () => {
  const page = await open()
  streams.broadcast(eventFrame('count', '1248'))
  await eventually(() => expect(page.text()).toMatch(/\r\n19\r\nevent: count\ndata: 1248\n\n\r\n$/))
  expect(page.text()).toContain('x-ours: 1')
})

test('a proxy that uses HTTP/1.0 gets frames without chunks', async () => {
  const page = await open('1.0')
  streams.broadcast(eventFrame('count', '1248'))
  await eventually(() =>
    expect(page.text()).toMatch(/\n\r\nretry: \d+\nid: 1\nevent: count\ndata: 1248\n\n$/),
  )
})

test('a stream ends as HTTP requires, after its last frame', async () => {
  const page = await open()
  streams.broadcast(eventFrame('count', '1'))
  streams.close()
  await eventually(() => expect(page.text()).toMatch(/data: 1\n\n\r\n0\r\n\r\n$/))
})

test('a reader that stopped reading is disconnected, and the others still get news', async () => {
  const stalled = await open()
  stalled.socket.pause()
  const page = await open()
  const large = eventFrame('large', 'x'.repeat(100_000))
  for (let i = 1; i <= 200 && streams.size() === 2; i++) {
    streams.broadcast(large)
    await eventually(() => expect(page.text().length).toBeGreaterThan(i * 100_000))
  }
  expect(streams.size()).toBe(1)
  streams.broadcast(eventFrame('count', '7'))
  await eventually(() => expect(page.text()).toContain('data: 7'))
})

test('many readers are served in slices, and all end up with the latest state', async () => {
  const pages = Array.from({ length: 600 }, () => ask())
  await eventually(() => expect(streams.size()).toBe(600))
  streams.broadcast(eventFrame('count', '1'))
  streams.broadcast(eventFrame('count', '2'))
  streams.broadcast(eventFrame('count', '3'))
  await eventually(() => expect(pages.every(page => page.text().includes('data: 3'))).toBe(true))
  expect(pages.at(-1)!.text()).not.toContain('data: 2')
})

test('a page without news for a while gets the latest state again, each time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  streams.close()
  streams = createEventStream({ most: 1, mostEach: 1 })
  const advance = (times: number) => vi.advanceTimersByTime(times * 25_000)
  const page = ask()
  while (!streams.size()) await new Promise(setImmediate)
  streams.broadcast(eventFrame('count', '7'))
  advance(1)
  advance(1)
  vi.useRealTimers()
  await eventually(() => expect(page.text().match(/data: 7/g)).toHaveLength(3))
})
