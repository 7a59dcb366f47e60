import { describe, expect, test } from 'vitest'
import { takeNight } from '#src/waitlist/server/nightly/night.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const nightly = (mail: string, ...words: string[]) => {
    const off = { SMTP_URL: '', PUBLIC_URL: '' }
    return runCommandWith({ DATABASE_URL: own.url, ...off, MAIL_DIR: mail }, 'nightly', ...words)
  }

  test('running nightly by hand without mail says what it left out, and does not replace the server’s run', async () => {
    const { code, stdout } = await nightly('')
    expect({ code, said: stdout.split('\n')[0] }).toEqual({
      code: 0,
      said: 'Unconfirmed entries were not checked: email is off here',
    })
    expect(JSON.parse((await nightly('', '--json')).stdout)).toMatchObject({ purged: null })
    const now = Date.now()
    expect(await takeNight(own.database, now)).toBe(true)
    await nightly('')
    expect(await own.database.query('select started_at, done_at from nightly')).toEqual([
      { started_at: now, done_at: null },
    ])
  })

  test('running nightly by hand with mail counts as the day’s run', async () => {
    expect((await nightly('/nowhere')).stdout).toContain('Unconfirmed entries deleted: 0\n')
    expect(await takeNight(own.database, Date.now())).toBe(false)
  })

  test('a complaint’s date is a UK date', async () => {
    const due = Date.parse('2026-06-30T23:30:00Z')
    await own.database.query(
      'insert into complaint (id, email_key, words, received_at, due_at) values ($1, $2, $3, $4, $5)',
      ['c1', 'a@x.uk', 'w', due, due],
    )
    expect((await nightly('')).stdout).toContain('the first to be acknowledged by 2026-07-01')
  })
})
