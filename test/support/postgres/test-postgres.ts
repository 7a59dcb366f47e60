import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findPostgres } from './find-postgres.ts'
import type { FoundPostgres } from './throwaway-cluster.ts'

let found: Promise<FoundPostgres> | undefined

const look = () => {
  found ??= findPostgres()
  return found
}

/** Returns the URL of the tests' shared PostgreSQL, found when first needed. Rejects if there is none. */
export async function testPostgres(): Promise<string> {
  const { TEST_POSTGRES_ASK: ask } = process.env
  if (!ask) return (await look()).url
  const answer = await fetch(ask)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** Stops the PostgreSQL that this process started, if any. */
export async function stopTestPostgres(): Promise<void> {
  await found?.then(
    ({ stop }) => stop(),
    () => {},
  )
}

/**
 * Vitest's global set-up. Test processes ask this one for PostgreSQL's URL, so it is found only once. Afterwards it stops
 * the PostgreSQL that it started, if any.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = createServer(async (_request, response) => {
    // Otherwise we might close a keep-alive connection just as a busy process sends its next request on it.
    response.setHeader('connection', 'close')
    try {
      response.end((await look()).url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.TEST_POSTGRES_ASK = ask
  return async () => {
    server.close()
    await stopTestPostgres()
  }
}
