import { expect, test, vi } from 'vitest'
import { deskRefusals } from '#src/content/doors.ts'
import { ASKED_BY_PAGES } from '#src/features/actions.ts'
import { PREVIEW_PATH } from '../../previews.ts'
import { DESK_PATHS } from '../desk-proof.ts'
import {
  finish,
  json,
  keyOf,
  own,
  proved,
  send,
  TODAY,
  used,
  withKey,
  withOpenDesk,
} from './open-desk.test.support.ts'

withOpenDesk()

test('nothing is cached, framed, shared with other origins or loaded from elsewhere', async () => {
  const answers = [await send('/', { method: 'GET' }), await withKey(await keyOf())]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      ),
    })
    expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
  }
  const asked = await send(TODAY, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
  expect(asked.status).toBe(403)
})

test('an email is shown in a frame that runs, loads and opens nothing, and only on the desk’s own page', async () => {
  const look = (name: string, headers = {}) => send(PREVIEW_PATH + name, { method: 'GET', headers })
  const { status, text, headers } = await look('unguessed/light')
  expect({ status, text }).toEqual({ status: 200, text: '<p>An email' })
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'self'; sandbox",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
  expect((await look('guessed/light')).status).toBe(404)
  expect((await look('unguessed/light', { host: 'evil.example' })).status).toBe(403)
})

test('a page can ask how far a long action has got, but asking does not keep the desk open', async () => {
  const key = await keyOf()
  const post = async (path: string) =>
    send(path, { headers: { ...json, origin: own, ...(await proved(key)) }, body: '{}' })
  const progress = async () => JSON.parse((await post(DESK_PATHS.progress)).text)
  expect(await progress()).toEqual({})
  const imported = post(`${DESK_PATHS.call}import`)
  await expect.poll(progress).toEqual({ import: '3 of 9 lines' })
  finish()
  expect((await imported).status).toBe(200)
  expect(await progress()).toEqual({})
  expect(used).toBe(2)
  expect((await send(DESK_PATHS.progress, { headers: { ...json, origin: own }, body: '{}' })).status).toBe(
    401,
  )
})

test('a refusal is shown in its own words, a defect is logged in full; only watching does not keep the desk open', async () => {
  const key = await keyOf()
  await withKey(key)
  expect(used).toBe(1)
  const call = async (name: string) => {
    const { status, text } = await send(DESK_PATHS.call + name, {
      headers: { ...json, origin: own, ...(await proved(key)) },
      body: '{}',
    })
    return { status, ...JSON.parse(text) }
  }
  // A name of two words, such as letter status, also has a route.
  for (const name of ASKED_BY_PAGES)
    expect(await call(encodeURIComponent(name))).toMatchObject({ status: 200 })
  expect(await call('find')).toEqual({
    status: 422,
    error: { code: 'refused', message: 'a@x.uk is not on the list.' },
  })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await call('erase')).toEqual({
    status: 500,
    error: { code: 'defect', message: deskRefusals.defect },
  })
  expect(logged.mock.calls.flat().map(String).join()).toContain('no such column: secret')
  logged.mockRestore()
  expect(used).toBe(3)
})
