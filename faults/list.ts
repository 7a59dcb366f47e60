import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts'
import type { Database } from '../src/db/database.ts'

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

/** How many of these addresses the list lacks, and whether its counter tells the number of its rows. */
export async function audit({ database }: List, acknowledged: readonly string[]) {
  const rows = await database.query<{ key: string }>('select email_key as key from waitlist')
  const stored = new Set(rows.map(({ key }) => key))
  const [counter] = await database.query<{ n: number }>(`select n from counter where name = 'waitlist'`)
  return {
    rows: rows.length,
    lost: acknowledged.filter(email => !stored.has(email)).length,
    counted: counter?.n === rows.length,
  }
}
