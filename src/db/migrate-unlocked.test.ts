import { describe, expect, test } from 'vitest'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { migrate } from './migrate.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('with nothing pending, migrating does not wait for other writers', async () => {
    const other = own.open()
    const writing = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const work = other.exclusively(async session => {
      await session.query('update counter set n = n')
      writing.resolve()
      await done.promise
    })
    await writing.promise
    const applied = await migrate(own.database).catch(String)
    done.resolve()
    await work
    await other.close()
    expect(applied).toEqual([])
  })
})
