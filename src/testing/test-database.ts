import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { openStorage, readStorageUrl } from '../db/storage.ts'

export const ENGINES = ['sqlite', 'postgres'] as const

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
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: scripts/test-postgres.ts sets it for the tests')
  const name = `kerbside_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return testDatabase(url.href, () => administer(server, `drop database ${name} with (force)`))
}

function testDatabase(url: string, remove: () => Promise<void>): TestDatabase {
  return { url, open: () => openStorage(readStorageUrl(url)!), remove }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
