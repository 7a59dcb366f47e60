import { generateKeyPairSync } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dkimSign } from 'mailauth'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { preflightWith } from '#src/operator/commands/preflight.ts'
import { freePort } from '#src/testing/free-port.ts'
import { TEST_CERTIFICATE } from '#src/testing/test-certificate.ts'
import { startTestDns, type TestDns } from '#src/testing/test-dns.ts'
import { openTestServer, type TestServer } from '#src/testing/test-server.ts'
import { backupIsFresh } from './backup-is-fresh.ts'
import { clockIsRight } from './clock.ts'
import type { Finding } from './finding.ts'
import { addressIsPublic } from './findings-here.ts'
import { findingsInWords } from './findings-in-words.ts'
import {
  accountsSet,
  certificatesNamed,
  countIsReached,
  founderIsWrittenTo,
  operatorNamed,
  perkTermsAgreed,
} from './promises.ts'
import { receivedEmail } from './received-email.ts'
import { relayTakesUs } from './relay.ts'
import { roomOnDisk } from './room-on-disk.ts'
import { dmarcIsThere, mailReachesUs, spfIsRight } from './sender-domain.ts'
import { siteAnswers, visitorIsSeen } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerbside-preflight-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `not met`, and what is said. */
const inShort = ({ state, says }: Finding) => `${state}: ${says}`

describe('by the DNS of the sender', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const key = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`
  const eleven = Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => [`s${i}.test`, { TXT: ['v=spf1 ip4:203.0.113.1 -all'] }]),
  )
  const dmarc = (policy: string) => ({ TXT: [`v=DMARC1; p=${policy}; rua=mailto:me@good.test`] })

  let dns: TestDns
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  beforeAll(async () => {
    dns = await startTestDns({
      'good.test': {
        TXT: ['v=spf1 ip4:203.0.113.9 include:s1.test ~all'],
        MX: ['mx.good.test', 'mx2.good.test'],
      },
      '_dmarc.good.test': dmarc('quarantine'),
      'k1._domainkey.good.test': { TXT: [key] },
      'k1._domainkey.provider.test': { TXT: [key] },
      'many.test': {
        TXT: [
          `v=spf1 ${Object.keys(eleven)
            .map(name => `include:${name}`)
            .join(' ')} -all`,
        ],
      },
      'anyone.test': { TXT: ['v=spf1 +all'], MX: ['.'] },
      'open.test': { TXT: ['v=spf1 ip4:203.0.113.9'] },
      'twice.test': { TXT: ['v=spf1 -all', 'v=spf1 ~all'] },
      'mild.test': {},
      '_dmarc.mild.test': dmarc('none'),
      'bare.test': { A: ['127.0.0.1'] },
      ...eleven,
    })
    resolver.setServers(dns.servers)
  })
  afterAll(() => dns.close())
  beforeEach(() => {
    dns.down = false
  })

  test('SPF: one record, that ends, within ten look-ups', async () => {
    const said = async (name: string) => inShort(await spfIsRight(`${name}.test`, resolver))
    expect(await said('good')).toBe('met: v=spf1 ip4:203.0.113.9 include:s1.test ~all: 1 of 10 look-ups.')
    expect(await said('bare')).toMatch(/^not met: There is no record\. Add a TXT record at bare\.test /)
    expect(await said('many')).toMatch(/^not met: Receivers take it for broken \(.*Too many DNS requests/)
    expect(await said('anyone')).toBe('not met: v=spf1 +all lets anyone send in your name: end it with ~all.')
    expect(await said('open')).toMatch(/says nothing of other senders: end it with ~all\.$/)
    expect(await said('twice')).toMatch(/^not met: Receivers take it for broken/)
    dns.down = true
    expect(await said('good')).toMatch(/^cannot tell: The DNS did not answer/)
  })

  test('DMARC, and an MX for replies and bounces', async () => {
    const said = async (name: string) => inShort(await dmarcIsThere(`${name}.test`, resolver))
    expect(await said('good')).toBe('met: v=DMARC1; p=quarantine; rua=mailto:me@good.test')
    expect(await said('mild')).toMatch(
      /^met: .*It asks for nothing yet: once all is well, make it p=quarantine\.$/,
    )
    expect(await said('bare')).toMatch(
      /^not met: There is no record .*\nv=DMARC1; p=none; rua=mailto:YOU@bare\.test$/,
    )
    const mx = async (name: string) => inShort(await mailReachesUs(`${name}.test`, resolver))
    expect(await mx('good')).toBe('met: Goes to mx.good.test, mx2.good.test.')
    expect(await mx('bare')).toMatch(/^not met: It has no MX record: replies and bounces go nowhere/)
    expect(await mx('anyone')).toMatch(/^not met: Its MX record says that it takes no email/)
    dns.down = true
    expect(await said('good')).toMatch(/^cannot tell: /)
    await expect(mx('good')).rejects.toThrow('The DNS did not answer')
  })

  const email = (headers = '', from = 'hello@good.test') =>
    `${headers}From: Kerbside <${from}>\r\nTo: me@x.uk\r\nSubject: Hello\r\nDate: Sun, 01 Nov 2026 10:00:00 +0000\r\n\r\nHello\r\n`
  const signed = async (signingDomain: string, text = email()) =>
    (await dkimSign(text, { signatureData: [{ signingDomain, selector: 'k1', privateKey }] } as never))
      .signatures + text
  const via = (address: string) =>
    `Return-Path: <hello@good.test>\r\nReceived: from mail.good.test (mail.good.test [${address}]) by mx.x.uk; Sun, 01 Nov 2026 10:00:01 +0000\r\n`
  const read = async (text: string) => {
    const file = join(folder, 'received.eml')
    writeFileSync(file, text)
    return (await receivedEmail(file, 'good.test', resolver)).map(inShort)
  }

  test('an email to oneself: signed as the sender, and known by receivers', async () => {
    expect(await read(via('203.0.113.9') + (await signed('good.test')))).toEqual([
      'met: By good.test, with the key k1, and it holds.',
      'met: By the records as they are now. The receiver wrote nothing of it. SPF: pass.',
    ])
    const told = 'Authentication-Results: mx.x.uk;\r\n spf=pass smtp.mailfrom=good.test;\r\n dmarc=pass\r\n'
    expect((await read(told + (await signed('good.test'))))[1]).toBe(
      'met: The receiver says so (dmarc=pass). SPF: pass.',
    )
    expect(await read(via('203.0.113.200') + email())).toEqual([
      expect.stringMatching(/^not met: It carries no signature\./),
      expect.stringMatching(
        /^not met: Neither a signature nor SPF speaks for good\.test \(SPF: softfail, dmarc=fail\)/,
      ),
    ])
    expect((await read(via('203.0.113.9') + (await signed('provider.test'))))[0]).toBe(
      'not met: It is signed by provider.test alone. Have your mail provider sign as good.test: it names the records to add.',
    )
    expect((await read((await signed('good.test')).replace('\r\nHello', '\r\nHelp')))[0]).toMatch(
      /^not met: The signature does not hold \(.*Compare the TXT record at k1\._domainkey\.good\.test/,
    )
    expect(await read(email('', 'me@x.uk'))).toEqual([
      expect.stringMatching(/^not met: .* is from x\.uk, not from good\.test as MAIL_FROM says/),
    ])
    await expect(receivedEmail(join(folder, 'none.eml'), 'good.test', resolver)).rejects.toThrow(
      'there is no file',
    )
    dns.down = true
    const away = await read(await signed('good.test'))
    expect(away.map(line => line.slice(0, 11))).toEqual(['cannot tell', 'cannot tell'])
  })
})

test('the mail server: its TLS, its certificate, its password, and that it is there', async () => {
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
  const said = async (url: string) => inShort(await relayTakesUs(url, TEST_CERTIFICATE.cert))
  expect(await said(`smtp://k:right@0.0.0.0:${own.port}`)).toBe(
    'met: Answers over TLS, and the password is right.',
  )
  expect(await said(`smtp://k:wrong@0.0.0.0:${own.port}`)).toMatch(
    /^not met: It refuses the name or the password/,
  )
  expect(inShort(await relayTakesUs(`smtp://k:right@0.0.0.0:${own.port}`))).toMatch(
    /^not met: It has no TLS that can be trusted/,
  )
  expect(await said(`smtp://0.0.0.0:${plain.port}`)).toMatch(/^not met: It has no TLS that can be trusted/)
  expect(await said(`smtp://127.0.0.1:${plain.port}`)).toBe('met: Answers on this machine.')
  expect(await said(`smtp://127.0.0.1:${await freePort()}`)).toMatch(/^not met: It cannot be reached/)
  for (const { server } of [own, plain]) await new Promise<void>(done => server.close(done))
})

describe('by the site itself', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ trustedProxies: ['127.0.0.1'] })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  /** A proxy with TLS; what it makes of X-Forwarded-For, and of the answer's headers. */
  async function openProxy(
    forwarded: (given: string) => string,
    answered: (headers: Record<string, unknown>) => object = headers => headers,
    upstream = server,
  ) {
    const proxy = createServer(TEST_CERTIFICATE, (incoming, outgoing) => {
      const headers = {
        ...incoming.headers,
        'x-forwarded-for': forwarded(String(incoming.headers['x-forwarded-for'])),
      }
      const { port } = upstream.app.server.address() as AddressInfo
      const asked = request({ port, host: '127.0.0.1', path: incoming.url, headers }, answer => {
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

  test('it answers over HTTPS, with a certificate that is trusted, and HSTS', async () => {
    const { site, close } = await openProxy(given => given)
    expect(inShort(await siteAnswers(site))).toBe('met: Answers over HTTPS, with HSTS for 730 days.')
    expect(inShort(await siteAnswers({ publicUrl: site.publicUrl }))).toMatch(
      /^not met: Browsers do not trust/,
    )
    await close()
    expect(inShort(await siteAnswers(site))).toMatch(/^not met: It does not answer/)
    const bare = await openProxy(
      given => given,
      ({ 'strict-transport-security': _, ...rest }) => rest,
    )
    expect(inShort(await siteAnswers(bare.site))).toMatch(/^not met: It answers without HSTS/)
    await bare.close()
    expect(addressIsPublic('http://localhost:3000').state).toBe('not met')
  })

  test('TRUSTED_PROXIES: it sees the visitor, neither the proxy nor what a visitor pretends', async () => {
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

  test('to whoever cannot sign there is no such page', async () => {
    const nowhere = await server.app.inject('/api/nowhere')
    for (const headers of [{}, { 'x-preflight': `${Date.now()}.${'0'.repeat(64)}` }]) {
      const { statusCode, body } = await server.app.inject({ url: '/api/seen-address', headers })
      expect([statusCode, body]).toEqual([nowhere.statusCode, nowhere.body])
    }
  })

  test('the command says all of it in 80 columns, the reds first, and ends with 1', async () => {
    const { site, close } = await openProxy(() => '203.0.113.9')
    const dns = await startTestDns()
    const resolver = new Resolver({ timeout: 2_000, tries: 1 })
    resolver.setServers(dns.servers)
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
    const { run } = preflightWith({ resolver, time: { host: '127.0.0.1', port: 1 }, ca: site.ca })
    const environment = {
      PUBLIC_URL: site.publicUrl,
      MAIL_DIR: folder,
      MAIL_FROM: 'hello@good.test',
      DATABASE_URL: server.url,
    }
    const codes = [await run([], environment), await run(['--json'], environment)]
    const [words, json] = printed.mock.calls.map(([text]) => String(text))
    printed.mockRestore()
    await close()
    await dns.close()
    expect(codes).toEqual([1, 1])
    expect(words!.split('\n').filter(line => line.length > 80)).toEqual([])
    expect(words).toMatch(
      /^NOT MET\n✗ .*\n\nCANNOT TELL\n\? .*\n\nMET\n✓ .*\n\n12 not met, 2 cannot tell, 3 met\.$/s,
    )
    expect(JSON.parse(json!)).toContainEqual({
      what: '“Eco Certified”',
      state: 'not met',
      says: expect.stringContaining('src/content/claims.ts'),
    })
  })
})

describe('by what is set, promised and there', () => {
  test('who keeps the list, certificates, terms and accounts', () => {
    expect(operatorNamed({ name: 'K', contact: 'k@k.test' }).state).toBe('met')
    const written = (contact?: string, email?: string) =>
      inShort(founderIsWrittenTo({ name: 'K', contact, email }))
    expect(written('k@k.test')).toBe('met: k@k.test.')
    expect(written('https://k.test/', 'me@k.test')).toBe('met: me@k.test.')
    for (const contact of [undefined, 'https://k.test/'])
      expect(written(contact)).toMatch(/^not met: Set OPERATOR_EMAIL /)
    expect(inShort(operatorNamed({ name: 'K', contact: undefined }))).toMatch(
      /^not met: Set OPERATOR_CONTACT: /,
    )
    const certificate = { name: 'A', issuer: 'B', until: '2026-05-31' }
    const at = (day: string, one?: typeof certificate) =>
      certificatesNamed({ Words: one }, Date.parse(day)).map(inShort)
    expect(at('2026-05-31', certificate)).toEqual(['met: A, by B, until 2026-05-31.'])
    expect(at('2026-06-01', certificate)).toEqual([
      expect.stringMatching(/^not met: A ended on 2026-05-31\./),
    ])
    expect(at('2026-06-01')).toEqual([expect.stringMatching(/^not met: Name the certificate and its issuer/)])
    const perkTerms = { version: '1', agreedBy: 'A', on: '2026-01-01' }
    expect(perkTermsAgreed({ certificates: {}, perkTerms }).state).toBe('met')
    for (const other of [undefined, { ...perkTerms, version: '0' }])
      expect(perkTermsAgreed({ certificates: {}, perkTerms: other }).state).toBe('not met')
    expect(accountsSet({ one: 'https://x.test/ours' }).state).toBe('met')
    expect(inShort(accountsSet({ one: 'https://x.test/ours', two: 'https://y.test/' }))).toMatch(
      /addresses for two into/,
    )
  })

  test('a backup that was counted, of the last night', async () => {
    const now = Date.UTC(2026, 4, 20, 12)
    const said = async (hours?: number) =>
      inShort(
        await backupIsFresh(async () => (hours === undefined ? undefined : now - hours * 3_600_000), now),
      )
    expect(inShort(await backupIsFresh(undefined))).toMatch(/^not met: There is none, .*: set BACKUP_DIR\.$/)
    expect(await said()).toMatch(/^not met: None was made yet\./)
    expect(await said(10)).toBe('met: Made, opened and counted 10 hours ago.')
    expect(await said(29.9)).toBe('met: Made, opened and counted 29 hours ago.')
    expect(await said(30.1)).toMatch(/^not met: The last that was counted is 30 hours old\./)
    expect(await said(72)).toMatch(/^not met: The last that was counted is 3 days old\./)
  })

  test('as many people as the page shows, and room on the disk', async () => {
    const people = async (n: number) =>
      inShort(await countIsReached({ query: async <Row>() => [{ n }] as Row[] }))
    expect(await people(1_247)).toBe('met: There are 1,247.')
    expect(await people(1_246)).toMatch(/^not met: There are 1,246, .* src\/waitlist\/entry\.ts to 1246:/)
    const file = join(folder, 'list.db')
    writeFileSync(file, 'a list')
    expect((await roomOnDisk(file, async () => 600e6)).state).toBe('met')
    expect(inShort(await roomOnDisk(file, async () => 400e6))).toMatch(
      /^not met: 400 MB free .* until there are 500 MB/,
    )
    expect((await roomOnDisk(file)).state).not.toBe('cannot tell')
    expect((await roomOnDisk(undefined)).state).toBe('cannot tell')
  })

  test('the clock, by a time server', async () => {
    let ahead = 0
    const time = createSocket('udp4').bind(0, '127.0.0.1')
    time.on('message', (_question, { port, address }) => {
      const answer = Buffer.alloc(48)
      answer.writeUInt32BE(Math.floor((Date.now() + ahead - Date.UTC(1900, 0)) / 1_000), 40)
      time.send(answer, port, address)
    })
    await once(time, 'listening')
    const server = { host: '127.0.0.1', port: time.address().port }
    expect(inShort(await clockIsRight(server))).toBe('met: Agrees with 127.0.0.1.')
    ahead = 3_600_000
    expect(inShort(await clockIsRight(server))).toMatch(/^not met: It is 3,\d{3} seconds slow\./)
    await new Promise<void>(done => time.close(done))
    expect(inShort(await clockIsRight(server))).toMatch(/^cannot tell: 127\.0\.0\.1 did not answer/)
  })
})

test('words are broken between words, a record to be copied is a line of its own', () => {
  const says = `Add a TXT record, ${'which is long, '.repeat(8)}at x.test:\nv=spf1 ~all`
  const lines = findingsInWords([{ what: 'SPF', state: 'not met', says }]).split('\n')
  expect(lines.at(-3)).toBe('    v=spf1 ~all')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
})
