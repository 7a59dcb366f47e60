import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { DRAWS } from '#src/sources/experiment/slots.ts'
import { ENGINES } from '#src/testing/test-database.ts'
import { openTestServer, type TestServer } from '#src/testing/test-server.ts'
import { HOUR_MS, WEEK_MS } from '#src/time/durations.ts'

const BEGIN = Date.UTC(2026, 5, 3, 12)
const A = { headline: ['Car wash', 'that', 'finds', 'you.'], lead: 'A lead that nobody has read before.' }
const B = {
  headline: ['Clean <car>', 'while', 'you are', 'out.'],
  lead: 'Another lead & as good as the first.',
}

describe.each(ENGINES)('on %s', engine => {
  let server: TestServer
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  /** The clock alone stands still: what the server waits for goes on. */
  const at = (now: number) => void vi.useFakeTimers({ now, toFake: ['Date'] })
  /** Starts a server at a time; the experiment's first hour is B's, the second A's. */
  async function startAt(now: number) {
    at(now)
    server = await openTestServer({
      engine,
      before: database =>
        insertRows(database, 'experiment', [
          {
            ...{ name: '1', version_a: JSON.stringify(A), version_b: JSON.stringify(B), hope: 30 },
            ...{ draws: 'b'.repeat(DRAWS), begins_at: BEGIN, stopped_at: null },
          },
        ]),
    })
  }
  const headline = (body: string) => /<h1[^>]*>([\s\S]*?) <br/.exec(body)?.[1]
  const marks = (body: string) => body.match(/<input type="hidden" name="e"[^>]*>/g)
  const page = (headers = {}) => server.app.inject({ url: '/', headers })
  const join = (email: string, fields: object, headers = {}) =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/waitlist', headers },
      payload: { email, postcode: 'M1 1AE', ...fields },
    })
  const post = (fields: Record<string, string>) =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/waitlist', payload: new URLSearchParams(fields).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  /** What was counted: each hour and step with its number. */
  const counted = async () => {
    await server.app.close()
    const rows = await server.database.query<{ hour: string; step: string; n: number }>(
      'select hour, step, n from experiment_count order by hour, step',
    )
    return rows.map(({ hour, step, n }) => `${hour} ${step} ${n}`)
  }

  test('each version is shown in its hour, the same bytes to everyone, and kept by caches no longer than that', async () => {
    await startAt(BEGIN - 1)
    const own = await page()
    expect(headline(own.body)).toBe('Car care')
    expect(own.body.match(/%[A-Z_]+%/)).toBeNull()
    expect(marks(own.body)).toBeNull()

    at(BEGIN)
    const b = await page({ 'accept-encoding': 'br' })
    const text = brotliDecompressSync(b.rawPayload).toString()
    expect(headline(text)).toBe('Clean &lt;car&gt;')
    expect(/<p class="lead">(.*?)<\/p>/.exec(text)?.[1]).toBe('Another lead &amp; as good as the first.')
    expect(marks(text)).toEqual([
      '<input type="hidden" name="e" value="1b" form="hero-form">',
      '<input type="hidden" name="e" value="1b" form="banner-form">',
    ])
    const { etag, 'cache-control': cache, 'content-security-policy': policy } = b.headers
    // Whoever keeps it asks each time whether it still holds.
    expect(cache).toBe('no-cache')
    expect(policy).toBe(own.headers['content-security-policy'])
    expect(etag).not.toBe(own.headers.etag)
    const kept = { 'if-none-match': String(etag) }
    at(BEGIN + HOUR_MS - 1)
    expect((await page(kept)).statusCode).toBe(304)

    at(BEGIN + HOUR_MS)
    const a = await page(kept)
    expect(a.statusCode).toBe(200)
    expect(headline(a.body)).toBe('Car wash')
    expect(a.headers.etag).not.toBe(etag)
    at(BEGIN + WEEK_MS)
    expect((await page()).headers.etag).toBe(a.headers.etag)

    at(BEGIN + 2 * WEEK_MS)
    expect((await page()).headers.etag).toBe(own.headers.etag)
  })

  // SQLite's file has one server.
  if (engine === 'postgres')
    test('two servers send the same bytes in each hour, and know each other’s', async () => {
      await startAt(BEGIN - 1)
      const other = await openTestServer({ beside: server })
      const etags = new Set<unknown>()
      let kept = ''
      for (const hour of [-1, 0, 1, 2]) {
        at(BEGIN + hour * HOUR_MS)
        const ask = (headers: Record<string, string>) =>
          Promise.all([server, other].map(({ app }) => app.inject({ url: '/', headers })))
        for (const encoding of ['br', 'gzip', 'identity']) {
          const [one, two] = await ask({ 'accept-encoding': encoding, 'if-none-match': kept })
          expect([one!.statusCode, two!.statusCode], `at hour ${hour}`).toEqual([200, 200])
          expect(one!.rawPayload.equals(two!.rawPayload)).toBe(true)
          expect(one!.headers.etag).toBe(two!.headers.etag)
        }
        kept = String((await ask({}))[0]!.headers.etag)
        // What the one sent, the other knows to be of this hour.
        expect((await ask({ 'if-none-match': kept })).map(({ statusCode }) => statusCode)).toEqual([304, 304])
        etags.add(kept)
      }
      // The page's own, B's and A's.
      expect(etags.size).toBe(3)
      await other.close()
    })

  test('a join counts for the version that was read, also when it is posted after the switch; a known address for none', async () => {
    await startAt(BEGIN + 3 * HOUR_MS + 5)
    expect(marks((await page()).body)?.[0]).toContain('value="1a"')
    await join('now@example.com', { e: '1a' })
    await join('late@example.com', { e: '1b' })
    await join('NOW@example.com', { e: '1b' })
    await post({ email: 'form@example.com', postcode: 'M1 1AE', e: '1b' })
    for (const e of ['2b', '1c', 'constructor', '', 7, null]) await join(`forged${e}@example.com`, { e })
    // Hour 2 was B's, hour 3 is A's.
    expect(await counted()).toEqual(['2 join 2', '3 join 1'])
  })

  test('a refused form comes back with the words that were read, and counts for them once it is right', async () => {
    await startAt(BEGIN + HOUR_MS)
    const refused = await post({ email: 'nobody', postcode: 'M1 1AE', form: 'hero', e: '1b' })
    expect(refused.statusCode).toBe(400)
    expect(headline(refused.body)).toBe('Clean &lt;car&gt;')
    expect(marks(refused.body)?.[0]).toContain('value="1b"')
    const unmarked = await post({ email: 'nobody', postcode: 'M1 1AE', form: 'banner' })
    expect([headline(unmarked.body), marks(unmarked.body)]).toEqual(['Car care', null])
  })

  test('a visit counts for the version that was read: once, not of who objects, nor of a robot', async () => {
    await startAt(BEGIN + HOUR_MS)
    const site = await server.app.listen()
    const open = async (query: string, headers = {}) => {
      const stopped = new AbortController()
      await fetch(`${site}/api/waitlist/live${query}`, {
        headers: { 'user-agent': 'Mozilla/5.0', ...headers },
        signal: stopped.signal,
      })
      stopped.abort()
    }
    await open('?v=&e=1a')
    await open('?s=leaflet&e=x&v=2&e=1b')
    for (const query of ['', '?v=', '?v=&e=2b', '?v=&e=1a&t', '?e=1a']) await open(query)
    for (const headers of [
      { 'sec-gpc': '1' },
      { dnt: '1' },
      { 'user-agent': 'curl/8' },
      { 'last-event-id': '7' },
    ])
      await open('?v=&e=1a', headers)
    await join('gpc@example.com', { e: '1a' }, { 'sec-gpc': '1' })
    // Maeve's card has no field of the page: the script tells the mark.
    await server.app.inject({
      ...{ method: 'POST', url: '/api/waitlist?v=&e=1a' },
      payload: { email: 'card@example.com', postcode: 'M1 1AE', form: 'maeve' },
    })
    expect(await counted()).toEqual(['0 visit 1', '1 join 1', '1 visit 1'])
  })

  test('whoever opened the page in the last hour has one more to join; after that its marks are nobody’s', async () => {
    await startAt(BEGIN + 2 * WEEK_MS + HOUR_MS - 1)
    await join('last@example.com', { e: '1b' })
    at(BEGIN + 2 * WEEK_MS + HOUR_MS)
    await join('later@example.com', { e: '1b' })
    expect(await counted()).toEqual(['335 join 1'])
  })
})
