import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readListStats } from '#src/waitlist/founder/figures/list-stats.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

describe.each(ENGINES)('next to a running server, on %s', engine => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer({ engine })
  })
  afterEach(() => server.close())

  const waitlist = (...words: string[]) => runWaitlist(server.url, ...words)
  const join = (email: string, postcode: string, form: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/waitlist',
      payload: { email, postcode, form, notice: '1' },
    })
  const shown = async () => (await server.app.inject('/api/waitlist/count')).json().count

  test('stats counts people in total, today, by day, by area and by form', async () => {
    await join('a@x.uk', 'LS6 2AB', 'hero')
    await join('b@x.uk', 'L1 1AA', 'hero')
    await join('c@x.uk', 'LS1 2AB', 'maeve')
    const { stdout, code } = await waitlist('stats', '--json')
    expect({ code, ...JSON.parse(stdout) }).toEqual({
      code: 0,
      total: 3,
      today: 3,
      confirmed: 0,
      confirmedToday: 0,
      unsubscribed: 0,
      marked: 0,
      ever: 3,
      living: 0,
      byDay: [{ name: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), n: 3 }],
      confirmedByDay: [],
      byArea: [
        { name: 'LS', n: 2 },
        { name: 'L', n: 1 },
      ],
      byDistrict: [],
      byForm: [
        { name: 'hero', n: 2 },
        { name: 'maeve', n: 1 },
      ],
      mails: { waiting: 0, givenUp: 0, lastReason: null },
      reports: { sent: 0, undeliverable: 0, reports: {}, shown: [] },
      waves: [],
    })
    const words = (await waitlist('stats')).stdout
    expect(words).toMatch(/^ +3 {2}on the list\n +3 {2}joined today\n\n/)
    expect(words).not.toMatch(/confirmed|Mails/)
    await server.database.query(`update waitlist set confirmed_at = 1 where email_key = 'a@x.uk'`)
    await server.database.query(`insert into mail_domain values ('x.uk', 'no server', 1)`)
    expect((await waitlist('stats')).stdout).toMatch(
      / 1 {2}confirmed \(33%\)\n +2 {2}not confirmed\n +0 {2}.* within a year\n +3 {2}at a domain where an email never arrives/,
    )
  })

  test('stats and nightly have a line on emails that are waiting and emails we gave up on, and why', async () => {
    await server.database.query(
      `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until, failed_at, fault)
        values ('1', 'confirm', 'a@x.uk', 1, 1, 0, 0, null, null),
          ('2', 'confirm', 'b@x.uk', 1, 1, 1, 0, $1, '550 no such user <b@x.uk>')`,
      [Date.now()],
    )
    const line = 'Emails waiting: 1; given up: 1, reason for the latest: 550 no such user <…>\n'
    for (const command of ['stats', 'nightly']) expect((await waitlist(command)).stdout).toContain(line)
    const { outbox } = JSON.parse((await waitlist('nightly', '--json')).stdout)
    expect(outbox).toEqual({ waiting: 1, givenUp: 1, lastReason: '550 no such user <…>' })
  })

  test('a day is a UK day: half past eleven at night UTC in June is already the next day', async () => {
    for (const [email, at] of [
      ['a@x.uk', '2026-06-30T22:30:00Z'],
      ['b@x.uk', '2026-06-30T23:30:00Z'],
      ['c@x.uk', '2026-12-31T23:30:00Z'],
    ] as const) {
      await join(email, 'M1 1AE', 'hero')
      await server.database.query('update waitlist set joined_at = $1 where email_key = $2', [
        Date.parse(at),
        email,
      ])
    }
    const { byDay, today } = await readListStats(server.database, Date.parse('2026-07-01T12:00:00Z'))
    expect([today, ...byDay.map(({ name }) => name)]).toEqual([1, '2026-06-30', '2026-07-01', '2026-12-31'])
  })

  test('list shows the newest first, up to its limit, or everyone', async () => {
    await seedList(server.database, 3_000)
    const { stdout, stderr } = await waitlist('list', '--limit', '3')
    const times = stdout
      .trim()
      .split('\n')
      .map(line => line.slice(0, 16))
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times).toHaveLength(3)
    expect(stderr).toContain('The newest 3 of 3,000 people')
    const all = (await waitlist('list', '--all', '--json')).stdout.trim().split('\n')
    expect(all.map(line => JSON.parse(line).email).length).toBe(3_000)
    const leeds = (await waitlist('list', '--area', 'LS', '--limit', '5', '--json')).stdout.trim().split('\n')
    const found = (await waitlist('list', '--search', 'OR17.', '--json')).stdout
    expect(JSON.parse(found).email).toBe('visitor17.17@Example.com')
    expect((await waitlist('list', '--search', 'or_7.', '--json')).stdout).toBe('')
    expect(leeds.map(line => JSON.parse(line).postcode)).toEqual(
      Array(5).fill(expect.stringMatching(/^LS\d/)),
    )
    const people = (await waitlist('list', '--area', 'ls6, M', '--all', '--json')).stdout
    const areas = new Set(people.match(/(?<="postcode":")[A-Z]+6?/g))
    expect([...areas].sort()).toEqual(['LS6', 'M', 'M6'])
  })

  test('find and receipt accept an address in any letter case, and exit with 1 for an unknown one', async () => {
    await join('Someone@Example.com', 'LS6 2AB', 'maeve')
    await server.database.query(`insert into mail_domain values ('example.com', 'refuses email', 1)`)
    const found = await waitlist('find', ' someone@example.COM ', '--json')
    expect(JSON.parse(found.stdout)).toMatchObject({
      entry: { email: 'Someone@Example.com', form: 'maeve' },
      perk_code: null,
      mails: [],
      complaints: [],
      mark: 'its domain says that it accepts no email',
    })
    const { stdout } = await waitlist('receipt', 'someone@example.com')
    expect(stdout).toContain('“We’ll email you about the launch. No spam ever.” (wording 1)')
    expect(stdout).toContain('the card in the chat with Maeve')
    expect(stdout).toMatch(/You joined: \d+ \w+ \d{4} at \d\d:\d\d:\d\d (GMT|BST)/)
    for (const command of ['find', 'receipt']) {
      const { code, stderr } = await waitlist(command, 'nobody@example.com')
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: `${command} failed: nobody@example.com is not on the list\n`,
      })
    }
  })

  test('correct changes a postcode by the rules of the form', async () => {
    await join('a@x.uk', 'LS6 2AB', 'hero')
    const right = await waitlist('correct', 'A@x.uk', '--postcode', 'm1 1ae')
    expect(right).toMatchObject({ code: 0, stdout: 'A@x.uk has the postcode M1 1AE.\n' })
    expect((await waitlist('correct', 'A@x.uk', '--postcode', 'm11ae')).stdout).toContain(' M1 1AE.')
    await waitlist('correct', 'A@x.uk', '--postcode', 'm1 1ae')
    expect(await waitlist('correct', 'a@x.uk', '--postcode', 'M1')).toMatchObject({ code: 1 })
    expect(JSON.parse((await waitlist('find', 'a@x.uk', '--json')).stdout).entry.postcode).toBe('M1 1AE')
    expect(await waitlist('correct', 'b@x.uk', '--postcode', 'M1 1AE')).toMatchObject({ code: 1 })
  })

  test('erase removes a person, from the server’s count too; repeating it exits with 1', async () => {
    await join('a@x.uk', 'LS6 2AB', 'hero')
    await join('b@x.uk', 'LS6 2AB', 'hero')
    expect(await waitlist('erase', 'A@x.uk', '--yes')).toMatchObject({
      code: 0,
      stdout: 'A@x.uk is erased.\n',
    })
    expect(await shown()).toBe(1)
    expect(await waitlist('erase', 'a@x.uk', '--yes')).toMatchObject({ code: 1 })
    expect(await shown()).toBe(1)
  })

  test('no character in an address can move text in a terminal', async () => {
    await join('a\u202eb\u200b@x.uk', 'LS6 2AB', 'hero')
    await server.database.query(`insert into mail_domain values ('x.uk', 'no server', 1)`)
    expect((await waitlist('list')).stdout).toContain(
      'a\\u{202e}b\\u{200b}@x.uk (its domain has no server that accepts email)\n',
    )
  })
})
