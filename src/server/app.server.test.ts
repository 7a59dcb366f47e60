import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, TEST_CONFIG, type TestServer } from '#test/support/test-server.ts'
import { pageValues } from './pages/front.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('pages', () => {
  test('the landing page has its own address and the name of Maeve’s model', async () => {
    const { body, headers } = await get('/')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<link rel="canonical" href="https://kerbside.test/"/>')
    expect(body).toContain('content="https://kerbside.test/og.png"')
    // art/card.ts writes the same two lines on the picture.
    expect(body).toMatch(
      /og:image:alt" content="[^"]*15% off your first 3 months, £20 off your first EV charge/,
    )
    expect(body).toContain('data-model-label="Test &lt;engine&gt;"')
    expect(body).not.toMatch(/%[A-Z_]+%/)
  })

  test('the landing page is sent in an encoding that the browser accepts, and not again if the browser has it', async () => {
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('the privacy page names the operator and a contact; both forms and the footer link to it', async () => {
    const { statusCode, body } = await get('/privacy')
    expect(statusCode).toBe(200)
    expect(body).toContain('<p>Kerbside &amp; Daughters Ltd</p>')
    expect(body).toContain('<p>privacy@kerbside.test</p>')
    const landing = (await get('/')).body
    expect(landing).toContain('© 2025 Kerbside <span>· Kerbside &amp; Daughters Ltd</span>')
    for (const part of [/<form.*?<\/form>/gs, /<footer.*?<\/footer>/gs])
      for (const [html] of landing.matchAll(part)) expect(html).toContain('href="/privacy"')
    expect(landing.match(/<form/g)).toHaveLength(2)
  })

  test('the privacy page says so if no operator is set', () => {
    const values = pageValues({ ...TEST_CONFIG, operatorName: undefined, operatorContact: undefined })
    expect(values.OPERATOR_NAME).toContain('not said who they are yet')
    expect(values.OPERATOR_CONTACT).toContain('please do not join')
  })

  test('assets have a hash and are cached for ever; pages are revalidated', async () => {
    const { body, headers } = await get('/')
    expect(headers['cache-control']).toBe('no-cache')
    const [asset] = body.match(/\/assets\/[\w.-]+\.js/)!
    const response = await get(asset)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(response.headers['cache-control']).toContain('immutable')
  })

  test('every file that the page and the manifest name exists', async () => {
    const { body } = await get('/')
    const manifest = (await get('/site.webmanifest')).json() as { icons: { src: string }[] }
    const named = [
      ...[...body.matchAll(/(?:href|src|srcSet|srcset)="(\/[^"]+)"/g)].flatMap(match =>
        match[1]!.split(', ').map(part => part.split(' ')[0]!),
      ),
      ...[...body.matchAll(/url\("?(\/[^")]+)/g)].map(match => match[1]!),
      ...manifest.icons.map(({ src }) => src),
      '/og.png',
    ]
    expect(named.length).toBeGreaterThan(20)
    for (const path of new Set(named)) expect([path, (await get(path)).statusCode]).toEqual([path, 200])
  })

  test('robots.txt and the sitemap have the site’s address', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${TEST_CONFIG.publicUrl}/sitemap.xml`)
    const sitemap = await get('/sitemap.xml')
    expect(sitemap.headers['content-type']).toContain('application/xml')
    expect(sitemap.body).toContain('<loc>https://kerbside.test/</loc>')
  })

  test.each(['/no/such/page', '/%zz', '/..%2f..%2fpackage.json', '/assets/none.js'])(
    '%s: 404 with the page',
    async path => {
      const { statusCode, body, headers } = await get(path)
      expect(statusCode).toBe(404)
      expect(body).toContain('Oops! Page not found')
      expect(headers['content-security-policy']).toBeDefined()
    },
  )

  test('an unknown API call gets a JSON error', async () => {
    const { statusCode, headers, json } = await get('/api/nothing')
    expect([statusCode, json().error.code]).toEqual([404, 'not_found'])
    expect(headers['content-security-policy']).toBeDefined()
  })

  test('only the landing page may be indexed', async () => {
    for (const path of ['/joined', '/joined/banner', '/privacy', '/nowhere'])
      expect((await get(path)).body).toContain('<meta name="robots" content="noindex"/>')
    expect((await get('/')).body).not.toContain('noindex')
  })

  test('the content security policy allows only our own files', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect((await get('/')).body).not.toMatch(/ style="/)
  })
})

test('health checks report that the server is up and the database answers', async () => {
  expect((await get('/healthz')).json()).toEqual({ ok: true })
  expect((await get('/readyz')).json()).toEqual({ ok: true })
})
