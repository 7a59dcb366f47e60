import { describe, expect, test } from 'vitest'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const AT = Date.parse('2026-01-31T09:05:00.000Z')

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('shows what happened to a person, in order; emails stopped by mistake can be turned on again for a minute', async () => {
    const entry = testEntry('a@x.uk', { joined_at: AT, confirmed_at: AT + 3, form: 'hero' })
    await own.database.insertMissing(WAITLIST_INSERT, [entry])
    const { query } = own.database
    await query(
      `insert into perk_code (code, email_key, terms, invited_at, wave) values ('c', 'a@x.uk', '1', $1, 'one')`,
      [AT + 5],
    )
    await query(
      `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until, sent_at)
        values ('confirm:a', 'confirm', 'a@x.uk', $1, $1, 0, 0, $2)`,
      [AT, AT + 1],
    )
    const { act } = openTestDesk(own.database)
    const input = { email: 'A@x.uk' }
    const happened = async () => (await act('find', { input })).data.timeline.map(({ words }) => words)
    const soFar = [
      'Joined by the form at the top of the page',
      'Email sent: “Please confirm your place on the list”',
      'Confirmed the email',
      'Invited in the wave “one”',
    ]
    expect(await happened()).toEqual(soFar)
    const { at } = (await act('unsubscribe', { input })).data
    expect(await happened()).toEqual([...soFar, 'All emails stopped'])
    const theirs = act('unsubscribe undo', { input: { ...input, at: at - 1 } })
    await expect(theirs).rejects.toThrow('they ended it themselves')
    expect((await act('unsubscribe undo', { input: { ...input, at } })).words).toBe(
      'A@x.uk gets emails again.',
    )
    expect(await happened()).toEqual(soFar)
    await act('unsubscribe', { input })
    await query('update waitlist set unsubscribed_at = unsubscribed_at - 61000')
    const late = act('unsubscribe undo', { input: { ...input, at: Date.now() - 61_000 } })
    await expect(late).rejects.toThrow('more than a minute ago')
  })
})
