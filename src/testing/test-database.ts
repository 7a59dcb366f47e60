import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '#src/db/database.ts'
import { openStorage, readStorageUrl } from '#src/db/storage.ts'
import { testPostgres } from './postgres/test-postgres.ts'

/** The engines that tests run on: both, unless TEST_ENGINES names one, as `npm run test:unit` does. */
export const ENGINES = (['sqlite', 'postgres'] as const).filter(
  engine => (process.env.TEST_ENGINES ?? engine) === engine,
)

export type TestDatabase = {
  /** As DATABASE_URL takes it. */
  url: string
  open(): Database
  remove(): Promise<void>
}

/** An empty database of the test's own, on either engine. For tests. */
export async function createTestDatabase(engine: Database['engine']): Promise<TestDatabase> {
  if (engine === 'postgres') return createPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
  return testDatabase(`sqlite:${join(folder, 'test.db')}`, async () => rmSync(folder, { recursive: true }))
}

async function createPostgres(): Promise<TestDatabase> {
  if (!ENGINES.includes('postgres'))
    throw new Error('this test needs PostgreSQL, and TEST_ENGINES leaves it out')
  const server = await testPostgres()
  const name = `kerbside_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return testDatabase(url.href, () => administer(server, `drop database ${name} with (force)`))
}

/** A busy machine is slow, not wrong. */
const PATIENCE = { answerMs: 120_000, busyMs: 60_000 }

function testDatabase(url: string, remove: () => Promise<void>): TestDatabase {
  return { url, open: () => openStorage(readStorageUrl(url)!, PATIENCE), remove }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
