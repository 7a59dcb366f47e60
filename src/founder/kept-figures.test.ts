import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { eventually } from '#test/support/eventually.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createKeptFigures } from './kept-figures.ts'

const own = withTestDatabase('sqlite')
const NOON = Date.UTC(2026, 5, 1, 11)

/** Counts the list as the report does. `pass` moves the clock. */
function open() {
  let [now, reads] = [NOON, 0]
  const look = createKeptFigures<{ at: number; people: number }>(() => now)
  const read = async (at: number) => {
    reads += 1
    const [row] = await own.database.query<{ n: number }>('select count(*) as n from waitlist')
    return { at, people: row!.n }
  }
  return {
    see: (what = '', changes = 0, reading = read) => look(own.database, { what, changes }, reading),
    pass: (ms: number) => {
      now += ms
    },
    reads: () => reads,
  }
}

test('figures are kept, with the time they were read, until something else is asked for', async () => {
  const { see, pass, reads } = open()
  expect(await see('June')).toEqual({ at: NOON, people: 0 })
  pass(MINUTE_MS / 2)
  expect(await see('June')).toEqual({ at: NOON, people: 0 })
  expect(reads()).toBe(1)
  expect(await see('July')).toEqual({ at: NOON + MINUTE_MS / 2, people: 0 })
  expect(reads()).toBe(2)
})

test('what the founder has just changed is seen at once, however long the last count took', async () => {
  const { see } = open()
  await see()
  await own.database.insertMissing(WAITLIST_INSERT, [testEntry('v@x.uk')])
  expect(await see('', 1)).toEqual({ at: NOON, people: 1 })
})

test('a join shows up once the rest is over', async () => {
  const { see } = open()
  await see()
  await own.database.insertMissing(WAITLIST_INSERT, [testEntry('v@x.uk')])
  await eventually(async () => expect(await see()).toEqual({ at: NOON, people: 1 }))
})

test('yesterday’s figures are never shown', async () => {
  const { see, pass } = open()
  await see()
  pass(DAY_MS - 11 * HOUR_MS)
  expect((await see()).at).toBe(NOON + DAY_MS - 11 * HOUR_MS)
})

test('after a failed count, the next look counts again', async () => {
  const { see } = open()
  await expect(see('', 0, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect((await see()).people).toBe(0)
})
