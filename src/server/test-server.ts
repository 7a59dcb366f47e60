import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { openSqlite } from '#src/db/sqlite.ts'
import { buildApp } from './app.ts'
import { loadBuiltFront } from './built-front.ts'

export const TEST_CONFIG = { publicUrl: 'https://kerbside.test', maeveLabel: 'Test <engine>' }

export type TestServer = {
  app: FastifyInstance
  database: Database
  /** The database's file, for a look from another connection. */
  file: string
  close(): Promise<void>
}

/** A whole server over the built pages, with an empty database of its own. For tests. */
export async function openTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
  const file = join(folder, 'test.db')
  const database = openSqlite(file)
  await migrate(database)
  const app = buildApp({ database, front: await loadBuiltFront('dist', TEST_CONFIG) })
  return {
    app,
    database,
    file,
    async close() {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
