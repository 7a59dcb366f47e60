import { describe, expect, test } from 'vitest'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const waitlist = (...words: string[]) => runWaitlist(own.url, ...words)

  test('lists complaints with their dates, also in nightly, and closes them; their words cannot control a terminal', async () => {
    expect((await waitlist('complaints')).stdout).toBe('No complaints are waiting.\n')
    const due = Date.UTC(2026, 0, 31)
    await own.database.query(
      'insert into complaint (id, email_key, words, received_at, due_at) values ($1, $2, $3, $4, $5)',
      ['c1', 'gone@x.uk', 'You lost it\u001b[2J\u0007\nand more', due - 30 * 86_400_000, due],
    )
    const { stdout } = await waitlist('complaints')
    expect(stdout).toBe(
      'Acknowledge by 2026-01-31 (OVERDUE), received 2026-01-01, from an entry that no longer exists\n  id c1\n  You lost it\\u{1b}[2J\\u{7}\n  and more\n\n',
    )
    expect(JSON.parse((await waitlist('complaints', '--json')).stdout)).toMatchObject({
      id: 'c1',
      due: '2026-01-31',
    })
    const night = await waitlist('nightly')
    expect(night.stdout).toContain(
      'Complaints waiting: 1, the first to be acknowledged by 2026-01-31; 1 overdue',
    )
    expect(await waitlist('complaints', '--close', 'c1')).toMatchObject({ code: 0, stdout: 'Closed.\n' })
    expect(await waitlist('complaints', '--close', 'c1')).toMatchObject({ code: 1 })
    expect(JSON.parse((await waitlist('nightly', '--json')).stdout)).toMatchObject({
      complaints: { open: 0 },
    })
    expect(await waitlist('nightly', '--fast')).toMatchObject({ code: 2 })
  })
})
