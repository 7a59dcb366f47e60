import { brotliDecompressSync } from 'node:zlib'
import { DOMParser } from '@xmldom/xmldom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createWitness } from '#src/db/witness.ts'
import { audienceOf } from '#src/letters/founder/audience/letter-audience.ts'
import { prepareLetter } from '#src/letters/sending/letter-preparing.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { LAUNCH, MINUTE_MS } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { countWork } from '#test/support/work.ts'

describe.each(ENGINES)('a letter of a running site on %s', engine => {
  let site: MailSite
  beforeEach(async () => {
    site = await openMailSite(engine)
  })
  afterEach(() => site.close())

  const go = async (body = LAUNCH.body) => {
    const { database } = site.server
    const audience = audienceOf('launch', { where: '1 = 1', values: [], inWords: 'everyone' })
    const home = await createWitness(database, 'waitlist').home()
    const plan = { audience, startsAt: Date.now() + 15 * MINUTE_MS, home }
    for await (const _rows of prepareLetter(database, { ...LAUNCH, body }, plan, () => Date.now()));
  }
  /** Skips the 15 minutes before the first emails. */
  const begin = async () => {
    await site.server.elsewhere(
      'update letter set starts_at = decided_at; update letter_recipient set due_at = 0;',
    )
  }

  test('has a page once its first email goes out, and is indexed and in the feed once published', async () => {
    const van = '/letters/pictures/0123456789abcdef-1200x800.jpg'
    await go(`Hello <b>&</b> *you* %OPERATOR_NAME% [Book](/#start)\n\n![A van](${van})`)
    expect((await site.get('/letters/launch')).statusCode).toBe(404)
    await begin()
    const page = await site.get('/letters/launch')
    expect(page.statusCode).toBe(200)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.headers['content-security-policy']).toContain('default-src')
    expect(page.body).toContain('<h1>We are open</h1>')
    expect(page.body).toContain(
      'Hello &lt;b&gt;&amp;&lt;/b&gt; <em>you</em> %OPERATOR_NAME% <a href="/#start">Book</a>',
    )
    expect(page.body).toContain(`<img src="${van}" alt="A van" width="1200" height="800" loading="lazy">`)
    expect(page.body).not.toMatch(/%LETTER_/)
    const feed = async () => {
      const { body, headers } = await site.get('/letters.atom')
      expect(headers['content-type']).toContain('application/atom+xml')
      return new DOMParser().parseFromString(body, 'text/xml')
    }
    expect((await feed()).getElementsByTagName('entry')).toHaveLength(0)
    await createLetterStore(site.server.database).publish('launch', Date.now())
    expect((await site.get('/letters/launch')).headers['x-robots-tag']).toBeUndefined()
    const entries = (await feed()).getElementsByTagName('entry')
    expect(entries).toHaveLength(1)
    expect(entries[0]?.getElementsByTagName('id')[0]?.textContent).toBe(
      'https://kerbside.test/letters/launch',
    )
    for (const path of [
      '/letters/other',
      '/letters/%00',
      '/letters/a.b',
      '/letters/',
      `/letters/${'x'.repeat(300)}`,
    ])
      expect((await site.get(path)).statusCode).toBe(404)
  })

  test('the feed is made once for each new letter, kept compressed, and not sent again to readers who have it; the list shows what is published', async () => {
    const { database } = site.server
    await go(
      `${'Hello **you**, [go](javascript:alert(1)), again. '.repeat(4_000)}\n\n**[go](javascript:alert(2))**`,
    )
    await begin()
    const store = createLetterStore(database)
    expect((await site.get('/letters')).body).toContain('We haven’t written any yet.')
    await store.publish('launch', 1)
    const feed = (headers: Record<string, string> = {}) =>
      site.server.app.inject({ url: '/letters.atom', headers: { 'accept-encoding': 'br', ...headers } })
    const { headers, rawPayload, statusCode } = await feed()
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br'])
    expect(headers['content-security-policy']).toContain('default-src')
    const xml = brotliDecompressSync(rawPayload).toString()
    expect(xml).toContain('Hello')
    expect(xml).not.toContain('javascript:')
    // Until the letter is sent, the count includes the work of sending it.
    await expect.poll(() => countWork(feed)).toBeLessThan(20_000)
    const known = await feed({ 'if-none-match': headers.etag! })
    expect([known.statusCode, known.body]).toEqual([304, ''])

    const list = (await site.get('/letters')).body
    expect(list).toContain('<li><a href="/letters/launch">We are open</a>')
    expect(list).toContain('<link rel="canonical" href="https://kerbside.test/letters"')
    expect(list).not.toMatch(/%LETTER_/)

    await database.query('update letter set published_at = 2')
    expect((await feed({ 'if-none-match': headers.etag! })).statusCode).toBe(200)
  })

  test('a confirmation is not delayed by a letter whose connections are all busy', async () => {
    const { confirm } = await site.joined()
    await site.post('/confirm', { t: tokenOf(confirm) })
    await eventually(() => expect(site.mailsTo('Me@x.uk')).toHaveLength(2))
    await site.server.database.query(`update waitlist set notice = '1'`)
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    let holding = 0
    site.smtp.beforeTaking = async () => {
      if (++holding === 1) await held
    }
    await go()
    await begin()
    await eventually(() => expect(holding).toBe(1))
    await site.join('new@x.uk')
    await eventually(() => expect(site.mailsTo('new@x.uk')).toHaveLength(1))
    letGo()
    await eventually(() => expect(site.mailsTo('Me@x.uk')).toHaveLength(3))
    const letter = site.mailsTo('Me@x.uk')[2]!
    expect(letter.raw).toContain('Subject: We are open')
    expect(letter.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })
})
