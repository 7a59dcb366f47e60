import { expect, test } from 'vitest'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createSources } from './sources.ts'

const own = withTestDatabase('sqlite')

test('forged codes take up no rows or memory, and cause at most one read a second', async () => {
  let reads = 0
  const { database } = own
  const sources = createSources({
    publicUrl: 'https://kerbside.test',
    database: {
      ...database,
      query(text, values) {
        if (/from source$/.test(text)) reads += 1
        return database.query(text, values)
      },
    },
  })
  const request = (s: string) =>
    ({
      url: `/api/waitlist/live?s=${s}&v=0`,
      query: { s, v: '0' },
      headers: { 'user-agent': 'Firefox' },
    }) as never
  const start = performance.now()
  for (let i = 0; i < 20_000; i += 1) {
    sources.opened(request(`forged-${i}`))
    if (i % 500 === 0) await new Promise(setImmediate)
  }
  await sources.close()
  expect(reads).toBeLessThanOrEqual(1 + (performance.now() - start) / 1_000)
  const counted = 'select source, step, cast(sum(n) as bigint) as n from source_count group by source, step'
  expect(await database.query(counted)).toEqual([{ source: 'unknown', step: 'visit', n: 20_000 }])
})
