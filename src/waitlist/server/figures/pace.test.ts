import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { readPace } from './pace.ts'

const own = withTestDatabase('sqlite')
const NOW = Date.UTC(2026, 2, 30, 9, 7, 31)

test('a long list is read in slices: the server gets turns in between, and the figures are those of the whole list', async () => {
  // One entry each minute for 30 days, half of them deleted again.
  await own.database.query(
    `insert into waitlist (email_key, email, postcode, joined_at)
      with recursive minute(i) as (select 1 union all select i + 1 from minute where i < 43200)
      select i, i, 'LS6 2AB', ${NOW} - i * 60000 from minute`,
  )
  await own.database.query('delete from waitlist where ($1 - joined_at) % 120000 = 0', [NOW])
  let turns = 0
  let done = false
  const reading = readPace(own.database, NOW).finally(() => {
    done = true
  })
  while (!done) {
    await setImmediate()
    turns += 1
  }
  expect(turns).toBeGreaterThanOrEqual(5)
  const { hour, twoDays, usualHour, usualDay } = await reading
  expect([hour, twoDays]).toEqual([30, (DAY_MS / 120_000) * 2])
  expect(usualHour).toBeCloseTo(HOUR_MS / 120_000, 0)
  expect(usualDay).toBeCloseTo(DAY_MS / 120_000, -1)
})
