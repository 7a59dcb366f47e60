import { beforeEach, describe, expect, test } from 'vitest'
import { createDayBudget } from '#src/mail/sending/day-budget.ts'
import { knownNights } from '#test/support/list/known-nights.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createWaitlistStore } from '../join/waitlist-store.ts'
import { describeNight, runNight, takeNight } from './night.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.UTC(2026, 4, 20, 4)

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  beforeEach(() => knownNights(own.database, NOW))

  const joinAll = (keys: string[], joined_at: number, confirms = true) =>
    createWaitlistStore(own.database, { confirms }).addMissing(
      keys.map(email => testEntry(email, { joined_at })),
    )
  const join = (key: string, joinedAt: number, confirms = true) => joinAll([key], joinedAt, confirms)
  const sent = (key: string, at: number) =>
    own.database.query('update mail_outbox set sent_at = $2 where email_key = $1', [key, at])
  const counter = async () =>
    (await own.database.query<{ n: number }>(`select n from counter where name = 'waitlist'`))[0]!.n

  /** Runs the nightly task, and counts how many turns the event loop gets meanwhile. */
  async function nightWithTurns() {
    let turns = 0
    let over = false
    const turn = () => {
      turns += 1
      if (!over) setImmediate(turn)
    }
    turn()
    const night = await runNight(own.database, { mail: true, now: NOW })
    over = true
    return { night, turns }
  }

  test('the server does its other work while it deletes', async () => {
    const old = Array.from({ length: 4_500 }, (_, i) => `old${i}@x.uk`)
    await joinAll(old.sort(), NOW - 40 * DAY)
    await own.database.query('update mail_outbox set sent_at = $1', [NOW - 31 * DAY])
    const { night, turns } = await nightWithTurns()
    expect(night.purged).toBe(4_500)
    expect(turns).toBeGreaterThan(1)
  })

  test('the server gets a turn between the parts of a nightly task that deletes nothing', async () => {
    expect((await nightWithTurns()).turns).toBeGreaterThan(5)
  })

  test('deletes records of emails after 90 days, but keeps the record that an unconfirmed entry was asked to confirm', async () => {
    for (const key of ['confirmed@x.uk', 'asked@x.uk']) {
      await join(key, NOW - 100 * DAY)
      await sent(key, NOW - 100 * DAY)
    }
    await own.database.query('update waitlist set confirmed_at = $1 where email_key = $2', [
      NOW,
      'confirmed@x.uk',
    ])
    const budget = createDayBudget(own.database)
    await budget.reserve(Date.UTC(2026, 4, 1), 10)
    await budget.reserve(Date.UTC(2026, 4, 20), 10)
    expect(await runNight(own.database, { mail: false, now: NOW })).toMatchObject({ mails: 1 })
    expect(await own.database.query('select email_key from mail_outbox')).toEqual([
      { email_key: 'asked@x.uk' },
    ])
    expect(await own.database.query(`select name from counter where name like 'mail %'`)).toEqual([
      { name: 'mail 2026-05-20' },
    ])
    expect(await runNight(own.database, { mail: true, now: NOW })).toMatchObject({ purged: 1, entries: 1 })
  })

  test('corrects and reports a wrong counter, and still counts people who join meanwhile', async () => {
    await join('a@x.uk', NOW)
    await own.database.query(`update counter set n = 77 where name = 'waitlist'`)
    const other = own.open()
    const store = createWaitlistStore(other)
    const joins = Array.from({ length: 40 }, (_, i) =>
      store.addMissing([testEntry(`v${i}@x.uk`, { joined_at: NOW })]),
    )
    const night = await runNight(own.database, { mail: false, now: NOW })
    await Promise.all(joins)
    await other.close()
    expect(night.counterWas - night.entries).toBe(76)
    expect(describeNight(night)[2]).toMatch(/^The counter said \d+, but the list has \d+: corrected$/)
    expect(await counter()).toBe(41)
  })

  test('one server takes a day’s nightly task; if it dies, another takes over', async () => {
    const other = own.open()
    const taken = await Promise.all(
      [own.database, other, own.database, other].map(one => takeNight(one, NOW)),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await takeNight(other, NOW + 30 * 60_000)).toBe(false)
    expect(await takeNight(other, NOW + 61 * 60_000)).toBe(true)
    await runNight(other, { mail: false, now: NOW + 61 * 60_000 })
    expect(await takeNight(own.database, NOW + 10 * 60 * 60_000)).toBe(false)
    expect(await takeNight(own.database, NOW + DAY)).toBe(true)
    await other.close()
    const [row] = await own.database.query<Record<string, unknown>>(
      "select * from nightly where day = '2026-05-20'",
    )
    expect(row).toMatchObject({ did: expect.stringContaining('The counter agrees') })
  })
})
