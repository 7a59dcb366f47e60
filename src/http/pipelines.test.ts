import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { endPipelines, MOST_WAITING } from './server-limits.ts'

const PAGE = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

let handled: number
let server: ReturnType<typeof createServer>
beforeEach(async () => {
  handled = 0
  server = createServer((_request, response) => {
    handled += 1
    response.end('ok')
  })
  endPipelines(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => server.close())

async function visitor() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const seen = { answers: 0, closed: false }
  socket.on('data', data => {
    seen.answers += data.toString().split('HTTP/1.1 200').length - 1
  })
  socket
    .on('error', () => {})
    .on('close', () => {
      seen.closed = true
    })
  await once(socket, 'connect')
  return { socket, seen }
}

test.each([1, 64, 1_600, 20_000])(
  '%d requests too many at once end the connection, and only a few are read',
  async times => {
    const { socket, seen } = await visitor()
    socket.write(PAGE.repeat(MOST_WAITING + times))
    await eventually(async () => expect(seen.closed).toBe(true))
    expect(handled).toBeLessThanOrEqual(2 * MOST_WAITING)
  },
)

test('the most that may wait are answered, and then as many again on the same connection', async () => {
  const { socket, seen } = await visitor()
  for (const round of [1, 2]) {
    socket.write(PAGE.repeat(MOST_WAITING))
    await eventually(async () => expect(seen.answers).toBe(round * MOST_WAITING))
  }
  expect(seen.closed).toBe(false)
  socket.destroy()
})
