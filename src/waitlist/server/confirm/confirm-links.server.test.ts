import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { linksIn } from '#test/support/mail/test-smtp.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer } from '#test/support/test-server.ts'

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

  test('opening the link a hundred times changes nothing; pressing the button confirms, and pressing it twice confirms once', async () => {
    const { confirm } = await site.joined()
    const before = await site.row()
    const pages = await Promise.all(Array.from({ length: 100 }, () => site.get(confirm)))
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await site.row()).toEqual(before)
    const [page] = pages
    expect(page!.body).toContain('Confirm my email')
    expect(page!.body).toContain('<span>Manchester</span> <b>M1</b>')
    expect(page!.body).toContain('Is this you? Then M1 gains a neighbour.')
    expect(page!.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const t = page!.body.match(/name="t" value="([\w-]+)"/)![1]!
    const { body } = await site.post('/confirm', { t })
    expect(body).toContain('You’re confirmed')
    expect(body).toContain('You’re at the front of the queue')
    const at = (await site.row())!.confirmed_at
    expect(at).toEqual(expect.any(Number))
    expect((await site.post('/confirm', { t })).body).toContain('You’re confirmed')
    expect((await site.row())!.confirmed_at).toBe(at)
    expect((await site.get(confirm)).body).not.toContain('one more.')
    // Another person, who confirmed earlier.
    await site.join('sooner@x.uk')
    await site.server.database.query(
      "update waitlist set confirmed_at = (select min(confirmed_at) from waitlist) - 1 where email_key = 'sooner@x.uk'",
    )
    expect((await site.post('/confirm', { t })).body).toContain('You’re number 2 in the queue')
  })

  test('forged, foreign and erased links show exactly the same page', async () => {
    const { confirm, manage, unsubscribe } = await site.joined()
    const t = tokenOf(confirm)
    const forged = [
      '',
      'x',
      'A'.repeat(100),
      `${t.slice(0, -1)}${t.endsWith('A') ? 'B' : 'A'}`,
      `${t.startsWith('B') ? 'C' : 'B'}${t.slice(1)}`,
      t.slice(0, 40),
      tokenOf(manage),
      tokenOf(unsubscribe),
      '%00',
      '<script>alert(1)</script>',
    ]
    const answers = []
    for (const token of forged) {
      answers.push(await site.get(`/confirm?t=${encodeURIComponent(token)}`))
      answers.push(await site.post('/confirm', { t: token }))
      answers.push(await site.post('/confirm/again', { t: token }))
    }
    answers.push(
      await site.get('/confirm'),
      await site.get('/confirm?t=a&t=b'),
      await site.get(`/manage?t=${t}`),
    )
    await site.post('/manage/erase', { t: tokenOf(manage), sure: '1' })
    for (const path of [confirm, manage, unsubscribe]) answers.push(await site.get(path))
    answers.push(await site.post('/confirm', { t }), await site.post('/manage/copy', { t: tokenOf(manage) }))
    // Joining again makes another entry.
    await site.join('me@x.uk')
    answers.push(await site.get(manage), await site.post('/unsubscribe', { t: tokenOf(unsubscribe) }))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await site.row()).toMatchObject({ confirmed_at: null, unsubscribed_at: null })
  })

  test('after a week the link offers to send a new one, at most once a day, and that one confirms', async () => {
    const { confirm } = await site.joined('late@x.uk')
    const t = tokenOf(confirm)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * DAY })
    expect((await site.get(confirm)).body).toContain('Send a new link')
    expect((await site.post('/confirm', { t })).body).toContain('Send a new link')
    expect((await site.row('late@x.uk'))!.confirmed_at).toBeNull()
    for (let i = 0; i < 5; i += 1)
      expect((await site.post('/confirm/again', { t })).body).toContain('Check your inbox')
    await eventually(() => expect(site.mailsTo('late@x.uk')).toHaveLength(2))
    const anew = linksIn(site.mailsTo('late@x.uk')[1]!.raw).confirm!
    expect((await site.post('/confirm', { t: tokenOf(anew) })).body).toContain('You’re confirmed')
    expect((await site.get(confirm)).body).not.toContain('Send a new link')
    expect(site.mailsTo('late@x.uk')).toHaveLength(2)
  })

  test('a mail program’s POST unsubscribes, in either format; opening the link does nothing', async () => {
    const { unsubscribe, confirm } = await site.joined()
    expect((await site.get(unsubscribe)).body).toContain('You keep your place on the list')
    expect(await site.row()).toMatchObject({ unsubscribed_at: null })
    const multipart = await site.server.app.inject({
      method: 'POST',
      url: unsubscribe,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    })
    expect(multipart.statusCode).toBe(200)
    const { unsubscribed_at } = (await site.row())!
    expect(unsubscribed_at).toEqual(expect.any(Number))
    expect((await site.post(unsubscribe, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200)
    expect((await site.row())!.unsubscribed_at).toBe(unsubscribed_at)
    await site.join('me@x.uk')
    await site.join('other@x.uk')
    await eventually(() => expect(site.mailsTo('other@x.uk')).toHaveLength(1))
    expect(site.mailsTo('Me@x.uk')).toHaveLength(1)
    expect((await site.post('/confirm', { t: tokenOf(confirm) })).body).toContain('you unsubscribed')
  })

  test('anyone who unsubscribed before confirming is told what happens next, and gets a link if they ask for one', async () => {
    const { unsubscribe, confirm, manage } = await site.joined()
    const unsubscribed = await site.post('/unsubscribe', { t: tokenOf(unsubscribe) })
    expect(unsubscribed.body).toContain('is deleted 30 days after we asked')
    expect((await site.get(manage)).body).toContain('is deleted 30 days after we asked')
    expect((await site.post('/confirm/again', { t: tokenOf(confirm) })).body).toContain('Check your inbox')
    await eventually(() => expect(site.mailsTo('Me@x.uk')).toHaveLength(2))

    await site.noneUnderWay()
    await site.server.database.query('update mail_outbox set cause = cause || 1')
    await site.server.database.query('update waitlist set joined_at = joined_at - 3600000')
    await site.join('me@x.uk')
    await eventually(() => expect(site.mailsTo('Me@x.uk')).toHaveLength(3))
    const anew = linksIn(site.mailsTo('Me@x.uk')[2]!.raw)
    await site.post('/confirm', { t: tokenOf(anew.confirm!) })
    expect(await site.row()).toMatchObject({
      confirmed_at: expect.any(Number),
      unsubscribed_at: expect.any(Number),
    })
    const again = await site.post('/unsubscribe', { t: tokenOf(anew.unsubscribe!) })
    expect(again.body).toContain('Your place on the list is kept.')
  })
})

test('without mail these pages do not exist, and no email is queued', async () => {
  const server = await openTestServer()
  await server.app.inject({
    method: 'POST',
    url: '/api/waitlist',
    payload: { email: 'me@x.uk', postcode: 'M1 1AE' },
  })
  for (const path of ['/confirm', '/manage', '/unsubscribe'])
    expect((await server.app.inject(path)).body).toContain('Oops! Page not found')
  expect(await server.database.query('select * from mail_outbox')).toEqual([])
  await server.close()
})
