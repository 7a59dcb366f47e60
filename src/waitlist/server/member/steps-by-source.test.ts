import { describe, expect, test } from 'vitest'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { eraseEntry } from './erase-entry.ts'
import { WAITLIST_INSERT } from './personal-data.ts'
import { stepsBySource } from './steps-by-source.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('people who leave the list are still counted, but only as a number', async () => {
    const { database } = own
    const van = { source: 'van' }
    await database.insertMissing(WAITLIST_INSERT, [
      testEntry('a@x.uk', { ...van, confirmed_at: Date.UTC(2026, 0, 2) }),
      testEntry('b@x.uk', van),
      testEntry('c@x.uk', van),
      testEntry('d@x.uk'),
    ])
    await database.query(
      `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until, sent_at)
        values ('1', 'confirm', 'b@x.uk', 1, 1, 0, 0, 2), ('2', 'confirm', 'c@x.uk', 1, 1, 0, 0, null)`,
    )
    await database.query(
      `insert into perk_code (code, email_key, terms, invited_at, redeemed_at) values ('X', 'a@x.uk', '1', 1, 2)`,
    )
    const steps = async () =>
      (await stepsBySource(database)).toSorted((a, b) => (a.source < b.source ? -1 : 1))
    const before = [
      { source: '', joined: 1, asked: 0, confirmed: 0, invited: 0, redeemed: 0 },
      { source: 'van', joined: 3, asked: 2, confirmed: 1, invited: 1, redeemed: 1 },
    ]
    expect(await steps()).toEqual(before)
    for (const email of ['a@x.uk', 'b@x.uk', 'd@x.uk', 'never@x.uk']) await eraseEntry(database, email)
    expect(await steps()).toEqual(before)
    const gone = await database.query('select * from waitlist_gone')
    expect(JSON.stringify(gone)).not.toMatch(/@|x\.uk/)
    expect(gone).toContainEqual({ day: '2026-01-01', source: 'van', step: 'joined', n: 2 })
  })
})
