import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { eventually } from '#test/support/eventually.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { type MailSite, openMailSite } from '#test/support/mail/test-mail-site.ts'
import { ENGINES } from '#test/support/test-database.ts'

let site: MailSite
afterEach(async () => {
  vi.useRealTimers()
  await site.close()
})

/** `bench -- answers` measures the times; this checks that the work before the answer is the same for every address. */
test.each(ENGINES)(
  'with mail on, a join does the same work before its answer, whoever joins, on %s',
  async engine => {
    site = await openMailSite(engine)
    const { database } = site.server
    const now = Date.now()
    const known: Record<string, Partial<Member>> = {
      unconfirmed: { joined_at: now - 2 * DAY_MS },
      recent: { joined_at: now - HOUR_MS / 2 },
      confirmed: { joined_at: now - 2 * DAY_MS, confirmed_at: now - DAY_MS },
      unsubscribed: { joined_at: now - 2 * DAY_MS, unsubscribed_at: now - DAY_MS },
      ahead: { joined_at: now + DAY_MS },
    }
    for (const [name, told] of Object.entries(known))
      await database.insertMissing(WAITLIST_INSERT, [testEntry(`${name}@x.uk`, told)])
    const query = vi.spyOn(database, 'query')
    const insert = vi.spyOn(database, 'insertMissing')
    const asked = () => query.mock.calls.filter(([text]) => text.includes('insert into mail_outbox'))

    // Known people are asked to confirm a moment later: not before this test lets time pass, however slow the
    // machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const name of ['new', ...Object.keys(known)]) {
      insert.mockClear()
      const { statusCode, body, headers } = await site.join(`${name}@x.uk`)
      expect([name, statusCode, JSON.parse(body), insert.mock.calls.length, asked()]).toEqual([
        name,
        201,
        { joined: true },
        1,
        [],
      ])
      expect(headers.told).toMatch(/^{"ask":"[\w-]{60,}"}$/)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await eventually(() => expect(asked()).toHaveLength(Object.keys(known).length))
    await eventually(() => expect(site.mailsTo('unconfirmed@x.uk')).toHaveLength(1))
    for (const name of ['recent', 'confirmed', 'ahead']) expect(site.mailsTo(`${name}@x.uk`)).toEqual([])
  },
)

test.each(ENGINES)(
  'a server asks people who joined again to confirm before it stops, on %s',
  async engine => {
    site = await openMailSite(engine)
    const { database, app } = site.server
    await database.insertMissing(WAITLIST_INSERT, [
      testEntry('old@x.uk', { joined_at: Date.now() - 2 * DAY_MS }),
    ])
    await site.join('old@x.uk')
    await app.close()
    expect(await database.query('select email_key from mail_outbox')).toEqual([{ email_key: 'old@x.uk' }])
  },
)
