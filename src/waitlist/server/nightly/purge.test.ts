import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#src/time/durations.ts'
import { knownNights } from '#test/support/list/known-nights.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createWaitlistStore } from '../join/waitlist-store.ts'
import { eraseEntry } from '../member/erase-entry.ts'
import { describeNight, runNight } from './night.ts'

const NOW = Date.UTC(2026, 4, 20, 4)

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  /** Adds `n` people who joined, and were asked to confirm, `daysAgo` days ago. */
  const asked = async (n: number, daysAgo: number, name = `v${daysAgo}-`) => {
    const joined_at = NOW - daysAgo * DAY_MS
    const emails = Array.from({ length: n }, (_, i) => `${name}${String(i).padStart(4, '0')}@x.uk`)
    const store = createWaitlistStore(own.database, { confirms: true })
    await store.addMissing(emails.map(email => testEntry(email, { joined_at })))
    await own.database.query('update mail_outbox set sent_at = $1 where queued_at = $1', [joined_at])
  }
  const entries = async () =>
    (await own.database.query<{ n: number }>('select count(*) as n from waitlist'))[0]!.n
  const night = (daysLater: number, anyway = false) =>
    runNight(own.database, { mail: true, now: NOW + daysLater * DAY_MS, anyway })

  describe('a clock that jumps', () => {
    beforeEach(async () => {
      await knownNights(own.database, NOW)
      await asked(20, 0)
    })

    test('forty days ahead deletes nobody, and the founder is told why', async () => {
      const leaped = await night(40)
      expect(leaped).toMatchObject({
        purged: 0,
        held: '20 are due, but the clock may be wrong: of the 3 days before, 0 had a nightly run',
      })
      expect(describeNight(leaped)[0]).toMatch(
        /^NO unconfirmed entry was deleted: 20 are due, .*nightly --purge/,
      )
      expect(await entries()).toBe(20)
    })

    test('ahead and back deletes nobody too early, then or later', async () => {
      await night(40)
      await night(41)
      expect(await night(0)).toMatchObject({ purged: 0, held: null })
      expect(await night(1)).toMatchObject({ purged: 0, held: null })
      expect(await entries()).toBe(20)
    })

    test('by years, or past the end of a year, is no different', async () => {
      for (const days of [365, 3_650, 250]) expect(await night(days)).toMatchObject({ purged: 0 })
      expect(await entries()).toBe(20)
    })

    test('and stays ahead is trusted from the third night on, so a server that was off for weeks carries on', async () => {
      const purged = []
      for (const day of [40, 41, 42]) purged.push((await night(day)).purged)
      expect(purged).toEqual([0, 0, 20])
    })

    test.each([
      ['with people due', true, true],
      ['with nobody due', true, false],
      ['without mail', false, true],
    ])('leaves everything else that it makes look old alone, too: %s', async (_case, mail, due) => {
      if (!due) await own.database.query('update waitlist set confirmed_at = joined_at')
      await own.database.query(
        `insert into complaint (id, email_key, words, received_at, due_at, closed_at) values ('c', 'k', 'w', $1, $1, $1)`,
        [NOW - DAY_MS],
      )
      await eraseEntry(own.database, 'v0-0000@x.uk')
      await own.database.query('update erasure set erased_at = $1', [NOW])
      const records = async () => [
        await own.database.query('select id from complaint'),
        await own.database.query('select erased_at from erasure'),
        await own.database.query('select cause from mail_outbox order by 1'),
      ]
      const before = await records()
      expect(before.map(rows => rows.length)).toEqual([1, 1, 19])
      await runNight(own.database, { mail, now: NOW + 400 * DAY_MS })
      expect(await records()).toEqual(before)
    })

    test('does not stop a deletion that a person asks for', async () => {
      expect(await night(40, true)).toMatchObject({ purged: 20, held: null })
    })
  })

  test('a deletion of more than the previous month makes likely waits until a person agrees', async () => {
    await knownNights(own.database, NOW, 10)
    await asked(101, 40)
    expect(await night(0)).toMatchObject({
      purged: 0,
      held: '101 are due, more than the 100 that the previous month makes likely',
    })
    expect(await night(0, true)).toMatchObject({ purged: 101 })
    expect(await night(0)).toMatchObject({ purged: 0, held: null })
  })

  test('deletes up to a hundred, or as many as in the previous month', async () => {
    await knownNights(own.database, NOW, 10)
    await asked(100, 40)
    expect(await night(0)).toMatchObject({ purged: 100, held: null })
    await asked(130, 35)
    expect(await night(1)).toMatchObject({ purged: 130, held: null })
  })

  test('an address that the mail server refused for good counts as asked: it is deleted 30 days later', async () => {
    await knownNights(own.database, NOW)
    const faults = [
      '550 Can’t send mail: 550 5.1.1 <a@x.uk>: no such user',
      '550 no such mailbox here',
      '551 user not local',
      '553 mailbox name not allowed',
      '554 5.1.10 recipient not found',
    ]
    for (const [i, fault] of faults.entries()) {
      for (const days of [40, 20]) {
        await asked(1, days, `f${i}-${days}-`)
        await own.database.query(
          'update mail_outbox set sent_at = null, failed_at = queued_at, fault = $1 where email_key like $2',
          [fault, `f${i}-${days}-%`],
        )
      }
    }
    expect(await night(0)).toMatchObject({ purged: 5, entries: 5 })
    expect(await night(11)).toMatchObject({ purged: 0, held: expect.stringContaining('5 are due') })
  })
})
