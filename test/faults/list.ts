import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import type { Database } from '../../src/db/database.ts'

/** What a database holds, looked at from outside the server. */
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

/** How many of these addresses the list lacks, and whether its counter equals the number of its rows. */
export async function audit({ database }: List, acknowledged: readonly string[]) {
  // In one statement: what a killed server had begun, PostgreSQL may commit between two.
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
