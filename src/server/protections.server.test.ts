import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '#src/http/security-headers.ts'
import { contentType } from '#src/http/static-files.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const visitor = { email: 'visitor@example.com', postcode: 'M1 1AE' }
const post = (headers: Record<string, string>, url = '/api/waitlist') =>
  server.app.inject({ method: 'POST', url, payload: visitor, headers })

describe('every answer carries the protections', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/joined'],
    ['GET', '/nowhere'],
    ['GET', '/%zz'],
    ['GET', '/favicon.svg'],
    ['GET', '/api/waitlist/count'],
    ['GET', '/healthz'],
    ['POST', '/api/waitlist'],
    ['POST', '/api/maeve-chat'],
    ['DELETE', '/api/waitlist'],
  ] as const)('%s %s', async (method, url) => {
    const { headers } = await server.app.inject({ method, url })
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('webmail may show the pictures of letters on its pages, even from the browser’s cache, but none of our other files', async () => {
    const policy = async (url: string, etag?: string) => {
      const { headers, statusCode } = await server.app.inject({
        url,
        headers: etag ? { 'if-none-match': etag } : {},
      })
      return [statusCode, headers['cross-origin-resource-policy'], headers.etag]
    }
    const [, , etag] = await policy('/og.png')
    expect(await policy('/og.png')).toEqual([200, 'cross-origin', etag])
    expect((await policy('/og.png', String(etag))).slice(0, 2)).toEqual([304, 'cross-origin'])
    for (const url of ['/', '/favicon.svg', '/site.webmanifest'])
      expect((await policy(url)).slice(0, 2)).toEqual([200, 'same-origin'])
    expect(['a.JPG', 'a.jpeg', 'a.gif'].map(contentType)).toEqual(['image/jpeg', 'image/jpeg', 'image/gif'])
  })

  test('a site without TLS sends no HSTS', () => {
    const headers = securityHeaders({ script: [], style: [] }, { secure: false })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

test('no route accepts TRACE or echoes anything', async () => {
  const { statusCode, body } = await server.app.inject({
    method: 'TRACE',
    url: '/',
    headers: { 'x-secret': 'sesame' },
  })
  expect(statusCode).toBe(404)
  expect(body).not.toContain('sesame')
})

/** The rules of Mozilla's HTTP Observatory: scores start at 100, and 100 or more is an A+. */
test('Mozilla’s HTTP Observatory would give 130, an A+', async () => {
  const { headers, body } = await server.app.inject('/')
  const directives = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map(directive => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  )
  const sources = [...directives.values()].flat()
  const foreign = sources.filter(source => !/^'(none|self|sha256-[\w+/]+=*)'$/.test(source))
  const elsewhere = [...body.matchAll(/<(?:script|link rel="stylesheet")[^>]+(?:src|href)="([^"]+)"/g)]
  const rules: [string, boolean, number][] = [
    [
      'csp-implemented-with-no-unsafe-default-src-none',
      foreign.length === 0 && directives.get('default-src')?.join() === "'none'",
      10,
    ],
    ['cookies-not-found', !headers['set-cookie'], 0],
    ['cross-origin-resource-sharing-not-implemented', !headers['access-control-allow-origin'], 0],
    ['referrer-policy-private', /^strict-origin/.test(String(headers['referrer-policy'])), 5],
    [
      'hsts-implemented-max-age-at-least-six-months',
      Number(/\d+/.exec(String(headers['strict-transport-security']))) >= 15_768_000,
      0,
    ],
    [
      'sri-not-implemented-but-all-scripts-loaded-from-same-origin',
      elsewhere.every(([, url]) => url!.startsWith('/')),
      0,
    ],
    ['x-content-type-options-nosniff', headers['x-content-type-options'] === 'nosniff', 0],
    ['x-frame-options-implemented-via-csp', directives.get('frame-ancestors')?.join() === "'none'", 5],
    [
      'cross-origin-resource-policy-implemented-with-same-origin',
      headers['cross-origin-resource-policy'] === 'same-origin',
      10,
    ],
  ]
  expect(rules.filter(([, held]) => !held)).toEqual([])
  expect(rules.reduce((score, [, , bonus]) => score + bonus, 100)).toBe(130)
})

describe('posts from other sites', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://kerbside.test' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://kerbside.test.evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
  ])('%j: 403, nothing stored, nothing answered by Maeve', async headers => {
    for (const url of ['/api/waitlist', '/api/maeve-chat', '/nowhere']) {
      const response = await post(headers, url)
      expect(response.statusCode).toBe(403)
      expect(response.json().error.code).toBe('cross_site')
    }
    expect(await server.database.query('select email from waitlist')).toEqual([])
  })

  test.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://kerbside.test' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://kerbside.test' }],
    [{ origin: 'http://192.0.2.1:3000', host: '192.0.2.1:3000' }],
    [{}],
  ])('%j counts as our own page', async headers => {
    expect((await post({ ...headers })).statusCode).toBe(201)
  })
})

test('redirects lead only to our own page, whatever the form says', async () => {
  for (const form of [
    'hero',
    'banner',
    '//evil.example',
    '__proto__',
    'constructor',
    '\r\nlocation: x',
    'toString',
  ]) {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/waitlist?next=https://evil.example&form=${encodeURIComponent(form)}`,
      payload: new URLSearchParams({ ...visitor, form, next: 'https://evil.example' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-host': 'evil.example' },
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toMatch(
      /^\/joined\/questions\?ask=[\w-]{60,}&form=(hero|banner)#start$/,
    )
  }
})
