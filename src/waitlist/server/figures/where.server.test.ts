import { afterEach, expect, test, vi } from 'vitest'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer } from '#test/support/test-server.ts'
import { createWhere } from './where.ts'

afterEach(() => void vi.useRealTimers())

test.each(ENGINES)('on %s a district has a count from five confirmed on, once a day', async engine => {
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
})

test.each(ENGINES)(
  'on %s the town of most is named from 25 people on, while it is sure to be true',
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
    expect(wordsFor(24)).toBe('Be one of the first: |so far')
    expect(await confirmedIn('LS6')).toBeUndefined()
    // 14 are in Leeds. The list may have grown since they were counted.
    expect(wordsFor(27)).toBe('|people, most of them in Leeds')
    expect(wordsFor(28)).toBe('|people on the waitlist')
    await server.close()
  },
)
