import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { claims } from '#src/content/claims.ts'
import { roomOnDisk } from '#src/founder/files/room-on-disk.ts'
import { readOperator } from '#src/operator-settings.ts'
import { inShort } from '#test/support/in-short.ts'
import { findingsInWords } from './founder/preflight.ts'
import {
  accountsSet,
  certificatesNamed,
  claimsGrounded,
  countIsReached,
  founderIsWrittenTo,
  operatorNamed,
  perkTermsAgreed,
} from './promises.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerbside-preflight-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('checks on this machine', () => {
  test('what the founder has to decide names no file and no setting', () => {
    const terms = { ...claims, perkTerms: undefined }
    const open = [
      ...operatorNamed(readOperator({})),
      founderIsWrittenTo(undefined),
      ...certificatesNamed('<p>Words', { Words: undefined }),
      ...certificatesNamed('<p>Words', { Words: { name: 'A', issuer: 'B', until: '2020-01-31' } }),
      claimsGrounded(['Cheap'], {}),
      perkTermsAgreed(terms, {}),
      perkTermsAgreed(terms, { 'Until when?': '' }),
      accountsSet('<ul class="social"><li><a href="https://x.test/"></ul>'),
    ]
    const wordsFor = open.map(({ what, decide }) => `${what}: ${decide}`)
    expect(wordsFor.filter(words => /undefined|[A-Z]{2,}_|src\/|\.ts\b|npm|build/.test(words))).toEqual([])
  })

  test('checks the operator, certificates, perk terms, claims and accounts', () => {
    const written = (contact?: string, email?: string) => inShort(founderIsWrittenTo(contact, email))
    expect(written('k@k.test')).toBe('met: k@k.test.')
    expect(written('https://k.test/', 'me@k.test')).toBe('met: me@k.test.')
    for (const contact of [undefined, 'https://k.test/'])
      expect(written(contact)).toMatch(/^not met: Set OPERATOR_EMAIL /)
    const certificate = { name: 'A', issuer: 'B', until: '2026-05-31' }
    const at = (day: string, one?: typeof certificate) =>
      certificatesNamed('<p>Words', { Words: one }, Date.parse(day)).map(inShort)
    expect(at('2026-05-31', certificate)).toEqual(['met: A, by B, until 2026-05-31.'])
    expect(at('2026-06-01', certificate)).toEqual([
      expect.stringMatching(/^not met: A ended on 2026-05-31\./),
    ])
    expect(at('2026-06-01')).toEqual([expect.stringMatching(/^not met: Name the certificate and its issuer/)])
    expect(certificatesNamed('<p>Nothing', { Words: undefined }).map(inShort)).toEqual([
      'met: The page does not say so.',
    ])
    const perkTerms = { version: '1', agreedBy: 'A', on: '2026-01-01' }
    expect(perkTermsAgreed({ ...claims, perkTerms }, {}).state).toBe('met')
    expect(inShort(perkTermsAgreed({ ...claims, perkTerms }, { 'Until when?': '' }))).toMatch(
      /^not met: Answer .* Until when\? /,
    )
    for (const other of [undefined, { ...perkTerms, version: '0' }])
      expect(perkTermsAgreed({ ...claims, perkTerms: other }, {}).state).toBe('not met')
    const business = (given: Parameters<typeof readOperator>[0]) =>
      operatorNamed(readOperator(given)).map(inShort)
    const OPERATOR_NAME = 'K'
    expect(business({ OPERATOR_NAME, OPERATOR_CONTACT: 'k@k.test' })[0]).toBe('met: K, k@k.test')
    expect(business({ OPERATOR_NAME })[0]).toMatch(/^not met: Set OPERATOR_CONTACT: /)
    const [COMPANY_ADDRESS, ICO_REGISTRATION] = ['1 Example Street', 'ZA1']
    const trader = { COMPANY_ADDRESS, ICO_REGISTRATION, OPERATOR_PROCESSORS: 'A host, Germany' }
    expect(business(trader).slice(1)).toEqual([
      'met: 1 Example Street, ICO registration ZA1',
      'met: A host, Germany',
    ])
    const company = { ...trader, COMPANY_NUMBER: '1', COMPANY_REGISTERED_IN: 'Scotland' }
    expect(business(company)[1]).toBe(
      'met: registered in Scotland, no. 1, registered office: 1 Example Street, ICO registration ZA1',
    )
    expect(business({ COMPANY_NUMBER: '1' })[1]).toMatch(
      /^not met: Set COMPANY_ADDRESS and ICO_REGISTRATION and COMPANY_REGISTERED_IN\./,
    )
    expect(business({})).toEqual(Array(3).fill(expect.stringMatching(/^not met/)))
    expect(claimsGrounded().state).toBe('met')
    expect(inShort(claimsGrounded(['Fast', 'Cheap'], { Fast: '' }))).toMatch(/^not met: Give “Cheap” a line/)
    const icons = (...urls: string[]) =>
      `<ul class="social">${urls.map(url => `<li><a href="${url}">`).join('')}</ul><a href="https://z.test/">`
    expect(inShort(accountsSet(icons('https://x.test/ours')))).toBe('met: https://x.test/ours')
    expect(inShort(accountsSet(icons('https://x.test/ours', 'https://y.test/')))).toMatch(
      /^not met: The icons lead to the front pages https:\/\/y\.test\/: put /,
    )
  })

  test('checks that at least as many people joined as the page shows, and that the disk has room', async () => {
    const PAGE = '<b><data value="1247" translate="no">1,247</data>'
    const people = async (n: number) =>
      inShort(await countIsReached({ query: async <Row>() => [{ n }] as Row[] }, PAGE))
    expect(await people(1_247)).toBe('met: There are 1,247.')
    expect(inShort(await countIsReached({ query: async () => [] }, PAGE))).toMatch(/^cannot tell: /)
    expect(await people(1_246)).toMatch(
      /^not met: There are 1,246, and every page shows 1,247 .* src\/waitlist\/entry\.ts to 1246, build/,
    )
    const file = join(folder, 'list.db')
    writeFileSync(file, 'a list')
    expect((await roomOnDisk(file, async () => 600e6)).state).toBe('met')
    expect(inShort(await roomOnDisk(file, async () => 400e6))).toMatch(
      /^not met: 400 MB free .* until there are 500 MB/,
    )
    expect((await roomOnDisk(file)).state).not.toBe('cannot tell')
    expect((await roomOnDisk(undefined)).state).toBe('cannot tell')
  })
})

test('breaks lines between words, and puts a DNS record to copy on its own line', () => {
  const says = `Add a TXT record, ${'which is long, '.repeat(8)}at x.test:\nv=spf1 ~all`
  const lines = findingsInWords([{ what: 'SPF', state: 'not met', says }]).split('\n')
  expect(lines.at(-3)).toBe('    v=spf1 ~all')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
})
