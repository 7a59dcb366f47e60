import { expect, test } from 'vitest'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { eventually } from '#test/support/eventually.ts'
import { openMailSite } from '#test/support/mail/test-mail-site.ts'
import { asked } from '#test/support/model/chat-client.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer } from '#test/support/test-server.ts'

const HUMAN = { messages: asked('Can I speak to a human?') }
const STREAM = { accept: 'text/event-stream' }

test.each(ENGINES)(
  '%s: a message goes only to the operator, once, and is not kept; danger comes first',
  async engine => {
    const site = await openMailSite(engine, { operatorContact: 'team@kerbside.test', joinsPerAddress: 12 })
    const { app, database } = site.server
    const send = (more: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/team',
        payload: { email: 'Me@x.uk', text: 'Do you\r\nwash <b>vans</b>?\u2028From: you@x.uk', ...more },
      })
    const rows = () => database.query<{ words: string }>("select * from mail_outbox where kind = 'team'")
    const stream = await app.inject({
      method: 'POST',
      url: '/api/maeve-chat',
      payload: HUMAN,
      headers: STREAM,
    })
    expect(stream.body).toContain('event: team\n')

    const both = await Promise.all([send(), send()])
    expect(both.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([201, '{"sent":true}']),
    )
    await eventually(() => expect(site.mailsTo('team@kerbside.test')).toHaveLength(1))
    const { raw, to } = site.mailsTo('team@kerbside.test')[0]!
    expect(to).toEqual(['team@kerbside.test'])
    expect(raw).toMatch(/^Reply-To: Me@x\.uk\r$/m)
    // No one can add a message that seems to be somebody else's.
    expect(raw).toContain('> Do you\r\n> wash <b>vans</b>?\r\n> From: you@x.uk')
    expect(raw).toContain('&gt; wash &lt;b&gt;vans&lt;/b&gt;?')
    expect(raw).not.toMatch(/^List-Unsubscribe/m)
    await eventually(async () => expect(await rows()).toEqual([]))

    for (const email of [
      'me@x.uk\r\nBcc: all@x.uk',
      'me@x.uk, all@x.uk',
      'Me <me@x.uk>',
      '"a@b"@x.uk',
      'me@x.uk%0aBcc:all@x.uk@',
      'nobody',
    ])
      expect([email, (await send({ email })).statusCode]).toEqual([email, 400])
    for (const text of ['', '  ', 'x'.repeat(1_001), '\u0000', 5])
      expect((await send({ text })).statusCode).toBe(400)
    expect((await send({ website: 'x' })).statusCode).toBe(503)

    const danger = { text: 'my car is on fire' }
    expect((await send(danger)).json().help).toContain('999')
    expect(await rows()).toEqual([])
    await site.smtp.down()
    expect((await send({ ...danger, sure: true })).json()).toEqual({ sent: true })
    expect(await rows()).toMatchObject([
      { kind: 'team', email_key: 'me@x.uk', words: expect.stringContaining('fire') },
    ])
    await eraseEntry(database, 'me@x.uk')
    expect(await rows()).toEqual([])
    expect(site.lines.join()).not.toMatch(/vans|on fire|x\.uk/i)
    for (let i = 0; i < 12; i += 1) await send({ text: `again ${i}` })
    expect((await send()).statusCode).toBe(429)
    await site.smtp.up()
    await site.close()
  },
)

test.each(ENGINES)(
  '%s: however many people write to the team, letters still go out, and the messages share one email',
  async engine => {
    const site = await openMailSite(engine, {
      operatorContact: 'team@kerbside.test',
      joinsPerAddress: 60,
      perDay: 50,
    })
    const { app, database } = site.server
    const send = (i: number) =>
      app.inject({
        method: 'POST',
        url: '/api/team',
        payload: { email: `v${i}@x.uk`, text: `Hello number ${i}.` },
      })
    await send(0)
    await eventually(() => expect(site.mailsTo('team@kerbside.test')).toHaveLength(1))
    for (let i = 1; i <= 40; i += 1) expect((await send(i)).statusCode).toBe(201)

    // Emails that were queued later go first, because the other messages wait for the next email to the team.
    await site.joined()
    expect(site.mailsTo('team@kerbside.test')).toHaveLength(1)
    expect(await database.query("select n from counter where name like 'mail %'")).toEqual([{ n: 2 }])

    await database.exclusively(({ query }) =>
      query("update mail_outbox set due_at = 0 where kind = 'team-post'"),
    )
    await eventually(() => expect(site.mailsTo('team@kerbside.test')).toHaveLength(2))
    const { raw } = site.mailsTo('team@kerbside.test')[1]!
    expect(raw).toMatch(/^Subject: 40 messages/m)
    for (let i = 1; i <= 40; i += 1) expect(raw).toContain(`Hello number ${i}.`)
    expect(raw).not.toMatch(/^Reply-To/m)
    await eventually(async () =>
      expect(await database.query("select * from mail_outbox where kind = 'team'")).toEqual([]),
    )
    await site.close()
  },
)

test.each(ENGINES)(
  '%s: messages that the mail server refuses do not hold up others; each email has a Message-ID of its own',
  async engine => {
    const site = await openMailSite(engine, { operatorContact: 'team@kerbside.test', joinsPerAddress: 60 })
    const { app, database } = site.server
    const tried: string[] = []
    const held = Promise.withResolvers<void>()
    site.smtp.beforeTaking = () => held.promise
    site.smtp.refuse = (stage, _to, raw) => {
      if (stage !== 'data') return undefined
      tried.push(raw.match(/^Message-ID: (.*)$/m)![1]!)
      // The first is tried twice.
      if (tried.length === 1) return 451
      return raw.includes('free casino') ? 554 : undefined
    }
    const payloads = Array.from({ length: 17 }, (_, i) => ({
      email: `v${i}@x.uk`,
      text: `Message ${i}.${[7, 8, 15].includes(i) ? ' free casino' : ''}`,
    }))
    for (const payload of payloads)
      expect((await app.inject({ method: 'POST', url: '/api/team', payload })).statusCode).toBe(201)
    held.resolve()

    const rows = () =>
      database.query<{ words: string }>("select words, fault from mail_outbox where kind = 'team'")
    await eventually(async () => {
      await database.exclusively(({ query }) =>
        query(
          "update mail_outbox set due_at = 0 where kind = 'team-post' and sent_at is null and failed_at is null",
        ),
      )
      expect(await rows()).toHaveLength(3)
    })
    expect((await rows()).map(({ words }) => JSON.parse(words).text).sort()).toEqual(
      [7, 8, 15].map(i => `Message ${i}. free casino`).sort(),
    )
    const got = site
      .mailsTo('team@kerbside.test')
      .flatMap(({ raw }) => raw.match(/^> Message \d+\.(?=\r)/gm) ?? [])
    const good = payloads.filter(({ text }) => !text.includes('casino')).map(({ text }) => `> ${text}`)
    expect(got.sort()).toEqual(good.sort())

    const [first, again, ...later] = tried
    expect(again).toBe(first)
    expect(new Set(later).size).toBe(later.length)
    expect(later).not.toContain(first)
    await site.close()
  },
)

test('there is no card and no API call if mail is off or the contact is not an email address', async () => {
  const off = await openTestServer()
  const page = await openMailSite('sqlite', { operatorContact: 'https://kerbside.test/contact' })
  for (const { app } of [off, page.server]) {
    expect((await app.inject({ method: 'POST', url: '/api/team', payload: {} })).statusCode).toBe(404)
    const stream = await app.inject({
      method: 'POST',
      url: '/api/maeve-chat',
      payload: HUMAN,
      headers: STREAM,
    })
    expect(stream.body).toContain('event: done')
    expect(stream.body).not.toContain('event: team')
  }
  await off.close()
  await page.close()
})
