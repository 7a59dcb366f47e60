import { describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each(ENGINES)('waves of invitations on %s', engine => {
  const own = withTestDatabase(engine)
  const waitlist = (...words: string[]) =>
    runCommandWith(
      {
        DATABASE_URL: own.url,
        MAIL_DIR: '/nowhere',
        PUBLIC_URL: 'https://kerbside.test',
        OPERATOR_NAME: 'Kerbside Ltd',
        OPERATOR_CONTACT: 'hello@kerbside.test',
      },
      ...words,
    )
  const fill = (n: number) =>
    insertRows(
      own.database,
      'waitlist',
      Array.from({ length: n }, (_, i) => ({
        email_key: `v${i}@x.uk`,
        email: `v${i}@x.uk`,
        postcode: 'LS6 2AB',
        joined_at: 1,
        notice: '1',
        confirmed_at: 2,
      })),
    )
  const reminders = () =>
    own.database.query<{ email_key: string }>(
      "select email_key from mail_outbox where kind = 'remind' order by 1",
    )

  test('reminds people whose code was sent but not redeemed, once only', async () => {
    await fill(6)
    expect((await waitlist('invite', '--limit', '5', '--wave', 'Leeds one')).code).toBe(0)
    const { query } = own.database
    expect((await waitlist('invite', 'remind', 'Leeds one')).stdout).toBe('There is nobody left to remind.\n')
    await query('update mail_outbox set sent_at = 1')
    await query(`update perk_code set redeemed_at = 1 where email_key = 'v0@x.uk'`)
    await query(`update waitlist set unsubscribed_at = 3 where email_key = 'v1@x.uk'`)
    expect((await waitlist('invite', 'remind', 'Leeds two')).stderr).toContain('there are: Leeds one')
    expect((await waitlist('invite', 'remind', 'Leeds one')).stderr).toContain('as --yes 3')
    expect((await waitlist('invite', 'remind', 'Leeds one', '--yes', '3')).stdout).toContain(
      '3 reminders are going out',
    )
    expect((await reminders()).map(({ email_key }) => email_key)).toEqual(['v2@x.uk', 'v3@x.uk', 'v4@x.uk'])
    await query(`delete from mail_outbox where kind = 'remind'`)
    expect((await waitlist('invite', 'remind', 'Leeds one')).stdout).toBe('There is nobody left to remind.\n')
    expect(await reminders()).toEqual([])
  })

  test('stats and the report show each wave’s rate; the report hides small waves', async () => {
    await fill(15)
    await waitlist('invite', '--limit', '12', '--wave', 'Leeds one')
    await waitlist('invite', '--limit', '2', '--area', 'LS')
    await own.database.query(
      `update perk_code set redeemed_at = 1 where email_key in ('v0@x.uk', 'v1@x.uk', 'v10@x.uk', 'v11@x.uk', 'v12@x.uk', 'v13@x.uk')`,
    )
    const { stdout } = await waitlist('stats')
    expect(stdout).toMatch(
      /Invited, by wave\n.* {2}\d{4}-\d\d-\d\d LS: 0 redeemed \(0%\)\n +12 {2}Leeds one: 6 redeemed \(50%\)/,
    )
    const report = JSON.parse((await waitlist('report', '--json')).stdout)
    expect(report.waves).toEqual([{ name: 'Leeds one', codes: { yes: 6, no: 6 } }])
  })
})
