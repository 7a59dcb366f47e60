import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOutbox } from '#src/mail/outbox.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { runNight } from '#src/waitlist/server/nightly/night.ts'
import { eventually } from '#test/support/eventually.ts'
import { knownNights } from '#test/support/list/known-nights.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, TEST_CONFIG } from '#test/support/test-server.ts'
import { openReferralSite, type ReferralSite, rankIn } from './referral-site.test.support.ts'

import { createReferrals } from './referrals.ts'

describe.each(ENGINES)('on %s', engine => {
  let site: ReferralSite
  beforeEach(async () => {
    site = await openReferralSite(engine)
  })
  afterEach(() => site.close())

  test('the answer to a join has a link, which is the same for a known address, in any letter case', async () => {
    const first = await site.join('Me@x.uk')
    expect(first.json()).toEqual({
      joined: true,
      share: expect.stringMatching(/^https:\/\/kerbside\.test\/\?r=[a-z2-9]{12}$/),
    })
    const again = await site.join('ME@x.uk')
    expect(again.json().share).toBe(first.json().share)
    expect(again.body).toHaveLength(first.body.length)
    expect((await site.join('other@x.uk')).json().share).not.toBe(first.json().share)
    const longer = (await site.join('a-longer-address@example.co.uk')).json().share
    expect(longer).toHaveLength(first.json().share.length)
  })

  test('the code is read from the form, or from the address of the form’s page', async () => {
    const code = await site.codeOf('me@x.uk')
    await site.join('a@x.uk', { r: code })
    await site.join('b@x.uk', {}, { referer: `https://kerbside.test/?utm=1&r=${code}` })
    await site.post('/api/waitlist', 'email=c@x.uk&postcode=M1+1AE', {
      referer: `https://kerbside.test/?r=${code}#hero-form`,
    })
    for (const email of ['a@x.uk', 'b@x.uk', 'c@x.uk']) expect((await site.row(email)).referred_by).toBe(code)
    for (const [i, r] of [7, 'short', `${code}x`, code.toUpperCase(), "' or 1=1 --", '\u0000'].entries()) {
      await site.join(`d${i}@x.uk`, { r }, { referer: 'not an address' })
      expect((await site.row(`d${i}@x.uk`)).referred_by).toBeNull()
    }
  })

  test('the spelling of an address that confirms first owns the code; one spelling cannot refer another', async () => {
    await site.fill(2)
    const code = await site.codeOf('me+a@x.uk')
    expect(await site.codeOf('me@x.uk')).toBe(code)
    await site.join('me+b@x.uk', { r: code })
    expect(await site.confirm('me+b@x.uk')).toContain(code)
    expect(rankIn(await site.confirm('me+b@x.uk'))).toBe(3)
    expect(await site.confirm('me@x.uk')).not.toContain(code)
    expect(rankIn(await site.confirm('me+b@x.uk'))).toBe(3)
  })

  test('when a person is erased, or deleted before confirming, their code is removed from their friends', async () => {
    const { database } = site.server
    const erased = await site.codeOf('erased@x.uk')
    const deleted = await site.codeOf('deleted@x.uk')
    const held = await site.codeOf('kept@x.uk')
    await site.codeOf('kept+again@x.uk')
    await site.confirm('kept@x.uk')
    for (const [i, r] of [erased, deleted, held].entries()) {
      await site.join(`friend${i}@x.uk`, { r })
      await site.confirm(`friend${i}@x.uk`)
    }
    await eraseEntry(database, 'erased@x.uk')
    expect((await site.row('friend0@x.uk')).referred_by).toBeNull()
    await eventually(async () => expect(await createOutbox(database).waiting()).toBe(0))
    const now = Date.now() + 31 * 24 * 60 * 60_000
    await knownNights(database, now)
    expect(await runNight(database, { mail: true, now })).toMatchObject({ purged: 2 })
    expect((await site.row('friend1@x.uk')).referred_by).toBeNull()
    expect((await site.row('friend2@x.uk')).referred_by).toBe(held)
  })

  test('people who confirmed before friends were counted get a link on their page; another spelling is told who has the link', async () => {
    const code = await site.codeOf('me@x.uk')
    await site.join('me+again@x.uk')
    await site.server.database.query('update waitlist set confirmed_at = joined_at')
    const manage = async (email: string) =>
      (await site.server.app.inject(`/manage?t=${await site.token('manage', email)}`)).body
    expect(await manage('me@x.uk')).toContain(`https://kerbside.test/?r=${code}`)
    expect(await site.row('me@x.uk')).toMatchObject({ referral_code: code })
    const again = await manage('me+again@x.uk')
    expect(again).toContain('It belongs to another spelling of your email')
    expect(again).not.toContain('Once you have confirmed')
  })

  test('a failure to give a code is logged, and the pages still work; if another spelling took the code, that is no error', async () => {
    await site.join('me@x.uk')
    await site.join('me+again@x.uk')
    await site.server.database.query('alter table waitlist rename column referral_code to elsewhere')
    expect(await site.confirm('me@x.uk')).toContain('You’re confirmed')
    const t = await site.token('manage', 'me@x.uk')
    expect((await site.server.app.inject(`/manage?t=${t}`)).body).toContain('Cannot be shown at the moment')
    expect(site.lines.filter(line => line.includes('no rank and no link'))).toHaveLength(2)
    // The welcome email reads the code too. Wait until it has failed; its next attempt is long after the column is back.
    await eventually(() => expect(site.lines.join()).toContain('the outbox cannot be read'))
    await site.server.database.query('alter table waitlist rename column elsewhere to referral_code')

    const fault = new Error('refused')
    const { take } = createReferrals(
      {
        query: (text, values) =>
          text.includes('set referral_code')
            ? Promise.reject(fault)
            : site.server.database.query(text, values),
      },
      TEST_CONFIG.publicUrl,
    )
    const me = await site.row('me@x.uk')
    await expect(take(me)).rejects.toBe(fault)
    await site.confirm('me+again@x.uk')
    expect(await take(me)).toEqual(me)
  })

  test('the manage page shows rank and link; an erased friend no longer counts', async () => {
    await site.fill(2)
    const code = await site.codeOf('me@x.uk')
    const manage = async (email: string) => {
      const t = await site.token('manage', email)
      return { t, body: (await site.server.app.inject(`/manage?t=${t}`)).body }
    }
    expect((await manage('me@x.uk')).body).toContain('Once you have confirmed')
    await site.confirm('me@x.uk')
    await site.join('friend@x.uk', { r: code })
    await site.confirm('friend@x.uk')
    expect((await manage('me@x.uk')).body).toContain(`https://kerbside.test/?r=${code}`)
    expect((await manage('me@x.uk')).body).toContain('<dd>1</dd>')
    const { t } = await manage('friend@x.uk')
    await site.post('/manage/erase', `t=${t}&sure=1`)
    expect((await manage('me@x.uk')).body).toContain('<dd>3</dd>')
  })
})

test('if referrals are off, an answer has no link and no code is stored', async () => {
  const server = await openTestServer()
  const payload = { email: 'me@x.uk', postcode: 'M1 1AE', r: 'abcdefghjkmn' }
  const { body } = await server.app.inject({ method: 'POST', url: '/api/waitlist', payload })
  expect(JSON.parse(body)).toEqual({ joined: true })
  expect(await server.database.query('select referred_by from waitlist')).toEqual([{ referred_by: null }])
  await server.close()
})
