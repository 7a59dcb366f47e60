import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { createLogger } from '#src/http/logger.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import { knownNights } from '#test/support/list/known-nights.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { scheduleNights } from './nightly-schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MIDNIGHT = Date.UTC(2026, 4, 20)

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  let lines: string[]
  let asked: Promise<unknown>[]
  let stops: (() => void)[]
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: MIDNIGHT })
    lines = []
    asked = []
    stops = []
  })
  afterEach(() => {
    for (const stop of stops) stop()
    vi.useRealTimers()
  })

  /** Starts the nightly part of a server. Returns a function that stops it. */
  function open({ mail = true, on = own.database } = {}) {
    const logger = createLogger('info', { write: line => void lines.push(line) })
    const stop = scheduleNights({ database: followed(on), logger, mail })
    stops.push(stop)
    return stop
  }

  /** Returns the same database, but with queries that `pass` waits for. */
  function followed(database: Database): Database {
    const follow =
      <Words extends unknown[], Answer>(ask: (...words: Words) => Promise<Answer>) =>
      (...words: Words) => {
        const answer = ask(...words)
        asked.push(answer)
        return answer
      }
    return {
      ...database,
      query: follow(database.query) as Database['query'],
      exclusively: follow(database.exclusively) as Database['exclusively'],
    }
  }

  /**
   * Lets time pass. Servers check on whole minutes, so each step ends with a check, whose queries are
   * answered before any time limit on them runs out.
   */
  async function pass(ms: number) {
    for (const end = Date.now() + ms; Date.now() < end; ) {
      await vi.advanceTimersByTimeAsync(Math.min(MINUTE, end - Date.now()))
      // Between two queries the nightly task leaves a few turns of the event loop to visitors.
      for (let turns = 0; turns < 20; turns++) {
        if (asked.length) turns = 0
        await Promise.allSettled(asked.splice(0))
        await setImmediate()
      }
    }
  }

  const nights = () => lines.filter(line => line.includes('the nightly task is done')).length
  /** Adds somebody who was asked to confirm so long ago that the nightly task deletes them. */
  async function joinedLongAgo(email = 'late@x.uk') {
    await knownNights(own.database, MIDNIGHT)
    await createWaitlistStore(own.database, { confirms: true }).addMissing([
      testEntry(email, { joined_at: MIDNIGHT - 40 * DAY }),
    ])
    await own.database.query('update mail_outbox set sent_at = $1', [MIDNIGHT - 40 * DAY])
  }
  const entries = async () => (await own.database.query('select 1 from waitlist')).length

  test('runs from three in the morning, once a day, on one of two servers', async () => {
    const other = own.open()
    await joinedLongAgo()
    open()
    open({ on: other })
    await pass(3 * HOUR - MINUTE)
    expect([nights(), await entries()]).toEqual([0, 1])
    await pass(12 * MINUTE)
    expect([nights(), await entries()]).toEqual([1, 0])
    await pass(2 * HOUR)
    expect(nights()).toBe(1)
    vi.setSystemTime(MIDNIGHT + DAY + 2 * HOUR)
    await pass(HOUR - MINUTE)
    expect(nights()).toBe(1)
    await pass(12 * MINUTE)
    expect(nights()).toBe(2)
    expect(
      await own.database.query(`select day from nightly where day >= '2026-05-20' order by day`),
    ).toEqual([{ day: '2026-05-20' }, { day: '2026-05-21' }])
    await other.close()
  })

  test('a server that starts later in the day runs the nightly task after a minute', async () => {
    vi.setSystemTime(MIDNIGHT + 15 * HOUR)
    open()
    await pass(MINUTE - 1)
    expect(nights()).toBe(0)
    await pass(1)
    expect(nights()).toBe(1)
  })

  test('with mail off nobody is deleted for not confirming', async () => {
    await joinedLongAgo()
    open({ mail: false })
    await pass(4 * HOUR)
    expect(await entries()).toBe(1)
  })

  test('a failed night is logged and tried again after an hour', async () => {
    await own.database.query('alter table waitlist rename to elsewhere')
    open()
    await pass(3 * HOUR + 11 * MINUTE)
    expect(lines.join()).toContain('the nightly task failed, and will be tried again')
    await own.database.query('alter table elsewhere rename to waitlist')
    await pass(45 * MINUTE)
    expect(nights()).toBe(0)
    await pass(25 * MINUTE)
    expect(nights()).toBe(1)
  })

  test('if the database cannot be reached, it is asked again after ten minutes', async () => {
    await own.database.query('alter table nightly rename to elsewhere')
    open()
    await pass(3 * HOUR + 2 * MINUTE)
    await own.database.query('alter table elsewhere rename to nightly')
    expect([nights(), lines.length]).toEqual([0, 1])
    await pass(11 * MINUTE)
    expect(nights()).toBe(1)
  })

  test('a stopped server stops checking', async () => {
    const stop = open()
    await pass(HOUR)
    stop()
    await vi.advanceTimersByTimeAsync(DAY)
    await pass(MINUTE)
    expect(lines).toEqual([])
    expect(await own.database.query('select * from nightly')).toEqual([])
  })
})
