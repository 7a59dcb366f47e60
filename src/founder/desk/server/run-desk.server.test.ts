import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#src/time/durations.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { DESK_PATHS } from '../desk-paths.ts'
import { deskAuthorization } from '../desk-proof.ts'
import { runDesk } from './run-desk.ts'

/** The desk's page is read from dist, where the build is. */
const own = withTestDatabase('sqlite')
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('closes after 30 minutes without use, although its page asked once a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(line => void said.push(String(line)))
  let closed = false
  const desk = runDesk(own.database, { port: 0, opens: false, environment: {} }).finally(() => {
    closed = true
  })
  const link = async (): Promise<URL> => {
    if (closed) throw new Error(`the desk has ended: ${said.join('\n')}`)
    const [found] = /http:\S+/.exec(said.join('\n')) ?? []
    return found ? new URL(found) : setImmediate().then(link)
  }
  const { origin, hash } = await link()
  const post = async (path: string, body: object, key = '') => {
    const authorization = await deskAuthorization(key || 'none', 'a-nonce-used-once')
    return new Promise<{ key: string }>((resolve, reject) => {
      const headers = { origin, 'content-type': 'application/json', authorization }
      request(`${origin}${path}`, { method: 'POST', headers }, answer => {
        expect(answer.statusCode).toBe(200)
        text(answer).then(JSON.parse).then(resolve, reject)
      })
        .on('error', reject)
        .end(JSON.stringify(body))
    })
  }
  const { key } = await post(DESK_PATHS.open, { token: hash.replace('#link=', '') })
  await vi.advanceTimersByTimeAsync(29 * MINUTE_MS)
  await post(`${DESK_PATHS.call}list`, {}, key)
  await vi.advanceTimersByTimeAsync(29 * MINUTE_MS)
  await post(`${DESK_PATHS.call}today`, {}, key)
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1)
  expect(closed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await desk
  expect(said.at(-1)).toBe('Nobody has used the desk for 30 minutes: it is closed.')
})
