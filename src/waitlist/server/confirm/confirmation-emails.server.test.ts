import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ukLongDate } from '#src/time/uk-time.ts'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { linksIn } from '#test/support/mail/test-smtp.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { askStillWaiting } from '../member/still-waiting.ts'
import { remindUnconfirmed } from '../nightly/purge.ts'

const DAY = 24 * 60 * 60_000

describe.each(ENGINES)('on %s', engine => {
  let site: MailSite
  beforeEach(async () => {
    site = await openMailSite(engine)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await site.close()
  })

  test('people who join again without having confirmed are asked again, once the first email should have arrived, at most daily', async () => {
    await site.joined()
    await site.server.database.query('update waitlist set joined_at = joined_at - 3600000')
    await site.join('ME@x.uk')
    await site.join('me@x.uk')
    await eventually(() => expect(site.mailsTo('Me@x.uk')).toHaveLength(2))
    const { confirm } = linksIn(site.mailsTo('Me@x.uk')[1]!.raw)
    expect((await site.post('/confirm', { t: tokenOf(confirm!) })).statusCode).toBe(200)
    expect(await site.row()).toMatchObject({ confirmed_at: expect.any(Number) })
    await site.noneUnderWay()
    await site.server.database.query('update mail_outbox set cause = cause || 1')
    await site.join('me@x.uk')
    await site.join('other@x.uk')
    await eventually(() => expect(site.mailsTo('other@x.uk')).toHaveLength(1))
    expect(site.mailsTo('Me@x.uk').filter(({ raw }) => raw.includes('Please confirm'))).toHaveLength(2)
  })

  test('confirming sends one more email, once, with the street to share, the perks, and a link to the person’s own page', async () => {
    const { confirm } = await site.joined()
    await site.post('/confirm', { t: tokenOf(confirm) })
    await site.post('/confirm', { t: tokenOf(confirm) })
    await eventually(() => expect(site.mailsTo('Me@x.uk')).toHaveLength(2))
    const { raw } = site.mailsTo('Me@x.uk')[1]!
    expect(raw).toContain('Subject: Welcome: your place and your perks')
    expect(raw).toContain('Priority Access')
    expect(raw).toContain('MANCHESTER M1\r\nM1 has begun')
    const street = await site.get('https://kerbside.test/in/m1/share')
    expect(raw.replaceAll('=\r\n', '')).toContain('https://kerbside.test/in/m1/share')
    expect(street.body).toContain('href="https://kerbside.test/in/m1"')
    const { manage } = linksIn(raw)
    expect((await site.get(manage!)).statusCode).toBe(200)
    const { query } = site.server.database
    expect(await query("select cause from mail_outbox where kind = 'welcome'")).toHaveLength(1)
  })

  test('the only reminder says when the entry will be deleted and offers no perk, and its button confirms', async () => {
    await site.joined()
    const { database } = site.server
    const asked = Date.now() - 24 * DAY
    await database.query('update waitlist set joined_at = $1', [asked])
    await database.query('update mail_outbox set queued_at = $1, sent_at = $1', [asked])
    await remindUnconfirmed(database, Date.now())
    await site.join('wakes-the-worker@x.uk')
    await eventually(() => expect(site.mailsTo('Me@x.uk')).toHaveLength(2))
    const { raw } = site.mailsTo('Me@x.uk')[1]!
    const text = raw.replaceAll('=\r\n', '').replaceAll('\r\n', ' ')
    expect(text).toContain(`we delete it after ${ukLongDate(asked + 30 * DAY)}.`)
    // A token is random, and spells “perk” once in a few thousand emails.
    expect(text.replaceAll(/\?t=(?:3D)?[\w-]+/g, '')).not.toMatch(/perk|% off|£|=C2=A3|Priority/i)
    expect((await site.post('/confirm', { t: tokenOf(linksIn(raw).confirm!) })).statusCode).toBe(200)
    expect(await site.row()).toMatchObject({ confirmed_at: expect.any(Number) })
  })

  test('“Still waiting?” is one email; following its link changes nothing, one button keeps the place, the other leaves the list', async () => {
    const { database } = site.server
    for (const email of ['Me@x.uk', 'leaves@x.uk']) {
      const { confirm } = await site.joined(email)
      await site.post('/confirm', { t: tokenOf(confirm) })
      await eventually(() => expect(site.mailsTo(email)).toHaveLength(2))
    }
    const begin = Date.now()
    await database.query('update waitlist set joined_at = $1, confirmed_at = $1', [begin - 366 * DAY])
    await database.query('update mail_outbox set sent_at = $1', [begin - 366 * DAY])
    for (const _ of [1, 2]) await askStillWaiting(database, Date.now())
    await site.join('wakes-the-worker@x.uk')
    await eventually(() => expect(site.smtp.received).toHaveLength(7))
    const linkOf = (email: string) =>
      /https:\/\/kerbside\.test(\/waiting\?t=[\w.~-]+)/.exec(
        site.mailsTo(email)[2]!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '='),
      )![1]!
    const stored = () =>
      database.query<{ kept_at: number | null }>('select * from still_waiting order by email_key')
    const text = site.mailsTo('Me@x.uk')[2]!.raw.replaceAll('=\r\n', '').replaceAll('\r\n', ' ')
    expect(text).toContain('If you do nothing')

    for (const email of ['Me@x.uk', 'leaves@x.uk']) {
      const page = await site.get(linkOf(email))
      expect(page.body).toContain('Keep my place')
      expect(page.body).toContain('action="/manage/erase"')
    }
    expect((await stored()).map(({ kept_at }) => kept_at)).toEqual([null, null])
    const kept = await site.post('/waiting', { t: tokenOf(linkOf('Me@x.uk')) })
    expect(kept.body).toContain('Your place is kept')
    const left = await site.post('/manage/erase', { t: tokenOf(linkOf('leaves@x.uk')), sure: '1' })
    expect(left.body).toContain('Your entry is erased')
    const [row, ...others] = await stored()
    expect(row).toMatchObject({ kept_at: expect.any(Number) })
    expect(others).toEqual([])
    expect(await site.row('leaves@x.uk')).toBeUndefined()
    expect((await site.get(linksIn(site.mailsTo('Me@x.uk')[2]!.raw).manage!)).body).toContain('place kept on')
    expect((await site.post('/waiting', { t: tokenOf(linkOf('leaves@x.uk')) })).statusCode).toBe(404)
  })

  test('a join sends one email; joining again soon after sends none', async () => {
    await site.joined()
    await site.join('ME@x.uk')
    await site.join('other@x.uk')
    await eventually(() => expect(site.mailsTo('other@x.uk')).toHaveLength(1))
    expect(site.smtp.received).toHaveLength(2)
    const { raw } = site.smtp.received[0]!
    expect(raw).toContain('Subject: Please confirm your place on the list')
    expect(raw).toMatch(/List-Unsubscribe:\s+<https:\/\/kerbside\.test\/unsubscribe\?t=/)
    // Long lines are folded, including addresses.
    expect(raw.replaceAll('=\r\n', '')).not.toMatch(/<img|https?:\/\/(?!kerbside\.test)/i)
    // The encrypted links do not reveal the address.
    expect(raw.slice(raw.indexOf('\r\n\r\n'))).not.toContain(
      Buffer.from('me@x.uk').toString('base64url').slice(0, 8),
    )
  })
})
