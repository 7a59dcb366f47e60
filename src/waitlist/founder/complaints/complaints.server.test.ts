import { describe, expect, test } from 'vitest'
import { keptInWords } from '#src/waitlist/server/member/kept-in-words.ts'
import { keptOf } from '#src/waitlist/server/member/kept-of-person.ts'
import { complaintsDue } from '#src/waitlist/server/member/open-complaints.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const waitlist = (...words: string[]) => runCommand(own.url, ...words)

  test('lists complaints with their dates, in nightly too, and closes them; their words cannot control a terminal', async () => {
    expect((await waitlist('complaints')).stdout).toBe('No complaints are waiting.\n')
    const due = Date.UTC(2026, 0, 31)
    await own.database.query(
      'insert into complaint (id, email_key, words, received_at, due_at) values ($1, $2, $3, $4, $5)',
      ['c1', 'gone@x.uk', 'You lost it\u001b[2J\u0007\nand more', due - 30 * 86_400_000, due],
    )
    const { stdout } = await waitlist('complaints')
    expect(stdout).toBe(
      'Acknowledge by 2026-01-31 (OVERDUE), received 2026-01-01, from gone@x.uk (not on the list)\n  id c1\n  You lost it\\u{1b}[2J\\u{7}\n  and more\n\n',
    )
    expect(JSON.parse((await waitlist('complaints', '--json')).stdout)).toMatchObject({
      id: 'c1',
      due: '2026-01-31',
    })
    const night = await waitlist('nightly')
    expect(night.stdout).toContain(
      'Complaints waiting: 1, the first to be acknowledged by 2026-01-31; 1 overdue',
    )
    expect(await waitlist('complaints', 'close', 'c1', 'We', 'found', 'it')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Closed\. Write to them:\n\n {2}We found it\n.* Information Commissioner/,
      ),
    })
    expect(await waitlist('complaints', 'close', 'c1', 'Twice')).toMatchObject({ code: 1 })
    expect(JSON.parse((await waitlist('nightly', '--json')).stdout)).toMatchObject({
      complaints: { open: 0 },
    })
    expect(await waitlist('nightly', '--fast')).toMatchObject({ code: 2 })
  })

  test('records a complaint made by phone under the day it came; acknowledges and closes it in separate steps', async () => {
    await own.database.insertMissing(WAITLIST_INSERT, [testEntry('Jo@x.uk')])
    const words = ['complaints', 'add', 'You', 'rang', 'at', 'night', '--from', 'JO@x.uk', '--by', 'phone']
    expect(await waitlist(...words, '--received', '2099-01-01')).toMatchObject({ code: 2 })
    expect(await waitlist(...words, '--by', 'pigeon')).toMatchObject({ code: 2 })
    const added = await waitlist(...words, '--received', '2026-03-01')
    expect(added.stdout).toMatch(/^It is recorded: \S+\. Tell them by 2026-03-30 /)
    const list = async () => JSON.parse((await waitlist('complaints', '--json')).stdout || 'null')
    const { id, ...complaint } = await list()
    expect(complaint).toMatchObject({
      email: 'Jo@x.uk',
      channel: 'phone',
      received: '2026-03-01',
      due: '2026-03-30',
      acknowledged: null,
      words: 'You rang at night',
    })
    const due = () => complaintsDue(own.database)
    expect(await due()).toHaveLength(1)
    expect(await waitlist('complaints', 'acknowledge', id)).toMatchObject({ code: 0 })
    expect(await waitlist('complaints', 'acknowledge', id)).toMatchObject({ code: 1 })
    expect(await due()).toEqual([])
    expect((await list()).acknowledged).toMatch(/^\d{4}-/)
    const kept = async () => {
      const [entry] = await own.database.query<Member>('select * from waitlist')
      return keptInWords(await keptOf(own.database, entry!), []).at(-1)![1]
    }
    expect(await kept()).toMatch(/^1 March 2026, acknowledged on .*, not closed yet: “You rang at night”$/)
    expect(await waitlist('complaints', 'close', id, 'Only by day now')).toMatchObject({ code: 0 })
    expect(await list()).toBeNull()
    expect(await kept()).toMatch(/ “You rang at night” What became of it: “Only by day now”$/)

    expect(await waitlist('complaints', 'add', 'No address given')).toMatchObject({ code: 0 })
    expect((await waitlist('complaints')).stdout).toContain('by email, from somebody who gave no email')
  })
})
