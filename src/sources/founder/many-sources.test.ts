import { expect, test } from 'vitest'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { countWork } from '#test/support/work.ts'
import { readSourceFigures } from './by-source.ts'
import { shownSources } from './shown-sources.ts'

const own = withTestDatabase('sqlite')

/**
 * Counts the report's work for an imported list with this many sources of a few people each, where hiding one
 * figure means hiding another.
 */
const workOf = (sources: number) =>
  countWork(async () => {
    const entries = Array.from({ length: sources }, (_, i) => ({
      source: `s${i}`,
      joined: i ? 5 + (i % 3) : 4,
      confirmed: 5,
    }))
    const figures = await readSourceFigures(own.database, entries)
    expect(figures).toHaveLength(sources)
    shownSources(figures, 7)
  })

test('twice as many sources make at most a little more than twice the work', async () => {
  await workOf(100)
  const once = await workOf(1_000)
  expect(await workOf(2_000)).toBeLessThan(2.3 * once)
})
