import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES } from '#src/db/test-database.ts'
import { openTestServer, type TestServer } from '#src/server/test-server.ts'
import { createLinks } from './links.ts'
import { mailboxOf } from './mailbox.ts'
import type { Member } from './member.ts'
import { createReferrals } from './referrals.ts'

const PUBLIC_URL = 'https://kerbside.test'

test.each([
  ['me@x.uk', 'me@x.uk'],
  ['me+a+b@x.uk', 'me@x.uk'],
  ['m.e@x.uk', 'm.e@x.uk'],
  ['m.e+kerb@gmail.com', 'me@gmail.com'],
  ['me@googlemail.com', 'me@gmail.com'],
  ['+me@x.uk', '+me@x.uk'],
])('%s ends in the mailbox %s', (key, mailbox) => expect(mailboxOf(key)).toBe(mailbox))

describe.each(ENGINES)('on %s', engine => {
  let folder: string
  let server: TestServer
  beforeEach(async () => {
    folder = mkdtempSync(joinPath(tmpdir(), 'kerbside-'))
    server = await openTestServer({
      engine,
      referrals: true,
      mail: { via: { folder }, from: 'hello@kerbside.test', perDay: 10_000 },
    })
  })
  afterEach(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const join = (email: string, more: object = {}, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/waitlist',
      payload: { email, postcode: 'M1 1AE', ...more },
      headers,
    })
  const codeOf = async (email: string) => new URL((await join(email)).json().share).searchParams.get('r')!
  const row = async (email: string) =>
    (
      await server.database.query<Member>('select * from waitlist where email_key = $1', [
        email.toLowerCase(),
      ])
    )[0]!
  async function confirm(email: string): Promise<string> {
    const t = await createLinks(server.database, PUBLIC_URL).token('confirm', await row(email))
    return (await server.app.inject({ method: 'POST', url: '/confirm', payload: `t=${t}`, headers: FORM }))
      .body
  }
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
  const rankIn = (page: string) => Number(page.match(/You’re number (\d+) of/)?.[1])
  /** Joins and confirms `n` others first, some minutes apart. */
  async function fill(n: number) {
    for (let i = 0; i < n; i += 1) {
      await join(`early${i}@x.uk`)
      await confirm(`early${i}@x.uk`)
      await server.database.query(
        'update waitlist set confirmed_at = confirmed_at - $1 where email_key = $2',
        [(n - i) * 60_000, `early${i}@x.uk`],
      )
    }
  }

  test('the answer to a join carries a link, the same for a new and a known address, in any letter case', async () => {
    const first = await join('Me@x.uk')
    expect(first.json()).toEqual({
      joined: true,
      share: expect.stringMatching(/^https:\/\/kerbside\.test\/\?r=[a-z2-9]{12}$/),
    })
    expect((await join('ME@x.uk')).body).toBe(first.body)
    expect((await join('other@x.uk')).json().share).not.toBe(first.json().share)
    expect(first.body).toHaveLength((await join('a-longer-address@example.co.uk')).body.length)
  })

  test('a confirmed friend moves one up, past those who confirmed within a day before', async () => {
    await fill(5)
    const code = await codeOf('me@x.uk')
    const page = await confirm('me@x.uk')
    expect(rankIn(page)).toBe(6)
    expect(page).toContain(`https://kerbside.test/?r=${code}`)
    await join('friend@x.uk', { r: code })
    expect(rankIn(await confirm('me@x.uk'))).toBe(6)
    await confirm('friend@x.uk')
    expect(rankIn(await confirm('me@x.uk'))).toBe(1)
    expect(rankIn(await confirm('friend@x.uk'))).toBe(7)
  })

  test('the code is read from the form, or from the address of the page that it stood on', async () => {
    const code = await codeOf('me@x.uk')
    await join('a@x.uk', { r: code })
    await join('b@x.uk', {}, { referer: `https://kerbside.test/?utm=1&r=${code}` })
    await server.app.inject({
      method: 'POST',
      url: '/api/waitlist',
      payload: 'email=c@x.uk&postcode=M1+1AE',
      headers: { ...FORM, referer: `https://kerbside.test/?r=${code}#hero-form` },
    })
    for (const email of ['a@x.uk', 'b@x.uk', 'c@x.uk']) expect((await row(email)).referred_by).toBe(code)
    for (const [i, r] of [7, 'short', `${code}x`, code.toUpperCase(), "' or 1=1 --", '\u0000'].entries()) {
      await join(`d${i}@x.uk`, { r }, { referer: 'not an address' })
      expect((await row(`d${i}@x.uk`)).referred_by).toBeNull()
    }
  })

  test('a friend who confirms before the one who brought them counts once that has confirmed', async () => {
    await fill(3)
    await join('friend@x.uk', { r: await codeOf('me@x.uk') })
    await confirm('friend@x.uk')
    expect(rankIn(await confirm('me@x.uk'))).toBe(1)
  })

  test('fifty frauds, and the rank is what it was', async () => {
    // Each further friend that counted would move one past another of these.
    await fill(4)
    for (const [i, days] of [1.5, 2.5, 3.5, 4.5].entries())
      await server.database.query('update waitlist set confirmed_at = $1 where email_key = $2', [
        Date.now() - days * 86_400_000,
        `early${i}@x.uk`,
      ])
    const me = 'my.name@gmail.com'
    const code = await codeOf(me)
    await join('true.friend@gmail.com', { r: code })
    await confirm('true.friend@gmail.com')
    await confirm(me)
    const before = rankIn(await confirm(me))
    expect(before).toBe(5)
    const dotted = ['m.yname', 'my.n.ame', 'm.y.n.a.m.e', 'myname', 'mynam.e'].map(
      name => `${name}@gmail.com`,
    )
    const frauds: [string, boolean][] = [
      // Oneself, again and in other letters.
      ...[me, me.toUpperCase(), 'My.Name@Gmail.com'].map(email => [email, true] as [string, boolean]),
      // Oneself with tags, without dots, at Gmail's other name.
      ...Array.from({ length: 12 }, (_, i) => [`my.name+${i}@gmail.com`, true] as [string, boolean]),
      ...dotted.map(email => [email, true] as [string, boolean]),
      ...dotted.map(email => [email.replace('gmail', 'googlemail'), true] as [string, boolean]),
      // The one true friend, as many others.
      ...Array.from({ length: 6 }, (_, i) => [`true.friend+${i}@gmail.com`, true] as [string, boolean]),
      ['truefriend@gmail.com', true],
      ['t.r.u.e.friend@googlemail.com', true],
      // Friends who never confirm.
      ...Array.from({ length: 17 }, (_, i) => [`nobody${i}@x.uk`, false] as [string, boolean]),
    ]
    expect(frauds).toHaveLength(50)
    for (const [email, confirms] of frauds) {
      expect((await join(email, { r: code })).statusCode).toBe(201)
      if (confirms) await confirm(email)
      expect(rankIn(await confirm(me))).toBe(before)
    }
    // And a second true friend still counts.
    await join('second@x.uk', { r: code })
    await confirm('second@x.uk')
    expect(rankIn(await confirm(me))).toBe(4)
  }, 60_000)

  test('ranks are those of the whole list, sorted by the rule', async () => {
    const DAY = 86_400_000
    const entries = Array.from({ length: 120 }, (_, i) => ({
      key: `e${i}`,
      // Many at the same moment, and some who stand exactly where others do.
      at: Math.floor(i / 3) * (DAY / 4),
      code: i % 7 ? `c${i}` : null,
      by: i % 2 ? `c${(i * i) % 120}` : null,
    }))
    for (const { key, at, code, by } of entries)
      await server.database.query(
        `insert into waitlist (email_key, email, postcode, joined_at, confirmed_at, referral_code, referred_by)
          values ($1, $1, 'M1 1AE', 1, $2, $3, $4)`,
        [key, at, code, by],
      )
    const friends = (code: string | null) =>
      entries.filter(one => code !== null && one.by === code && one.code !== null && one.code !== code).length
    const sorted = entries
      .map(({ key, at, code }) => ({ key, since: at - DAY * friends(code) }))
      .sort((a, b) => a.since - b.since || (a.key < b.key ? -1 : 1))
    const referrals = createReferrals(server.database, PUBLIC_URL)
    for (const [i, { key }] of sorted.entries())
      expect([key, (await referrals.standing(await row(key)))!.rank]).toEqual([key, i + 1])
  })

  test('a variant that confirms first holds the code; no variant brings another', async () => {
    await fill(2)
    const code = await codeOf('me+a@x.uk')
    expect(await codeOf('me@x.uk')).toBe(code)
    await join('me+b@x.uk', { r: code })
    expect(await confirm('me+b@x.uk')).toContain(code)
    expect(rankIn(await confirm('me+b@x.uk'))).toBe(3)
    expect(await confirm('me@x.uk')).not.toContain(code)
    expect(rankIn(await confirm('me+b@x.uk'))).toBe(3)
  })

  test('manage shows rank and link; erased, a friend counts no more', async () => {
    await fill(2)
    const code = await codeOf('me@x.uk')
    const manage = async (email: string) => {
      const t = await createLinks(server.database, PUBLIC_URL).token('manage', await row(email))
      return { t, body: (await server.app.inject(`/manage?t=${t}`)).body }
    }
    expect((await manage('me@x.uk')).body).toContain('Once you have confirmed')
    await confirm('me@x.uk')
    await join('friend@x.uk', { r: code })
    await confirm('friend@x.uk')
    expect((await manage('me@x.uk')).body).toContain(`https://kerbside.test/?r=${code}`)
    expect((await manage('me@x.uk')).body).toContain('<dd>1</dd>')
    const { t } = await manage('friend@x.uk')
    await server.app.inject({ method: 'POST', url: '/manage/erase', payload: `t=${t}&sure=1`, headers: FORM })
    expect((await manage('me@x.uk')).body).toContain('<dd>3</dd>')
  })
})

test('where it is off, an answer carries no link and no code is stored', async () => {
  const server = await openTestServer()
  const payload = { email: 'me@x.uk', postcode: 'M1 1AE', r: 'abcdefghjkmn' }
  const { body } = await server.app.inject({ method: 'POST', url: '/api/waitlist', payload })
  expect(body).toBe('{"joined":true}')
  expect(await server.database.query('select referred_by from waitlist')).toEqual([{ referred_by: null }])
  await server.close()
})
