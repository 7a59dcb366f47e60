import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { visitor } from '#test/support/counted-visits.ts'
import { eventually } from '#test/support/eventually.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { OUR_SITE } from '../source.ts'
import { createSourceStore } from './source-store.ts'

let server: TestServer
let as: ReturnType<typeof visitor>
afterEach(() => server.close())

const open = async (engine: 'sqlite' | 'postgres' = 'sqlite') => {
  server = await openTestServer({ engine })
  as = visitor((await server.app.listen({ port: 0 })).replace('[::1]', 'localhost'))
  for (const code of ['leaflet-leeds', 'van'])
    await createSourceStore(server.database).add({ code, name: code, cost: null, made_at: 1 })
}

/** Returns what has been counted so far, as `source step n`. */
const counted = async () => {
  const rows = await server.database.query<{ source: string; step: string; n: number }>(
    'select source, step, cast(sum(n) as bigint) as n from source_count group by source, step order by source, step',
  )
  return rows.map(({ source, step, n }) => `${source} ${step} ${n}`)
}
const counts = (...lines: string[]) => eventually(async () => expect(await counted()).toEqual(lines))
const sourceOf = async (email: string) =>
  (
    await server.database.query<{ source: string | null }>('select source from waitlist where email = $1', [
      email,
    ])
  )[0]!.source

describe.each(ENGINES)('on %s', engine => {
  beforeEach(() => open(engine))

  test('a link leads to the page, its visit is counted, and the join records its code', async () => {
    const answer = await as.follow('/l/Leaflet-Leeds')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/?s=leaflet-leeds')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await as.visit('?s=leaflet-leeds')
    await as.touch('?s=leaflet-leeds')
    await counts('leaflet-leeds opened 1', 'leaflet-leeds touched 1', 'leaflet-leeds visit 1')
    expect((await as.join('a@x.uk', '?s=leaflet-leeds')).status).toBe(201)
    expect(await sourceOf('a@x.uk')).toBe('leaflet-leeds')
  })

  test('the last visits are written before the server stops', async () => {
    await as.visit('?s=van')
    const closed = server.app.close()
    server.app.server.closeAllConnections()
    await closed
    expect(await counted()).toEqual(['van visit 1'])
  })
})

describe('what brought a page load', () => {
  beforeEach(() => open())

  test('is its code, a friend’s link or the class of the referring site', async () => {
    const cases = [
      ['?utm_source=van', 'undefined', 'van'],
      ['?utm_source=newsletter&utm_campaign=leaflet-leeds', '2', 'leaflet-leeds'],
      ['?utm_source=newsletter', '2', 'search'],
      ['?s=VAN', '3', 'van'],
      ['?s=no-such', '3', 'unknown'],
      ['?s=%00%ff<b>', 'undefined', 'unknown'],
      ['?l=march-letter', 'undefined', 'letter'],
      ['?s=maeve', 'undefined', 'maeve'],
      ['?s=search', 'undefined', 'unknown'],
      ['?r=abcdefghjkmn', '3', 'friend'],
      ['', '0', 'assistant'],
      ['', '1', 'webmail'],
      ['', '2', 'search'],
      ['', '3', 'social'],
      ['', '-1', 'site'],
      ['', OUR_SITE, null],
      ['?s=van', OUR_SITE, 'van'],
      ['', 'undefined', 'direct'],
      ['', '99', 'direct'],
    ] as const
    for (const [i, [query, site]] of cases.entries()) await as.join(`${i}@x.uk`, query, { site })
    for (const [i, [query, site, source]] of cases.entries())
      expect([query, site, await sourceOf(`${i}@x.uk`)]).toEqual([query, site, source])
  })

  test('is read from the stream’s own query if a network drops the Referer, and from the Referer if that query names none', async () => {
    await as.visit('?s=van', { headers: { referer: '' } })
    await as.stream('?v=undefined', as.headersOf('?s=van'))
    await counts('van visit 2')
  })
})

describe('what does not count as a visit', () => {
  beforeEach(() => open())

  test('a reconnection, a return to the tab, a link from our own page, Back, a reload, another site’s page, and an objection', async () => {
    await as.visit('?s=van', { headers: { 'last-event-id': '1' } })
    await as.stream('', as.headersOf('?s=van'))
    await as.visit('?s=van', { site: OUR_SITE })
    await as.visit('?s=van&n=1')
    await as.visit('?s=van&n=2')
    await as.visit('?s=van', { headers: { 'sec-fetch-site': 'cross-site' } })
    await as.visit('?s=van', { headers: { 'sec-gpc': '1' } })
    await as.visit('?s=van', { headers: { dnt: '1' } })
    await as.visit('?s=van', { headers: { cookie: 'a=b; uncounted=1' } })
    await as.join('a@x.uk', '?s=van', { headers: { 'sec-gpc': '1' } })
    expect(await sourceOf('a@x.uk')).toBeNull()
    await as.visit('?s=leaflet-leeds&n=0')
    // For streams that a script opened, Firefox reports 255.
    await as.visit('?s=leaflet-leeds&n=255')
    await as.touch('?s=leaflet-leeds', { site: OUR_SITE })
    await counts('leaflet-leeds touched 1', 'leaflet-leeds visit 2')
  })

  test('another site’s address in the Referer is not read', async () => {
    await as.stream('?v=-1', { ...as.headersOf(''), referer: 'https://evil.example/?s=van' })
    await counts('site visit 1')
  })

  test('robots are counted separately; a link preview opens no stream, and a prefetch counts as nothing', async () => {
    await as.follow('/l/van', { 'user-agent': 'WhatsApp/2.23.20.0' })
    await as.visit('?s=van', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } })
    await as.follow('/l/van', { 'sec-purpose': 'prefetch' })
    await fetch((await as.follow('/l/van')).url, { method: 'HEAD', redirect: 'manual' })
    await counts('van opened 1', 'van robot 2')
  })

  test('an unknown link leads to the page and is counted as unknown; an ended one still works', async () => {
    await createSourceStore(server.database).end('van', 1)
    for (const [path, to] of [
      ['/l/never-was', '/?s=never-was'],
      ['/l/<script>', '/?s=unknown'],
      ['/l/', '/?s=unknown'],
      ['/l/van/', '/?s=van'],
    ] as const)
      expect((await as.follow(path)).headers.get('location')).toBe(to)
    await counts('unknown opened 3', 'van opened 1')
  })
})

describe('without script', () => {
  beforeEach(() => open())

  test('the form’s page keeps the code, even after a mistake', async () => {
    expect((await as.send({ email: 'a@x.uk' }, '?s=van')).status).toBe(303)
    expect(await sourceOf('a@x.uk')).toBe('van')
    const refused = await as.send({ email: 'wrong' }, '?s=van&r=abcdefghjkmn')
    expect(refused.status).toBe(400)
    const page = await refused.text()
    const field = (name: string) =>
      page.match(new RegExp(`form="hero-form" name="${name}" value="([^"]*)"`))![1]!
    expect([field('s'), field('r')]).toEqual(['van', 'abcdefghjkmn'])
    await as.send({ email: 'b@x.uk', s: field('s'), r: field('r') }, 'api/waitlist')
    expect(await sourceOf('b@x.uk')).toBe('van')
    await counts('van unscripted 2')
  })

  test('a join without a source stores none', async () => {
    await as.send({ email: 'a@x.uk' }, '')
    expect(await sourceOf('a@x.uk')).toBeNull()
  })
})

describe('the privacy page’s form to object', () => {
  beforeEach(() => open())

  test('sets one cookie, which says only that the visitor objected, and can remove it again', async () => {
    const object = (fields: string) =>
      server.app.inject({
        method: 'POST',
        url: '/privacy/counting',
        payload: fields,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const { statusCode, headers } = await object('')
    expect([statusCode, headers.location]).toEqual([303, '/privacy#uncounted'])
    expect(headers['set-cookie']).toBe(
      'uncounted=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure',
    )
    expect((await object('counted=1')).headers['set-cookie']).toMatch(/Max-Age=0/)
  })

  test('can be used before joining: it is one link away from the form, and no source is kept', async () => {
    const pageOf = async (path: string) => (await server.app.inject(path)).body
    expect(await pageOf('/')).toMatch(/id="hero-note"[\s\S]*?href="\/privacy"[\s\S]*?<\/form>/)
    expect(await pageOf('/privacy')).toContain('action="/privacy/counting"')
    await as.join('before@x.uk', '?s=van', { headers: { cookie: 'uncounted=1' } })
    expect(await sourceOf('before@x.uk')).toBeNull()
  })
})
