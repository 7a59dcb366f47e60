import { describe, expect, test } from 'vitest'
import { ukDay } from '#src/time/uk-time.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createMembers } from './member.ts'
import { recordComplaint } from './open-complaints.ts'

const JOINED = 1_790_000_000_000

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('with a slow clock, nobody confirms or unsubscribes before they joined', async () => {
    const holder = { email_key: 'v@x.uk', joined_at: JOINED }
    await own.database.query(
      `insert into waitlist (email_key, email, postcode, joined_at) values ('v@x.uk', 'v@x.uk', 'M1 1AE', ${JOINED})`,
    )
    const members = createMembers(own.database)
    expect(await members.confirm(holder, JOINED - 5_000)).toMatchObject({ confirmed_at: JOINED })
    expect(await members.unsubscribe(holder, JOINED + 5_000)).toMatchObject({
      confirmed_at: JOINED,
      unsubscribed_at: JOINED + 5_000,
    })
  })

  // In winter, in summer, across each change of the clocks, at midnight and just before it.
  test.each([
    '2026-01-01T09:30:00Z',
    '2026-07-01T22:59:59.999Z',
    '2026-07-01T23:00:00Z',
    '2026-03-10T23:30:00Z',
    '2026-10-10T00:00:00Z',
  ])('a complaint received at %s is due on the last day that lies wholly within 30 days', async received => {
    const at = Date.parse(received)
    const complaint = { email_key: 'v@x.uk', words: 'You lost it', channel: 'own page' }
    const { due_at } = await recordComplaint(own.database, complaint, at)
    const limit = at + 30 * 24 * 3_600_000
    expect(due_at).toBeLessThan(limit)
    expect(due_at).toBeGreaterThanOrEqual(limit - 25 * 3_600_000)
    // The day that people are shown ends at that moment.
    expect(ukDay(due_at + 1)).not.toBe(ukDay(due_at))
  })
})
