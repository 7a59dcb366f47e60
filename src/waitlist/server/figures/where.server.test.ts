import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer } from '#test/support/test-server.ts'
import { SMALLEST } from './small-groups.ts'
import { createWhere } from './where.ts'

afterEach(() => void vi.useRealTimers())

test.each(ENGINES)(
  'on %s a district has a count once five people have confirmed, and it is taken daily',
  async engine => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T09:00Z') })
    const server = await openTestServer({ engine })
    const add = (postcodes: string[], confirmed_at: number | null = 1) =>
      Promise.all(
        postcodes.map((postcode, i) => {
          const email = `${postcodes.length}-${i}-${confirmed_at}@example.com`
          return server.database.query(
            'insert into waitlist (email_key, email, postcode, joined_at, confirmed_at) values ($1, $1, $2, 1, $3)',
            [email, postcode, confirmed_at],
          )
        }),
      )
    const confirmed = async (district: string) =>
      (await server.app.inject({ url: `/api/waitlist/district/${district}` })).json().confirmed
    await add(['LS6 2AB', 'LS62AB', 'LS6 3AB', 'LS6 4AB', 'LS6 5AB', 'M1 1AE', 'M1 1AE', 'M1 1AE', 'M1 1AE'])
    await add(['M1 1AE', 'M1 1AE'], null)

    expect([await confirmed('LS6'), await confirmed('ls6')]).toEqual([5, 5])
    expect([await confirmed('M1'), await confirmed('LS'), await confirmed('%20')]).toEqual([null, null, null])

    await add(['LS6 2AB', 'M1 1AE', 'LS6 2AB'])
    expect([await confirmed('LS6'), await confirmed('M1')]).toEqual([5, null])
    vi.setSystemTime(Date.parse('2026-03-03T00:00Z'))
    expect([await confirmed('LS6'), await confirmed('M1')]).toEqual([7, 5])
    await server.close()
  },
)

/**
 * What happens: people in one of two districts confirm, somebody asks a server for the numbers, a server
 * restarts, or hours pass.
 */
const days = fc.array(
  fc.oneof(
    fc.record({ confirm: fc.constantFrom('LS6', 'M1'), n: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ look: fc.nat(1) }),
    fc.record({ restart: fc.nat(1) }),
    fc.record({ hours: fc.integer({ min: 1, max: 30 }) }),
  ),
  { minLength: 10, maxLength: 40 },
)
const RUNS = 40

test('whichever server is asked, and whenever, a district’s number is from the day before, and never small', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { database, ...server } = await openTestServer()
  await fc.assert(
    fc.asyncProperty(days, async all => {
      vi.setSystemTime(Date.parse('2026-03-02T09:00Z'))
      await database.query('delete from waitlist')
      const servers = [createWhere(database), createWhere(database)]
      const confirmed: Record<string, string[]> = { LS6: [], M1: [] }
      let people = 0
      for (const event of all) {
        const now = Date.now()
        if ('hours' in event) vi.setSystemTime(now + event.hours * HOUR_MS)
        else if ('restart' in event) servers[event.restart] = createWhere(database)
        else if ('confirm' in event) {
          const { confirm, n } = event
          const more = Array.from({ length: n }, () => {
            people += 1
            return testEntry(`${people}@x.uk`, { postcode: `${confirm} 2AB`, confirmed_at: now })
          })
          await database.insertMissing(WAITLIST_INSERT, more)
          confirmed[confirm]!.push(...more.map(() => utcDay(now)))
        } else
          for (const [district, on] of Object.entries(confirmed)) {
            const before = on.filter(day => day < utcDay(now)).length
            const shown = (await servers[event.look]!.confirmedIn(district))?.confirmed
            expect(shown).toBe(before < SMALLEST ? undefined : before)
          }
      }
    }),
    { numRuns: RUNS },
  )
  await server.close()
})

test.each(ENGINES)(
  'on %s the town where most people live is named once there are 25, as long as that is sure to be true',
  async engine => {
    const postcodes = ['LS6 2AB', 'LS17 1AA', 'M1 1AE'].flatMap(code => Array<string>(7).fill(code))
    const server = await openTestServer({
      engine,
      before: ({ query }) =>
        query(
          `insert into waitlist (email_key, email, postcode, joined_at) values ${postcodes
            .map((code, i) => `('${i}@x.uk', '${i}@x.uk', '${code}', 1)`)
            .join()}`,
        ),
    })
    const { confirmedIn, wordsFor } = createWhere(server.database)
    expect(wordsFor(0)).toBe('|ahead of you: be the first')
    expect(wordsFor(24)).toBe('Be one of the first: |so far')
    expect(await confirmedIn('LS6')).toBeUndefined()
    // 14 are in Leeds. The list may have grown since they were counted.
    expect(wordsFor(27)).toBe('|people, most of them in Leeds')
    expect(wordsFor(28)).toBe('|people on the waitlist')
    await server.close()
  },
)
