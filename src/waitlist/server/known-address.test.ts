import { afterEach, expect, test } from 'vitest'
import { ENGINES } from '#src/testing/test-database.ts'
import { openTestServer, type TestServer } from '#src/testing/test-server.ts'

const ADDRESSES = 1_000
/** How far apart the middle answer to a new and to a known address may be, in milliseconds. */
const APART_MS = 2

let server: TestServer
afterEach(() => server.close())

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!

test.each(ENGINES)(
  '1,000 new and 1,000 known addresses: the same bytes and headers, as fast, on %s',
  async engine => {
    server = await openTestServer({ engine })
    const answers = new Set<string>()
    const join = async (i: number) => {
      const start = performance.now()
      const payload = { email: `v${i}@example.com`, postcode: 'M1 1AE' }
      const { statusCode, headers, body } = await server.app.inject({
        method: 'POST',
        url: '/api/waitlist',
        payload,
      })
      const took = performance.now() - start
      const { date: _date, ...lasting } = headers
      answers.add(JSON.stringify([statusCode, lasting, body]))
      return took
    }
    const times = { fresh: [] as number[], known: [] as number[] }
    for (let i = 0; i < ADDRESSES; i++) {
      times.fresh.push(await join(i))
      times.known.push(await join(i))
    }
    expect([...answers]).toEqual([expect.stringMatching(/^\[201,/)])
    expect(await server.database.query('select email from waitlist')).toHaveLength(ADDRESSES)
    const apart = Math.abs(median(times.fresh) - median(times.known))
    console.log(
      `${engine}: ${median(times.fresh).toFixed(2)} ms new, ${median(times.known).toFixed(2)} ms known`,
    )
    expect(apart).toBeLessThan(APART_MS)
  },
  20_000,
)
