import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase, ENGINES, type TestDatabase } from './test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  let own: TestDatabase
  let database: Database
  beforeEach(async () => {
    own = await createTestDatabase(engine)
    database = own.open()
  })
  afterEach(async () => {
    await database.close()
    await own.remove()
  })

  test('where nothing is pending, migrating waits for nobody who writes', async () => {
    await migrate(database)
    const other = own.open()
    const writing = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const work = other.exclusively(async session => {
      await session.query('update counter set n = n')
      writing.resolve()
      await done.promise
    })
    await writing.promise
    const applied = await migrate(database).catch(String)
    done.resolve()
    await work
    await other.close()
    expect(applied).toEqual([])
  })
})
