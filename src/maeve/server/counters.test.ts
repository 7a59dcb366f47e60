import { describe, expect, test } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createCounters } from './counters.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine, { migrated: false })

  test('counts of two servers add up by day and topic, and none is lost while the database is away', async () => {
    const { database } = own
    const now = () => Date.UTC(2026, 0, 2)
    const [one, two] = [createCounters(database, undefined, now), createCounters(database, undefined, now)]
    one.add('answer', ['price', 'perks'])
    await one.close()
    await migrate(database)
    one.add('answer', ['price'])
    one.add('unknown', [])
    for (let i = 0; i < 250; i++) two.add('offer', [`topic-${i}`, 'rain'])
    await Promise.all([one.close(), two.close()])

    const rows = await database.query<{ what: string; topic: string; n: number }>(
      `select what, topic, n from maeve_count where day = '2026-01-02' order by n desc, topic`,
    )
    expect(rows).toHaveLength(254)
    expect(rows.slice(0, 2)).toEqual([
      { what: 'offer', topic: 'rain', n: 250 },
      { what: 'answer', topic: 'price', n: 2 },
    ])
    expect(rows).toContainEqual({ what: 'answer', topic: 'perks', n: 1 })
    expect(rows).toContainEqual({ what: 'unknown', topic: 'none', n: 1 })
  })
})
