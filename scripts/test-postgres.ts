import { findPostgres } from '../src/testing/postgres/find-postgres.ts'

/** Vitest's global set-up: tests find the PostgreSQL in TEST_DATABASE_URL. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { url, stop } = await findPostgres()
  process.env.TEST_DATABASE_URL = url
  return stop
}
