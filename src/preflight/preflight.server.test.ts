import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Finding } from '#src/founder/finding.ts'
import { runAction } from '#src/founder/terminal/run-action.ts'
import { freePort } from '#test/support/free-port.ts'
import { inShort } from '#test/support/in-short.ts'
import { TEST_CERTIFICATE } from '#test/support/test-certificate.ts'
import { startTestDns } from '#test/support/test-dns.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { preflightWith } from './founder/preflight.ts'
import { relayTakesUs } from './relay.ts'
import { siteAnswers, visitorIsSeen } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerbside-preflight-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('checks the mail server’s TLS, certificate and password, and that it answers', async () => {
  const listen = async (options: object) => {
    const server = new SMTPServer({
      logger: false,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'k' }) : done(new Error('no')),
      ...options,
    })
    const listening = server.listen(0, '0.0.0.0')
    await once(listening, 'listening')
    return { server, port: (listening.address() as AddressInfo).port }
  }
  const own = await listen(TEST_CERTIFICATE)
  const plain = await listen({ disabledCommands: ['STARTTLS'], authOptional: true })
  const secure = await listen({ ...TEST_CERTIFICATE, secure: true })
  const said = async (url: string) => inShort(await relayTakesUs(url, TEST_CERTIFICATE.cert))
  expect(await said(`smtp://k:right@0.0.0.0:${own.port}`)).toBe(
    'met: Answers over TLS, and the password is right.',
  )
  expect(await said(`smtps://k:right@0.0.0.0:${secure.port}`)).toMatch(/^met: Answers over TLS/)
  expect(await said(`smtp://k:wrong@0.0.0.0:${own.port}`)).toMatch(
    /^not met: It refuses the name or the password/,
  )
  expect(inShort(await relayTakesUs(`smtp://k:right@0.0.0.0:${own.port}`))).toMatch(
    /^not met: It has no TLS that can be trusted/,
  )
  expect(await said(`smtp://0.0.0.0:${plain.port}`)).toMatch(/^not met: It has no TLS that can be trusted/)
  expect(await said(`smtp://127.0.0.1:${plain.port}`)).toBe('met: Answers on this machine.')
  expect(await said(`smtp://127.0.0.1:${await freePort()}`)).toMatch(/^not met: It cannot be reached/)
  for (const { server } of [own, plain, secure]) await new Promise<void>(done => server.close(done))
})

describe('asking the site itself', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ trustedProxies: ['127.0.0.1'] })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  /** Opens a proxy with TLS that changes X-Forwarded-For and the headers of answers as the test wants. */
  async function openProxy(
    forwarded: (given: string) => string,
    answered: (headers: Record<string, unknown>) => object = headers => headers,
    upstream = server,
    path?: string,
  ) {
    const proxy = createServer(TEST_CERTIFICATE, (incoming, outgoing) => {
      const headers = {
        ...incoming.headers,
        'x-forwarded-for': forwarded(String(incoming.headers['x-forwarded-for'])),
      }
      const { port } = upstream.app.server.address() as AddressInfo
      const asked = request({ port, host: '127.0.0.1', path: path ?? incoming.url, headers }, answer => {
        outgoing.writeHead(answer.statusCode!, answered(answer.headers) as never)
        answer.pipe(outgoing)
      })
      asked.end()
    }).listen(0, 'localhost')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const site = { publicUrl: `https://localhost:${port}`, ca: TEST_CERTIFICATE.cert }
    return { site, close: () => new Promise(done => proxy.close(done)) }
  }

  test('checks HTTPS with a trusted certificate, and HSTS', async () => {
    const { site, close } = await openProxy(given => given)
    expect(inShort(await siteAnswers(site))).toBe('met: Answers over HTTPS, with HSTS for 730 days.')
    expect(inShort(await siteAnswers({ publicUrl: site.publicUrl }))).toMatch(
      /^not met: Browsers do not trust/,
    )
    await close()
    expect(inShort(await siteAnswers(site))).toMatch(/^not met: It does not answer/)
    const withHsts = (value: string) => (headers: object) => ({
      ...headers,
      'strict-transport-security': value,
    })
    for (const value of ['max-age=0', 'max-age=15767999', '']) {
      const brief = await openProxy(given => given, withHsts(value))
      expect(inShort(await siteAnswers(brief.site))).toMatch(/^not met: It answers without HSTS/)
      await brief.close()
    }
    const elsewhere = await openProxy(given => given, undefined, undefined, '/nowhere')
    expect(inShort(await siteAnswers(elsewhere.site))).toMatch(/^not met: It answers 404, not 200\./)
    await elsewhere.close()
    expect(inShort(await siteAnswers({ publicUrl: 'http://localhost:3000' }))).toMatch(
      /^not met: Set PUBLIC_URL /,
    )
  })

  test('checks TRUSTED_PROXIES: the site must see the visitor, not the proxy or a forged address', async () => {
    const said = async (forwarded: (given: string) => string, upstream = server) => {
      const { site, close } = await openProxy(forwarded, undefined, upstream)
      const finding = await visitorIsSeen(site, upstream.database)
      await close()
      return inShort(finding)
    }
    const overwrites = () => '203.0.113.9'
    const adds = (given: string) => `${given}, 203.0.113.9`
    for (const forwarded of [overwrites, adds])
      expect(await said(forwarded)).toMatch(/^met: The site sees this machine as 203\.0\.113\.9\./)
    const { site, close } = await openProxy(adds, undefined, undefined, '/nowhere')
    expect(inShort(await visitorIsSeen(site, server.database))).toMatch(
      /^cannot tell: The site answers 404: start/,
    )
    await close()
    expect(inShort(await visitorIsSeen(site, server.database))).toMatch(/^cannot tell: .* does not answer/)
    expect(await said(given => given)).toMatch(/^not met: Any visitor can pretend to be any address/)
    expect(await said(given => `${given}, 203.0.113.9, 203.0.113.80`)).toBe(
      'not met: The site takes your proxy at 203.0.113.80 for the visitor, so all visitors count as one. Add to TRUSTED_PROXIES: 203.0.113.80',
    )
    for (const [trustedProxies, forwarded, expected] of [
      [
        [],
        overwrites,
        /^not met: The site takes your proxy at 127\.0\.0\.1 .* Add to TRUSTED_PROXIES: 127\.0\.0\.1$/,
      ],
      [[], (given: string) => given, /^not met: The proxy at 127\.0\.0\.1 does not say who visits/],
      [['0.0.0.0/1', '128.0.0.0/1'], adds, /^not met: Any visitor can pretend/],
    ] as const) {
      const other = await openTestServer({ trustedProxies })
      await other.app.listen({ port: 0, host: '127.0.0.1' })
      expect(await said(forwarded, other)).toMatch(expected)
      await other.close()
    }
  })

  test('without a valid signature, the address answers as if it did not exist', async () => {
    const nowhere = await server.app.inject('/api/nowhere')
    for (const headers of [{}, { 'x-preflight': `${Date.now()}.${'0'.repeat(64)}` }]) {
      const { statusCode, body } = await server.app.inject({ url: '/api/seen-address', headers })
      expect([statusCode, body]).toEqual([nowhere.statusCode, nowhere.body])
    }
  })

  test('the command prints every finding within 80 columns, those not met first, and exits with 1', async () => {
    const { site, close } = await openProxy(() => '203.0.113.9')
    const dns = await startTestDns()
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const action = preflightWith({ resolver: dns.resolver, ca: site.ca })
    const run = (words: string[], environment: NodeJS.ProcessEnv) => runAction(action, words, environment)
    const environment = {
      PUBLIC_URL: site.publicUrl,
      MAIL_DIR: folder,
      MAIL_FROM: 'hello@good.test',
      DATABASE_URL: server.url,
    }
    const { MAIL_DIR: _, ...withoutMail } = environment
    const codes = [await run([], environment), await run(['--json'], withoutMail)]
    dns.down = true
    codes.push(await run(['--json'], environment))
    const [words] = printed.mock.calls.map(([text]) => String(text))
    const [json, away] = written.mock.calls.map(([text]) => String(text)).filter(text => text.startsWith('['))
    printed.mockRestore()
    written.mockRestore()
    await close()
    await dns.close()
    expect(codes).toEqual([1, 1, 1])
    const stateOf = (what: string, said = away) =>
      (JSON.parse(said!) as Finding[]).find(finding => finding.what === what)?.state
    expect(['SPF of', 'DMARC of', 'Email to'].map(what => stateOf(`${what} good.test`))).toEqual(
      Array(3).fill('cannot tell'),
    )
    expect(stateOf('Email', json)).toBe('not met')
    expect(words!.split('\n').filter(line => line.length > 80)).toEqual([])
    // The numbers vary: preflight rejects the page if somebody has edited the sources since the last build.
    expect(words).toMatch(
      /^NOT MET\n✗ .*\n\nCANNOT TELL\n\? .*\n\nMET\n✓ .*\n\n1[4-6] not met, 1 cannot tell, [4-6] met\.$/s,
    )
    expect(JSON.parse(json!)).toContainEqual({
      what: '“Eco Certified”',
      state: 'not met',
      says: expect.stringContaining('src/content/claims.ts'),
      decide: expect.stringContaining('Which certificate'),
    })
  })
})
