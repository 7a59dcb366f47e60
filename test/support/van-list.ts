import { afterEach, beforeEach } from 'vitest'
import { vanWords } from '#src/content/first-van.ts'
import type { Database } from '#src/db/database.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import type { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

const WEEK = { visits: 8, days: 5 }

/** A list of people in districts, and what the desk says about a van for them. */
export function withVanList(engine: (typeof ENGINES)[number]) {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer({ engine })
  })
  afterEach(() => server.close())

  const join = (database: Database, district: string, n: number, told: object = { confirmed_at: 1 }) =>
    database.insertMissing(
      WAITLIST_INSERT,
      Array.from({ length: n }, (_, i) =>
        testEntry(`${district}.${Object.keys(told)[0]}.${i}@x.uk`, { postcode: `${district} 2AB`, ...told }),
      ),
    )
  const ask = async (input: Record<string, unknown> = {}) =>
    openTestDesk(server.database).act('first van', { input: { ...WEEK, ...input } })
  const list = async (input = {}) =>
    (await ask(input)).data.rounds.map(round => `${vanWords.names(round)} ${round.people}`)

  return {
    get server() {
      return server
    },
    join,
    ask,
    list,
  }
}
