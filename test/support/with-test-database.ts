import { afterEach, beforeEach } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/**
 * Gives each following test its own database, with tables unless `migrated` is false, and removes it afterwards.
 * The returned object refers to the running test's database, so destructure it only inside a test.
 */
export function withTestDatabase(engine: Database['engine'], { migrated = true } = {}) {
  let own: TestDatabase
  let database: Database
  beforeEach(async () => {
    own = await createTestDatabase(engine, { mayHaveTables: migrated })
    database = own.open()
    if (migrated) await migrate(database)
  })
  afterEach(async () => {
    await database.close()
    await own.remove()
  })

  return {
    get database() {
      return database
    },
    /** What DATABASE_URL would be. */
    get url() {
      return own.url
    },
    /** Another connection to the same database. The caller closes it. */
    open: () => own.open(),
  }
}
