import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES } from '#test/support/test-database.ts'
import { TEST_CONFIG } from '#test/support/test-server.ts'
import { openReferralSite, type ReferralSite, rankIn } from './referral-site.test.support.ts'
import { createReferrals } from './referrals.ts'

describe.each(ENGINES)('on %s', engine => {
  let site: ReferralSite
  beforeEach(async () => {
    site = await openReferralSite(engine)
  })
  afterEach(() => site.close())

  test('a confirmed friend moves a person up past everyone who confirmed up to a day earlier', async () => {
    await site.fill(5)
    const code = await site.codeOf('me@x.uk')
    const page = await site.confirm('me@x.uk')
    expect(rankIn(page)).toBe(6)
    expect(page).toContain(`https://kerbside.test/in/m1?r=${code}`)
    await site.join('friend@x.uk', { r: code })
    expect(rankIn(await site.confirm('me@x.uk'))).toBe(6)
    await site.confirm('friend@x.uk')
    expect(rankIn(await site.confirm('me@x.uk'))).toBe(1)
    expect(rankIn(await site.confirm('friend@x.uk'))).toBe(7)
  })

  test('a friend who confirms first counts once the person who brought them has confirmed', async () => {
    await site.fill(3)
    await site.join('friend@x.uk', { r: await site.codeOf('me@x.uk') })
    await site.confirm('friend@x.uk')
    expect(rankIn(await site.confirm('me@x.uk'))).toBe(1)
  })

  test('fifty-eight fraudulent friends do not change the rank', async () => {
    // Each additional friend that counted would move the person past another of these.
    await site.fill(4)
    for (const [i, days] of [1.5, 2.5, 3.5, 4.5].entries())
      await site.server.database.query('update waitlist set confirmed_at = $1 where email_key = $2', [
        Date.now() - days * 86_400_000,
        `early${i}@x.uk`,
      ])
    const me = 'my.name@gmail.com'
    const code = await site.codeOf(me)
    await site.join('true.friend@gmail.com', { r: code })
    await site.confirm('true.friend@gmail.com')
    await site.confirm(me)
    const before = rankIn(await site.confirm(me))
    expect(before).toBe(5)
    const dotted = ['m.yname', 'my.n.ame', 'm.y.n.a.m.e', 'myname', 'mynam.e'].map(
      name => `${name}@gmail.com`,
    )
    const frauds: [string, boolean][] = [
      // The person themselves, again and in capitals.
      ...[me, me.toUpperCase(), 'My.Name@Gmail.com'].map(email => [email, true] as [string, boolean]),
      // The person themselves with tags, with other dots, and at Gmail's other domain.
      ...Array.from({ length: 12 }, (_, i) => [`my.name+${i}@gmail.com`, true] as [string, boolean]),
      ...dotted.map(email => [email, true] as [string, boolean]),
      ...dotted.map(email => [email.replace('gmail', 'googlemail'), true] as [string, boolean]),
      // The one true friend, under many other addresses.
      ...Array.from({ length: 6 }, (_, i) => [`true.friend+${i}@gmail.com`, true] as [string, boolean]),
      ['truefriend@gmail.com', true],
      ['t.r.u.e.friend@googlemail.com', true],
      // Both of them with full-width letters in the domain, which email treats as normal ones.
      ...['ｇmail.com', 'gｍail.com', 'ＧＭＡＩＬ.com', 'ｇooglemail.com'].flatMap(domain => [
        [`my.name@${domain}`, true] as [string, boolean],
        [`true.friend+1@${domain}`, true] as [string, boolean],
      ]),
      // Friends who never confirm.
      ...Array.from({ length: 17 }, (_, i) => [`nobody${i}@x.uk`, false] as [string, boolean]),
    ]
    expect(frauds).toHaveLength(58)
    for (const [email, confirms] of frauds) {
      expect((await site.join(email, { r: code })).statusCode).toBe(201)
      if (confirms) await site.confirm(email)
      expect(rankIn(await site.confirm(me))).toBe(before)
    }
    // A second true friend still counts.
    await site.join('second@bücher.example', { r: code })
    await site.confirm('second@bücher.example')
    expect(rankIn(await site.confirm(me))).toBe(4)
    // But not a second time, under the punycode form of the domain.
    await site.join('second@xn--bcher-kva.example', { r: code })
    await site.confirm('second@xn--bcher-kva.example')
    expect(rankIn(await site.confirm(me))).toBe(4)
  })

  test('ranks are the same as when the whole list is sorted by the rule', async () => {
    const DAY = 86_400_000
    const entries = Array.from({ length: 120 }, (_, i) => ({
      key: `e${i}`,
      // Many confirmed at the same moment, and some have exactly the same rank.
      at: Math.floor(i / 3) * (DAY / 4),
      code: i % 7 ? `c${i}` : null,
      by: i % 2 ? `c${(i * i) % 120}` : null,
    }))
    for (const { key, at, code, by } of entries)
      await site.server.database.query(
        `insert into waitlist (email_key, email, postcode, joined_at, confirmed_at, referral_code, referred_by)
          values ($1, $1, 'M1 1AE', 1, $2, $3, $4)`,
        [key, at, code, by],
      )
    const friends = (code: string | null) =>
      entries.filter(one => code !== null && one.by === code && one.code !== null && one.code !== code).length
    const sorted = entries
      .map(({ key, at, code }) => ({ key, since: at - DAY * friends(code) }))
      .sort((a, b) => a.since - b.since || (a.key < b.key ? -1 : 1))
    const referrals = createReferrals(site.server.database, TEST_CONFIG.publicUrl)
    for (const [i, { key }] of sorted.entries())
      expect([key, (await referrals.rank(await site.row(key)))!.rank]).toEqual([key, i + 1])
  })
})
