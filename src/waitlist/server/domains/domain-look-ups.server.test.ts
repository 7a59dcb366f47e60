import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { startTestDns, type TestDns } from '#test/support/test-dns.ts'
import { openTestServer } from '#test/support/test-server.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { eraseEntry } from '../member/erase-entry.ts'
import { WAITLIST_INSERT } from '../member/personal-data.ts'
import { createDomainLookUps } from './domain-look-ups.ts'
import { createJudge, type Judge } from './judge-domain.ts'
import { marksOf, type Verdict } from './mail-domain.ts'

const AT_ONCE = { turn: 1, retry: 1, longest: 1, first: 60_000_000, list: 60_000_000 }
const log = { info() {}, warn() {} }

let dns: TestDns
beforeAll(async () => {
  dns = await startTestDns({
    'good.test': { MX: ['mx.good.test'] },
    'address.test': { A: ['127.0.0.1'] },
    'null.test': { MX: ['.'] },
    'broken.test': { A: 'fails' },
    'empty.test': { TXT: ['nothing that takes email'] },
    'xn--bcher-kva.test': { MX: ['mx.good.test'] },
  })
})
afterAll(() => dns.close())
beforeEach(() => {
  dns.down = false
})

const known = async (database: Database) =>
  Object.fromEntries(
    (await database.query<{ domain: string; verdict: string }>('select * from mail_domain')).map(
      ({ domain, verdict }) => [domain, verdict],
    ),
  )

test('a domain is judged by its MX, or by its addresses if it has none, and by the list of disposable domains', async () => {
  const { judge } = createJudge(dns.servers)
  // On a busy machine a resolver gives up now and then.
  const judged = (domain: string): Promise<Verdict> => judge(domain).catch(() => judged(domain))
  const verdicts: Record<string, string> = {}
  const names = ['good', 'address', 'null', 'empty', 'nobody', 'xn--bcher-kva'].map(name => `${name}.test`)
  for (const domain of [...names, 'mailinator.com', 'my.mailinator.com', '..', `${'a'.repeat(64)}.test`])
    verdicts[domain] = await judged(domain)
  expect(Object.values(verdicts)).toEqual([
    'takes email',
    'takes email',
    'refuses email',
    'no server',
    'no server',
    'takes email',
    'disposable',
    'disposable',
    'no server',
    'no server',
  ])
  dns.down = true
  await expect(judge('nobody.test')).rejects.toThrow()
})

// An unhandled rejection ends a server, and fails a run of Vitest.
test('if neither kind of address can be looked up, no rejection is left unhandled', async () => {
  await expect(createJudge(dns.servers).judge('broken.test')).rejects.toThrow()
  expect(dns.asked.filter(name => name === 'broken.test').length).toBeGreaterThan(1)
})

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const keys = ['a@good.test', 'b@null.test', 'c@nobody.test', 'd@mailinator.com', 'e@good.test']
  const joined = () =>
    own.database.insertMissing(
      WAITLIST_INSERT,
      keys.map(key => testEntry(key)),
    )
  const open = () =>
    createDomainLookUps({ database: own.database, judge: createJudge(dns.servers), log }, AT_ONCE)

  test('no domain is marked while DNS is down; afterwards each is, and an erased person’s domain is deleted', async () => {
    await joined()
    dns.down = true
    const lookUps = open()
    const before = dns.asked.length
    lookUps.add(keys.slice(0, 3))
    await eventually(() => expect(dns.asked.length).toBeGreaterThan(before + 20))
    expect(await known(own.database)).toEqual({})
    dns.down = false
    lookUps.add(keys)
    const all = {
      'good.test': 'takes email',
      'null.test': 'refuses email',
      'nobody.test': 'no server',
      'mailinator.com': 'disposable',
    }
    await eventually(async () => expect(await known(own.database)).toEqual(all))
    expect([...(await marksOf(own.database, keys))]).toEqual([
      ['b@null.test', 'its domain says that it accepts no email'],
      ['c@nobody.test', 'its domain has no server that accepts email'],
      ['d@mailinator.com', 'its domain gives out disposable addresses'],
    ])
    await eraseEntry(own.database, 'C@nobody.test')
    const { 'nobody.test': _gone, ...rest } = all
    expect(await known(own.database)).toEqual(rest)
    await lookUps.stop()
  })

  test('a scan of the whole list finds what a restart lost, and deletes domains that nobody has', async () => {
    await joined()
    await own.database.query(`insert into mail_domain values ('gone.test', 'no server', 1),
      ('good.test', 'no server', 1), ('null.test', 'refuses email', ${Date.now()})`)
    const lookUps = open()
    const before = dns.asked.length
    await lookUps.lookAtList()
    await eventually(async () =>
      expect(await known(own.database)).toEqual({
        'good.test': 'takes email',
        'null.test': 'refuses email',
        'nobody.test': 'no server',
        'mailinator.com': 'disposable',
      }),
    )
    await lookUps.stop()
    // Only the two that are neither disposable nor known from a recent look-up.
    expect(new Set(dns.asked.slice(before))).toEqual(new Set(['good.test', 'nobody.test']))
  })
})

test('a join is answered while its domain is being looked up, and nothing is stored if the person was erased meanwhile', async () => {
  let asked = () => {}
  const asking = new Promise<void>(resolve => {
    asked = resolve
  })
  let answer = (_verdict: 'no server') => {}
  const judge: Judge = {
    judge: () =>
      new Promise(resolve => {
        answer = resolve
        asked()
      }),
    cancel: () => answer('no server'),
  }
  const server = await openTestServer({
    domains: database => createDomainLookUps({ database, judge, log }, AT_ONCE),
  })
  const payload = { email: 'me@nobody.test', postcode: 'LS6 2AB' }
  const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/waitlist', payload })
  await asking
  expect([statusCode, await known(server.database)]).toEqual([201, {}])
  await eraseEntry(server.database, payload.email)
  answer('no server')
  await server.app.close()
  expect(await known(server.database)).toEqual({})
  await server.close()
})
