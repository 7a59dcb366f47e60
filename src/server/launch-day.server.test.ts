import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T23:59Z') })
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

const PAGES = ['/', '/promises', '/perks', '/joined', '/in/ls6', '/dates', '/nowhere', '/site.webmanifest']
/** Gets a page as a browser does. */
async function get(url: string) {
  const { headers, rawPayload } = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })
  const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
  const text = body.toString().replace(/<style.*?<\/style>/gs, '')
  return { etag: headers.etag, text, now: text.replace('<li>2026 (before)</li>', '') }
}
/** Returns the page that answers a refused form. */
const refused = async () => {
  const body = new URLSearchParams({ email: 'me', postcode: 'LS6 2AB', form: 'hero' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await server.app.inject({ method: 'POST', url: '/api/waitlist', headers, body })).body
}

test('at midnight after the announced date every page of a running server stops mentioning it', async () => {
  const before = await get('/')
  expect(before.text).toContain('<title>Mobile car care in UK cities, launching 2026 | Kerbside</title>')
  expect(before.text).toContain('<b>Launching 2026</b>')
  expect(before.text).toContain('Launching in major UK cities in 2026.')
  expect((await get('/promises')).text).toContain('2026 (now)')
  for (const url of PAGES) await get(url)

  vi.setSystemTime(Date.parse('2027-01-01T00:00Z'))
  for (const url of PAGES) expect([url, (await get(url)).now.match(/[^.>]*\b2026\b/)]).toEqual([url, null])
  expect(await refused()).not.toMatch(/\b2026\b/)
  const after = await get('/')
  expect(after.etag).not.toBe(before.etag)
  expect(after.text).toContain('<title>Mobile car care in UK cities, launching soon | Kerbside</title>')
  expect(after.text).toContain('<b>Launching soon</b>')
  expect(after.text).toContain('Launching in major UK cities soon.')
  const { text: promises } = await get('/promises')
  for (const words of ['“Launching soon”', '2026 (before)', 'Kerbside has not launched.'])
    expect(promises).toContain(words)
  // When the list ends still depends on the day that was announced.
  expect((await get('/privacy')).text).toContain('announced for 2026')
})
