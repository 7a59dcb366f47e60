import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createToday } from './today.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('a change that was not announced is counted after a minute', async () => {
    let now = DAY_MS
    const today = createToday(() => now)
    const look = () => today({ ...own.database, onChange: () => () => {} }, {}, 0)
    expect(await look()).toMatchObject({ at: DAY_MS })
    now += MINUTE_MS
    expect(await look()).toMatchObject({ at: DAY_MS })
    now += 1
    await expect.poll(async () => (await look()).at).toBe(now)
  })
})
