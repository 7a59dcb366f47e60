import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { DESK_PATHS, deskAuthorization } from '../desk-proof.ts'
import { buildDesk } from './desk-app.ts'
import { createDoor } from './door.ts'

export const TODAY = `${DESK_PATHS.call}today`
let now = 0
/** Moves the desk’s clock on. */
export const wait = (ms: number) => {
  now += ms
}
export let door: ReturnType<typeof createDoor>
export let app: ReturnType<typeof buildDesk>
export let port: number
export let own: string
export let used = 0
/** Ends the import that is running. */
export let finish: () => void

/** Opens a desk for each test in a file that calls this. */
export function withOpenDesk() {
  beforeEach(async () => {
    used = 0
    door = createDoor(() => now)
    // The name is a `string`, because the type lacks these names if their feature is deleted.
    const run: Parameters<typeof buildDesk>[0]['run'] = async (name: string, _sent, progress) => {
      if (name === 'today') return { data: { total: 1 }, words: '1 on the list', notes: [], changed: false }
      if (name === 'export') return { file: { name: 'list.csv', pieces: endless() } }
      if (name === 'letter status') return { data: [], words: 'none', notes: [], changed: false }
      if (name === 'import') {
        progress?.(() => '3 of 9 lines')
        await new Promise<void>(resolve => {
          finish = resolve
        })
        return { data: {}, words: '9 lines', notes: [], changed: true }
      }
      throw name === 'find' ? new Refusal('a@x.uk is not on the list') : new Error('no such column: secret')
    }
    const page = { type: 'text/html', bytes: Buffer.from('the empty page') }
    app = buildDesk({
      door,
      run,
      files: new Map([['/', page]]),
      previews: { find: name => (name === 'unguessed/light' ? '<p>An email' : undefined) },
      used: () => {
        used += 1
      },
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.address() as AddressInfo).port
    own = `http://127.0.0.1:${port}`
  })
  afterEach(() => app.close())
}

export let leftOff = false
/** An endless file, which does not fit into memory. */
function* endless() {
  try {
    while (true) yield 'x'.repeat(64 * 1024)
  } finally {
    leftOff = true
  }
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request as any program on this machine could, with any headers. */
export function send(path: string, { method = 'POST', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, answer => {
        let text = ''
        answer.setEncoding('utf8').on('data', piece => {
          text += piece
        })
        answer.on('end', () => resolve({ status: answer.statusCode!, text, headers: answer.headers }))
      })
      asked.on('error', reject).end(body)
    },
  )
}

export const json = { 'content-type': 'application/json' }
export const open = (token: string) =>
  send(DESK_PATHS.open, { headers: { ...json, origin: own }, body: JSON.stringify({ token }) })
export const keyOf = async (token = door.newToken()): Promise<string> =>
  JSON.parse((await open(token)).text).key
export const NONCE = 'a-nonce-used-once'
export const proved = async (key: string) => ({ authorization: await deskAuthorization(key, NONCE) })
export const withKey = async (key: string, headers: Record<string, string> = {}) =>
  send(TODAY, { headers: { ...json, origin: own, ...(await proved(key)), ...headers }, body: '{}' })
