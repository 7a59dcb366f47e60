import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hero } from '#src/content/landing.ts'
import { createBatchedCounts } from '#src/db/batched-counts.ts'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { insertRows } from '#src/db/rows.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

/**
 * Upgrading from 0.2.0, which had a headline experiment. Delete this test with the experiment's two tables,
 * one release after the experiment itself.
 */

const EXPERIMENT = {
  ...{ name: '1', hope: 30, draws: 'b'.repeat(84), stopped_at: null },
  version_a: JSON.stringify({
    headline: ['Car wash', 'that', 'finds', 'you.'],
    lead: 'Nobody has read this.',
  }),
  version_b: JSON.stringify({ headline: ['Clean cars,', 'with', 'no trip', 'at all.'], lead: 'Nor this.' }),
}
const startExperiment = (database: Database) =>
  insertRows(database, 'experiment', [{ ...EXPERIMENT, begins_at: Date.now() - 60_000 }])

describe.each(ENGINES)('on %s, while an experiment runs', engine => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer({ engine, before: startExperiment })
  })
  afterEach(() => server.close())

  const joinByScript = (email: string, { query = '', ...fields }: Record<string, string> = {}) =>
    server.app.inject({
      ...{ method: 'POST', url: `/api/waitlist${query}` },
      payload: { email, postcode: 'M1 1AE', form: 'hero', ...fields },
    })
  const postForm = (fields: Record<string, string>) =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/waitlist', payload: new URLSearchParams(fields).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const joined = async () => {
    const rows = await server.database.query<{ email: string }>('select email from waitlist order by email')
    return rows.map(({ email }) => email)
  }

  test('visitors with a page that was already open can still join: by its field, by its query, without script', async () => {
    const usual = await joinByScript('a@example.com')
    expect(usual.statusCode).toBe(201)
    for (const [email, marked] of [
      ['b@example.com', { e: '1b' }],
      ['c@example.com', { query: '??s=&n=0&v=&e=1b', form: 'maeve' }],
    ] as const) {
      const { statusCode, body } = await joinByScript(email, marked)
      expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([201, Object.keys(usual.json())])
    }
    const posted = await postForm({ email: 'd@example.com', postcode: 'M1 1AE', form: 'hero', e: '1b' })
    expect([posted.statusCode, posted.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/joined\/questions\?.*#start$/),
    ])
    expect(await joined()).toEqual(['a', 'b', 'c', 'd'].map(name => `${name}@example.com`))
  })

  test('if such a page’s form is refused, it comes back with today’s words, without the mark', async () => {
    const { statusCode, body } = await postForm({ email: 'a@', postcode: 'M1 1AE', form: 'hero', e: '1b' })
    expect(statusCode).toBe(400)
    expect(body).toContain(hero.lead)
    expect(body).not.toMatch(/name="e"|Nor this/)
  })

  test('the previous version’s server keeps writing while this one takes joins, without errors on either', async () => {
    const before = server.open()
    const counts = createBatchedCounts(before, {
      ...{ table: 'experiment_count', key: ['experiment', 'hour', 'step'], everyMs: 1 },
    })
    const count = (step: string) => counts.add({ experiment: '1', hour: '0', step })
    count('visit')
    count('join')
    const { statusCode } = await joinByScript('a@example.com')
    count('visit')
    await counts.close()
    await before.query('update experiment set stopped_at = $1', [Date.now()])
    await insertRows(before, 'experiment', [{ ...EXPERIMENT, name: '2', begins_at: Date.now() }])
    expect(await before.query('select step, n from experiment_count order by step')).toEqual([
      { step: 'join', n: 1 },
      { step: 'visit', n: 2 },
    ])
    await before.close()
    expect(statusCode).toBe(201)
    const page = await server.app.inject('/')
    expect(page.body).toContain(hero.lead)
    expect(page.body).not.toContain('Nor this')
  })
})

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine, { migrated: false })
  const list = () => own.database.query('select email, postcode from waitlist order by email')
  const earlier = (name: string) => `src/backups/of-0.2.0/${name}`
  const LISTED = ['one', 'two'].map(name => ({ email: `${name}@example.com`, postcode: 'LS6 2AB' }))

  test.each(['sqlite', 'postgres'])(
    'a backup of 0.2.0 from %s is restored, with its experiment',
    async from => {
      const backup = earlier(`${from}.jsonl.gz`)
      const { code, stderr } = await runCommandWith(
        { DATABASE_URL: own.url },
        ...['restore', backup, '--no-erasures', '--yes'],
      )
      expect({ code, stderr }).toMatchObject({ code: 0 })
      expect(await list()).toEqual(LISTED)
      expect(await own.database.query('select name, hope from experiment')).toEqual([{ name: '1', hope: 30 }])
      expect(await own.database.query('select n from experiment_count order by n')).toEqual([
        { n: 2 },
        { n: 7 },
      ])
      expect(await migrate(own.database)).toEqual([])
    },
  )

  test('imports a file that 0.2.0 exported', async () => {
    const words = ['import', earlier('export.csv'), '--apply']
    const { code, stdout } = await runCommandWith({ DATABASE_URL: own.url }, ...words)
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('2 people added') })
    expect(await list()).toEqual(LISTED)
  })
})
