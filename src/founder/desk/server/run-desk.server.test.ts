import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#src/time/durations.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { DESK_PATHS, deskAuthorization } from '../desk-proof.ts'
import { runDesk } from './run-desk.ts'

/** The desk's page is read from dist, where the build is. */
const own = withTestDatabase('sqlite')
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * Opens a desk in this process. Returns what it has printed, whether it has closed, and a way to call it as its
 * page does.
 */
async function openDesk() {
  const said: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(line => void said.push(String(line)))
  const desk = { said, closed: false }
  const ended = runDesk(own.database, { port: 0, opens: false, environment: {} }).finally(() => {
    desk.closed = true
  })
  const link = async (): Promise<URL> => {
    if (desk.closed) throw new Error(`the desk has ended: ${said.join('\n')}`)
    const [found] = /http:\S+/.exec(said.join('\n')) ?? []
    return found ? new URL(found) : setImmediate().then(link)
  }
  const { origin, hash } = await link()
  const post = async (path: string, body: object, key = 'none') => {
    const authorization = await deskAuthorization(key, 'a-nonce-used-once')
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
  const call = (name: string, body: object = {}) => post(`${DESK_PATHS.call}${name}`, body, key)
  return Object.assign(desk, { ended, call })
}

test('closes after 30 minutes without use, even if its page has read Today meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const desk = await openDesk()
  await vi.advanceTimersByTimeAsync(29 * MINUTE_MS)
  await desk.call('list')
  await vi.advanceTimersByTimeAsync(29 * MINUTE_MS)
  await desk.call('today')
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1)
  expect(desk.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await desk.ended
  expect(desk.said.at(-1)).toBe('Nobody has used the desk for 30 minutes: it is closed.')
})

test('Ctrl-C in the middle of an import: the desk says how far the import got', async () => {
  const desk = await openDesk()
  const lines = Array.from({ length: 1_500 }, (_, i) => `p${i}@x.uk,LS6 2AB,2026-01-31\n`).join('')
  const file = { name: 'people.csv', text: `email,postcode,joined_at\n${lines}` }
  const stop = own.database.onChange(() => void process.emit('SIGINT'))
  await expect(desk.call('import', { input: { file, apply: true } })).rejects.toThrow()
  await desk.ended
  stop()
  expect(desk.said.at(-1)).toBe(
    'people.csv: stopped after 500 of 1,500 lines, with 500 people added; import it again for the rest',
  )
  expect(await own.database.query('select count(*) as n from waitlist')).toEqual([{ n: 500 }])
})
