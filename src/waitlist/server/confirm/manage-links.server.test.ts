import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { ENGINES } from '#test/support/test-database.ts'

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

  test('on the manage page people see and copy their entry, correct it by the form’s rules, turn emails off and on, complain, and erase it after one more question', async () => {
    const { manage } = await site.joined('o\'hara&"tag"@x.uk'.replaceAll('"', '!'))
    const key = "o'hara&!tag!@x.uk"
    const t = tokenOf(manage)
    const page = await site.get(manage)
    expect(page.body).toContain('o&#39;hara&amp;!tag!@x.uk')
    expect(page.body).not.toContain("o'hara&!")
    expect(page.headers['referrer-policy']).toBe('no-referrer')

    const wrong = await site.post('/manage/postcode', { t, postcode: '"><b>' })
    expect([wrong.statusCode, wrong.body.includes('We need the full postcode, such as LS6 2AB.')]).toEqual([
      400,
      true,
    ])
    expect(wrong.body).toContain('value="&quot;&gt;&lt;b&gt;"')
    const right = await site.post('/manage/postcode', { t, postcode: ' ls6 2ab' })
    expect(right.body).toContain('Your postcode is saved.')
    expect(await site.row(key)).toMatchObject({ postcode: 'LS6 2AB' })

    await site.post('/manage/mails', { t, mails: 'off' })
    expect(await site.row(key)).toMatchObject({ unsubscribed_at: expect.any(Number) })
    await site.post('/manage/mails', { t, mails: 'on' })
    expect(await site.row(key)).toMatchObject({ unsubscribed_at: null })

    expect((await site.post('/manage/complaint', { t, words: '  ' })).statusCode).toBe(400)
    expect((await site.post('/manage/complaint', { t, words: 'x'.repeat(2_001) })).statusCode).toBe(400)
    const complained = await site.post('/manage/complaint', { t, words: '%TOKEN% <b>You lost it</b>' })
    expect(complained.body).toContain('We have your complaint')
    expect(complained.body).toContain('privacy@kerbside.test')
    const [complaint] =
      await site.server.database.query<Record<string, number | string>>('select * from complaint')
    expect(complaint).toMatchObject({ email_key: key, words: '%TOKEN% <b>You lost it</b>' })
    expect(Number(complaint!.due_at) - Number(complaint!.received_at)).toBeGreaterThan(28 * DAY)
    expect(site.lines.join()).toContain('a complaint was received')

    const copy = await site.post('/manage/copy', { t })
    expect(copy.headers['content-disposition']).toContain('attachment')
    expect(copy.json()).toMatchObject({
      entry: { email: key, postcode: 'LS6 2AB' },
      mails: [{ kind: 'confirm', sent_at: expect.stringContaining('T') }],
      complaints: [{ words: '%TOKEN% <b>You lost it</b>' }],
    })

    expect((await site.post('/manage/erase', { t })).body).toContain('Yes, erase it')
    expect(await site.row(key)).toBeDefined()
    expect((await site.post('/manage/erase', { t, sure: '1' })).body).toContain('Your entry is erased')
    expect(await site.row(key)).toBeUndefined()
    expect((await site.get('/api/waitlist/count')).json()).toEqual({ count: 0 })
  })

  test('somebody who has confirmed finds their district’s poster, if the district exists', async () => {
    const { confirm, manage } = await site.joined('me@x.uk')
    const t = tokenOf(manage)
    await site.post('/manage/postcode', { t, postcode: 'LS6 2AB' })
    expect((await site.get(manage)).body).not.toContain('poster.pdf')
    await site.post('/confirm', { t: tokenOf(confirm) })
    const [, poster] = /<a href="([^"]+)">A poster for your window/.exec((await site.get(manage)).body)!
    expect(poster).toBe('/in/ls6/poster.pdf')
    expect((await site.get(poster!)).headers['content-type']).toBe('application/pdf')
    await site.server.database.query(`update waitlist set postcode = 'ZZ9 9ZZ'`)
    expect((await site.get(manage)).body).not.toContain('poster.pdf')
  })

  test('the page and the download show everything that is stored, with the waiting complaint at the top', async () => {
    const { manage } = await site.joined()
    const t = tokenOf(manage)
    const page = async () => (await site.get(manage)).body
    expect(await page()).toContain('<dt>Your complaints</dt><dd>None</dd>')
    expect(await page()).not.toContain('at the latest')

    await site.post('/manage/complaint', { t, words: 'You lost it' })
    const at = (day: string) => Date.parse(`${day}T12:00Z`)
    await site.server.elsewhere(`
      update waitlist set notice = '1', form = 'banner', referred_by = 'friendscode2';
      update complaint set received_at = ${at('2026-03-01')}, due_at = ${at('2026-03-31')};
      insert into complaint (id, email_key, words, received_at, due_at, closed_at)
        values ('0', 'me@x.uk', 'Too slow', ${at('2026-01-01')}, ${at('2026-01-31')}, ${at('2026-01-09')});
      update mail_outbox set sent_at = ${at('2026-02-01')};
      insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until, failed_at)
        values ('invite:me@x.uk', 'invite', 'me@x.uk', ${Date.now()}, 1, 0, 0, 1);
      insert into perk_code (code, email_key, terms, invited_at, redeemed_at)
        values ('C0DE-MINE', 'me@x.uk', '1', ${at('2026-04-01')}, ${at('2026-04-02')})`)
    const body = await page()
    for (const shown of [
      '<p class="said">We have your complaint of 1 March 2026. You’ll hear from us by 31 March 2026 at the latest.</p>',
      ', through the form at the bottom of the page</dd>',
      '“We’ll email you about the launch. No spam ever.” (wording 1)',
      '<dd>A friend’s link</dd>',
      '1 February 2026: “Please confirm your place on the list”\nNot sent: “Kerbside is ready for you”',
      'C0DE-MINE (terms, version 1), sent on 1 April 2026, used on 2 April 2026',
      '1 January 2026, closed on 9 January 2026: “Too slow”\n1 March 2026, to be answered by 31 March 2026: “You lost it”',
    ])
      expect(body).toContain(shown)
    expect(body.indexOf('31 March 2026')).toBeLessThan(body.indexOf('Correct your postcode'))
    // What people come to do is above what is stored.
    expect(body.indexOf('Correct your postcode')).toBeLessThan(body.indexOf('What is stored'))
    expect(body).not.toContain('friendscode2')

    const copy = await site.post('/manage/copy', { t })
    expect(copy.json()).toMatchObject({
      entry: {
        form: 'banner',
        notice: '1',
        wording: 'We’ll email you about the launch. No spam ever.',
        came_by_a_friends_link: true,
      },
      mails: [{ kind: 'confirm' }, { kind: 'invite' }],
      perkCodes: [{ code: 'C0DE-MINE', terms: '1', invited_at: '2026-04-01T12:00:00.000Z' }],
      complaints: [{ words: 'Too slow' }, { words: 'You lost it', due_at: '2026-03-31T12:00:00.000Z' }],
    })
    expect(copy.body).not.toContain('friendscode2')
  })

  test('an invitation has the code, its terms and the perks, and does not go to people who unsubscribed', async () => {
    const { unsubscribe } = await site.joined('gone@x.uk')
    await site.joined('me@x.uk')
    await site.post('/unsubscribe', { t: tokenOf(unsubscribe) })
    for (const [key, code] of [
      ['gone@x.uk', 'C0DE-GONE'],
      ['me@x.uk', 'C0DE-MINE'],
    ] as const) {
      await site.server.elsewhere(`
        insert into perk_code (code, email_key, terms, invited_at) values ('${code}', '${key}', '1', ${Date.now()});
        insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until)
          values ('invite:${key}', 'invite', '${key}', ${Date.now()}, ${Date.now()}, 0, 0)`)
    }
    // On PostgreSQL another process's row is found at the next check, which any join triggers.
    await site.join('other@x.uk')
    await eventually(() => expect(site.mailsTo('me@x.uk')).toHaveLength(2))
    const { raw } = site.mailsTo('me@x.uk')[1]!
    expect(raw).toContain('Subject: Kerbside is ready for you')
    for (const words of ['C0DE-MINE', '15% Off Your First 3 Months', 'Terms, version 1'])
      expect(raw.replaceAll('=\r\n', '')).toContain(words)
    await eventually(async () => {
      const rows = await site.server.database.query(
        "select fault from mail_outbox where cause = 'invite:gone@x.uk'",
      )
      expect(rows).toEqual([{ fault: 'not wanted any more' }])
    })
    expect(site.mailsTo('gone@x.uk')).toHaveLength(1)
  })

  test('another site’s page cannot post to these pages; a browser that names no origin can', async () => {
    const { confirm, manage } = await site.joined()
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    for (const path of ['/confirm', '/manage/erase', '/manage/postcode'])
      expect((await site.post(path, { t: tokenOf(manage), sure: '1' }, foreign)).statusCode).toBe(403)
    expect(
      (await site.post('/confirm', { t: tokenOf(confirm) }, { origin: 'https://evil.example' })).statusCode,
    ).toBe(403)
    expect(await site.row()).toMatchObject({ confirmed_at: null })
    expect((await site.post('/confirm', { t: tokenOf(confirm) }, { origin: 'null' })).statusCode).toBe(200)
    expect(
      (await site.post('/api/waitlist', { email: 'a@b.uk', postcode: 'M1 1AE' }, { origin: 'null' }))
        .statusCode,
    ).toBe(403)
  })

  test('after 400 days the link shows exactly the page of a forged one, and does nothing', async () => {
    const { manage } = await site.joined()
    const t = tokenOf(manage)
    const before = await site.row()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 399 * DAY })
    expect((await site.get(manage)).statusCode).toBe(200)
    vi.setSystemTime(Date.now() + 2 * DAY)
    const forged = await site.get('/manage?t=x')
    const answers = [await site.get(manage), await site.post('/manage', { t })]
    for (const path of ['/manage/copy', '/manage/postcode', '/manage/mails', '/manage/complaint'])
      answers.push(await site.post(path, { t, postcode: 'LS6 2AB', words: 'w' }))
    answers.push(await site.post('/manage/erase', { t, sure: '1' }))
    for (const { statusCode, body } of answers)
      expect([statusCode, body === forged.body]).toEqual([404, true])
    expect(await site.row()).toEqual(before)
  })

  test('logs contain neither address nor token', async () => {
    const { confirm, manage } = await site.joined('canary@x.uk')
    await site.get(confirm)
    await site.post('/confirm', { t: tokenOf(confirm) })
    await site.get(manage)
    await site.post('/manage/complaint', { t: tokenOf(manage), words: 'canary words' })
    site.smtp.refuse = stage => (stage === 'to' ? 550 : undefined)
    await site.join('canary2@x.uk')
    await eventually(() => expect(site.lines.join()).toContain('gave up on an email'))
    expect(site.lines.length).toBeGreaterThan(5)
    expect(site.lines.join()).not.toContain('canary')
    expect(site.lines.join()).not.toContain(tokenOf(confirm).slice(0, 20))
    expect(site.lines.join()).not.toContain(tokenOf(manage).slice(0, 20))
  })

  test('if the database fails, a page says so', async () => {
    const { manage } = await site.joined()
    await site.server.database.query('alter table waitlist rename to elsewhere')
    const { statusCode, body } = await site.get(manage)
    expect([statusCode, body.includes('Something went wrong. Please try again.')]).toEqual([503, true])
    await site.server.database.query('alter table elsewhere rename to waitlist')
  })
})
