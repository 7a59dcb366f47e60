import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#src/db/database.ts'
import { openStorage, readStorageUrl } from '#src/db/storage.ts'
import { ask, databaseName, drop, lendDatabase } from './postgres/spare-databases.ts'
import { testPostgres } from './postgres/test-postgres.ts'

/** The engines that tests run on: both, unless TEST_ENGINES names one, as `npm run test:unit` does. */
export const ENGINES = (['sqlite', 'postgres'] as const).filter(
  engine => (process.env.TEST_ENGINES ?? engine) === engine,
)

export type TestDatabase = {
  /** What DATABASE_URL would be. */
  url: string
  /** `busyMs`: how long to wait for another process's lock, in milliseconds; by default, a minute. */
  open(sqlite?: { busyMs?: number }): Database
  remove(): Promise<void>
}

/**
 * Creates a database on either engine. It has no tables unless `mayHaveTables` is set, which is far cheaper on
 * PostgreSQL. For tests.
 */
export async function createTestDatabase(
  engine: Database['engine'],
  { mayHaveTables = false } = {},
): Promise<TestDatabase> {
  if (engine === 'postgres') return createPostgres(mayHaveTables)
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
  return testDatabase(`sqlite:${join(folder, 'test.db')}`, async () => rmSync(folder, { recursive: true }))
}

async function createPostgres(mayHaveTables: boolean): Promise<TestDatabase> {
  if (!ENGINES.includes('postgres'))
    throw new Error('this test needs PostgreSQL, and TEST_ENGINES leaves it out')
  const server = await testPostgres()
  if (mayHaveTables) {
    const { url, giveBack } = await lendDatabase(server)
    return testDatabase(url, giveBack)
  }
  const name = databaseName()
  await ask(server, client => client.query(`create database ${name} template template0`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return testDatabase(url.href, () => drop(server, name))
}

/** In milliseconds. Generous, for busy machines. */
const PATIENCE = { answerMs: 120_000, busyMs: 60_000 }

function testDatabase(url: string, remove: () => Promise<void>): TestDatabase {
  return { url, open: sqlite => openStorage(readStorageUrl(url)!, { ...PATIENCE, ...sqlite }), remove }
}
