import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import type { Database } from '../../src/db/database.ts'

/** A database, seen from outside the server. */
export type List = { url: string; database: Database; remove(): Promise<void> }

export async function createList(engine: Database['engine']): Promise<List> {
  const own: TestDatabase = await createTestDatabase(engine)
  const database = own.open()
  return {
    url: own.url,
    database,
    async remove() {
      await database.close()
      await own.remove()
    },
  }
}

/** Returns how many of these addresses the list lacks, and whether its counter equals its number of rows. */
export async function audit({ database }: List, acknowledged: readonly string[]) {
  // In one statement: between two, PostgreSQL may still commit what a killed server had begun.
  const rows = await database.query<{ key: string | null; n: number }>(
    `select email_key as key, n from counter left join waitlist on true where name = 'waitlist'`,
  )
  const stored = new Set(rows.flatMap(({ key }) => key ?? []))
  return {
    rows: stored.size,
    lost: acknowledged.filter(email => !stored.has(email)).length,
    counted: rows[0]?.n === stored.size,
  }
}
