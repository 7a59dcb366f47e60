import { afterEach, expect, test, vi } from 'vitest'
import { TOLD_HEADER } from '#src/waitlist/entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

const ADDRESSES = 100
/** Queries from another connection that show whether something has been written and flushed. */
const MARK = {
  sqlite: 'pragma data_version',
  postgres: 'select xmin::text from counter',
}

let server: TestServer
afterEach(() => server.close())

/**
 * `bench -- server` measures the times; this checks that neither kind of address causes work that the other
 * does not.
 */
test.each(ENGINES)(
  '100 new and 100 known addresses get the same answers, after the same work, on %s',
  async engine => {
    server = await openTestServer({ engine })
    const elsewhere = server.open()
    const mark = async () => JSON.stringify(await elsewhere.query(MARK[engine]))
    const inserts = vi.spyOn(server.database, 'insertMissing')
    const answers = new Set<string>()
    const join = async (i: number) => {
      inserts.mockClear()
      const before = await mark()
      const { statusCode, headers, body } = await server.app.inject({
        method: 'POST',
        url: '/api/waitlist',
        payload: { email: `v${i}@example.com`, postcode: 'M1 1AE' },
      })
      const { date: _date, [TOLD_HEADER]: told, ...lasting } = headers
      const work = { inserts: inserts.mock.calls.length, written: (await mark()) !== before }
      // The token is encrypted anew each time: neither its length nor its letters reveal anything.
      const alike = String(told).replace(/"[\w-]{60,}"/, token => String(token.length))
      answers.add(JSON.stringify([statusCode, lasting, alike, body, work]))
    }
    for (let i = 100; i < 100 + ADDRESSES; i++) {
      await join(i)
      await join(i)
    }
    expect([...answers]).toEqual([expect.stringMatching(/^\[201,.*\{"inserts":1,"written":true\}\]$/)])
    expect(await server.database.query('select email from waitlist')).toHaveLength(ADDRESSES)
    await elsewhere.close()
  },
)
