import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dkimSign } from 'mailauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inShort } from '#test/support/in-short.ts'
import { startTestDns, type TestDns } from '#test/support/test-dns.ts'
import { readEmail, receivedEmail } from './received-email.ts'
import { dmarcIsThere, mailReachesUs, spfIsRight } from './sender-domain.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerbside-preflight-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
    'ten.test': {
      TXT: [
        `v=spf1 ${Object.keys(eleven)
          .slice(1)
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
})
afterAll(() => dns.close())
beforeEach(() => {
  dns.down = false
})

test('SPF needs one record that says what to do with all other senders, within ten look-ups', async () => {
  const said = async (name: string) => inShort(await spfIsRight(`${name}.test`, dns.resolver))
  expect(await said('good')).toBe('met: v=spf1 ip4:203.0.113.9 include:s1.test ~all: 1 of 10 look-ups.')
  expect(await said('bare')).toMatch(/^not met: There is no record\. Add a TXT record at bare\.test /)
  expect(await said('ten')).toMatch(/^met: .*: 10 of 10 look-ups\.$/)
  expect(await said('many')).toMatch(/^not met: Receivers will treat it as broken \(.*Too many DNS requests/)
  expect(await said('anyone')).toBe('not met: v=spf1 +all lets anyone send in your name: end it with ~all.')
  expect(await said('open')).toMatch(/^not met: .* says nothing about other senders: end it with ~all\.$/)
  expect(await said('twice')).toMatch(/^not met: Receivers will treat it as broken/)
  dns.down = true
  expect(await said('good')).toMatch(/^cannot tell: DNS did not answer/)
})

test('checks DMARC, and the MX for replies and bounces', async () => {
  const said = async (name: string) => inShort(await dmarcIsThere(`${name}.test`, dns.resolver))
  expect(await said('good')).toBe('met: v=DMARC1; p=quarantine; rua=mailto:me@good.test')
  expect(await said('mail.good')).toBe(await said('good'))
  expect(await said('mild')).toMatch(
    /^met: .*It asks for nothing yet: once all is well, make it p=quarantine\.$/,
  )
  expect(await said('bare')).toMatch(
    /^not met: There is no record .*\nv=DMARC1; p=none; rua=mailto:YOU@bare\.test$/,
  )
  const mx = async (name: string) => inShort(await mailReachesUs(`${name}.test`, dns.resolver))
  expect(await mx('good')).toBe('met: Goes to mx.good.test, mx2.good.test.')
  expect(await mx('bare')).toMatch(/^not met: It has no MX record: replies and bounces go nowhere/)
  expect(await mx('anyone')).toMatch(/^not met: Its MX record says that it accepts no email/)
  dns.down = true
  expect(await said('good')).toMatch(/^cannot tell: /)
  expect(await mx('good')).toMatch(/^cannot tell: DNS did not answer/)
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
  return (await receivedEmail(readEmail(file), 'good.test', dns.resolver)).map(inShort)
}

test('an email to yourself must be signed by the sender’s domain and recognised by receivers', async () => {
  expect(await read(via('203.0.113.9') + (await signed('good.test')))).toEqual([
    'met: By good.test, with the key k1, and it is valid.',
    expect.stringMatching(/^cannot tell: This email asks for none/),
    'met: By the records as they are now. The receiver did not say. SPF: pass.',
  ])
  const told = 'Authentication-Results: mx.x.uk;\r\n spf=pass smtp.mailfrom=good.test;\r\n dmarc=pass\r\n'
  expect((await read(told + (await signed('good.test'))))[2]).toBe(
    'met: The receiver says so (dmarc=pass). SPF: pass.',
  )
  expect((await read(told.replace('dmarc=pass', 'dmarc=fail') + (await signed('good.test'))))[2]).toMatch(
    /^not met: The receiver said no \(dmarc=fail\), but the records are right now/,
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
    /^not met: The signature is not valid \(.*Compare the TXT record at k1\._domainkey\.good\.test/,
  )
  expect(await read(email('', 'me@x.uk'))).toEqual([
    expect.stringMatching(/^not met: .* is from x\.uk, not from good\.test as MAIL_FROM says/),
  ])
  expect(() => readEmail(join(folder, 'none.eml'))).toThrow('there is no file')
  dns.down = true
  const away = await read(await signed('good.test'))
  expect(away.map(line => line.slice(0, 11))).toEqual(['cannot tell', 'cannot tell'])
})

test('the button to unsubscribe needs both of its headers in the signature', async () => {
  const asks = email(
    'List-Unsubscribe: <https://good.test/unsubscribe?t=1>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n',
  )
  const signing = async (...headers: string[]) => {
    const signatureData = [{ signingDomain: 'good.test', selector: 'k1', privateKey }]
    const headerList = ['from', 'to', 'subject', 'date', ...headers].join(':')
    const { signatures } = await dkimSign(asks, { signatureData, headerList } as never)
    return (await read(signatures + asks))[1]
  }
  expect(await signing('list-unsubscribe', 'list-unsubscribe-post')).toBe(
    'met: The signature covers both headers.',
  )
  // What OpenDKIM signs by default.
  expect(await signing('list-unsubscribe')).toMatch(
    /^not met: DKIM does not sign List-Unsubscribe-Post, so Gmail and Yahoo show none/,
  )
})
