import { beforeEach, describe, expect, test } from 'vitest'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const AT = Date.parse('2026-01-31T09:05:00.000Z')
const ISO = '2026-01-31T09:05:00.000Z'
const CODE = '7K3M-0QXA-9TBV'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  beforeEach(async () => {
    await own.database.insertMissing(WAITLIST_INSERT, [
      testEntry('a@x.uk', { joined_at: AT, confirmed_at: AT }),
    ])
    await own.database.query(
      'insert into perk_code (code, email_key, terms, invited_at) values ($1, $2, $3, $4)',
      [CODE, 'a@x.uk', '1', AT],
    )
    await own.database.query(
      `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until)
        values ('confirm:a', 'confirm', 'a@x.uk', $1, $1, 0, 0)`,
      [AT],
    )
    await own.database.query(
      `insert into complaint (id, email_key, words, received_at, due_at) values ('c1', 'a@x.uk', $1, $2, $2)`,
      ['One line\r\nMail\u001b[2J\nand more', AT],
    )
  })

  const json = async (...words: string[]) =>
    JSON.parse((await runCommand(own.url, ...words, '--json')).stdout)

  test('find shows a text line by line, and no lease for an email that has none', async () => {
    const { stdout } = await runCommand(own.url, 'find', 'a@x.uk')
    const indent = ' '.repeat(27)
    expect(stdout).toContain(
      `  words                    One line\n${indent}Mail\\u{1b}[2J\n${indent}and more\n`,
    )
    expect(stdout).not.toMatch(/leased|never/)
    expect(stdout).toContain('31 January 2026 at 09:05:00 GMT')
  })

  test('times in JSON are ISO 8601 in every command', async () => {
    expect(await json('find', 'a@x.uk')).toMatchObject({
      entry: { joined_at: ISO, confirmed_at: ISO, unsubscribed_at: null },
      perk_code: { invited_at: ISO },
      mails: [{ queued_at: ISO, due_at: ISO, leased_until: null, attempts: 0 }],
      complaints: [{ received_at: ISO, due_at: ISO }],
    })
    expect(await json('receipt', 'a@x.uk')).toMatchObject({
      joinedAt: ISO,
      confirmedAt: ISO,
      unsubscribedAt: null,
    })
    const { redeemed_at, invited_at } = await json('redeem', CODE)
    expect([invited_at, new Date(redeemed_at).toISOString()]).toEqual([ISO, redeemed_at])
    expect(await json('codes')).toMatchObject({ invited_at: ISO, redeemed_at })
    const { at } = await json('report')
    expect(new Date(at).toISOString()).toBe(at)
  })
})
