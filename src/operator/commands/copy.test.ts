import { execFile } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { COMPANIONS, LIST, SECRETS } from '#src/backups/copied-tables.ts'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { suppressedAmong } from '#src/waitlist/server/member/suppression.ts'

type Outcome = { code: number; stdout: string; stderr: string }
const waitlist = (...words: string[]) =>
  new Promise<Outcome>(resolve => {
    const env = { ...process.env, DATABASE_URL: '' }
    const all = ['src/founder/terminal/main.js', ...words]
    execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
const entry = (name: string, joined_at = 1_767_225_600_000) => ({
  email_key: `${name}@example.com`,
  email: `${name.toUpperCase()}@example.com`,
  postcode: 'M1 1AE',
  joined_at,
})
const fill = (database: Database, names: string[]) =>
  database.insertMissing(
    WAITLIST_INSERT,
    names.map(name => entry(name)),
  )

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('copy from %s to %s', (fromEngine, toEngine) => {
  const source = withTestDatabase(fromEngine)
  const target = withTestDatabase(toEngine, { migrated: false })

  const copy = () => waitlist('copy', '--from', source.url, '--to', target.url)
  const content = async (database: Database) => [
    await database.query('select * from waitlist order by email_key'),
    await database.query('select n from counter'),
  ]
  const names = Array.from({ length: 2_345 }, (_, i) => `${'éZ-_a.'[i % 6]}${i}`)

  test('moves every entry as it is, and says the same of both; again, it has nothing to do', async () => {
    await fill(source.database, names)
    const first = await copy()
    expect(first.code).toBe(0)
    expect(first.stdout).toContain('Both are the same: 2345 entries copied, 0 there already.')
    expect(await content(target.database)).toEqual(await content(source.database))
    expect((await copy()).stdout).toContain('Both are the same: 0 entries copied, 2345 there already.')
  })

  test('carries on where an interrupted copy ended', async () => {
    await fill(source.database, names)
    await migrate(target.database)
    await fill(target.database, names.slice(500, 1_700))
    expect((await copy()).stdout).toContain('1145 entries copied, 1200 there already.')
    expect(await content(target.database)).toEqual(await content(source.database))
  })

  test('takes along what belongs to the list: an erased address stays erased, a code is redeemed once', async () => {
    await fill(source.database, names.slice(0, 50))
    await eraseEntry(source.database, 'Z1@example.com')
    await source.database.query(`insert into perk_code values ('A', 'k', '1', 1, 2, 'Leeds', null)`)
    await source.database.query(
      `insert into mail_outbox (cause, kind, email_key, queued_at, due_at, attempts, leased_until, sent_at)
        values ('c', 'confirm', 'k', 1, 1, 0, 0, 5)`,
    )
    await source.database.query(
      `insert into letter_recipient (letter, email_key, part, due_at, attempts, doubtful) values ('launch', 'k', 0, 1, 0, 0)`,
    )
    await source.database.query(
      `insert into letter (name, subject, preview, purpose, body, audience, state, recipients, decided_at, starts_at,
        counted_from, alive_at, home) values ('launch', 's', 'p', 'launch', 'b', 'a', 'done', 1, 1, 1, 1, 1, 'h')`,
    )
    await source.database.query(`insert into topic_wait values ('k', 'price', '1', 1)`)
    await source.database.query(`insert into mail_report values ('c', 'dead', 'k', '5.1.1', 1)`)
    await source.database.query(`insert into complaint values ('i', 'k', 'Oh', 1, 2, null)`)
    await source.database.query(`insert into nightly values ('2026-01-01', 1, 2, 'much', 3)`)
    const counts = Array.from({ length: 2_500 }, (_, i) => `('2026-01-0${1 + (i % 3)}', 'w', 't${i}', ${i})`)
    await source.database.query(`insert into maeve_count values ${counts.join(', ')}`)
    await source.database.query(
      `insert into maeve_answer values ('rain.1', 'rain', 1, 'Yes', '', '2026-12-31', 1, 2)`,
    )
    await source.database.query(`insert into maeve_tokens values ('2026-01-01', 7)`)
    await source.database.query(`insert into mail_domain values ('example.com', 'takes email', 1)`)
    await source.database.query(`insert into founder_news values ('heartbeat', 1, null, 1, 0)`)
    await source.database.query(`insert into source values ('van', 'The van', 5, 1, null)`)
    await source.database.query(`insert into source_count values ('2026-01-01', 'van', 'visit', 3)`)
    await source.database.query(`insert into waitlist_gone values ('2026-01-01', 'van', 'joined', 1)`)
    await source.database.query(`insert into experiment values ('1', '{}', '{}', 30, 'ab', 1, null)`)
    await source.database.query(`insert into experiment_count values ('1', '0', 'visit', 3)`)
    await migrate(target.database)
    await target.database.query(
      `insert into secret values ('suppression-key', 'of a server that ran here once')`,
    )
    expect(await copy()).toMatchObject({ code: 0 })
    for (const { name, key } of [LIST, SECRETS, ...COMPANIONS]) {
      const all = async (database: Database) => {
        const rows = await database.query(`select * from ${name} order by ${key.join(', ')}`)
        return rows.map(row => JSON.stringify(row)).sort()
      }
      expect((await all(source.database)).length).toBeGreaterThan(0)
      expect(await all(target.database)).toEqual(await all(source.database))
    }
    expect(await suppressedAmong(target.database, ['z1@example.com'])).toEqual(new Set(['z1@example.com']))
    expect(await copy()).toMatchObject({ code: 0 })
  })

  test('refuses a target with a code of its own, and leaves it alone', async () => {
    await fill(source.database, ['one'])
    await migrate(target.database)
    await target.database.query(`insert into perk_code values ('B', 'k', '1', 1, null, null, null)`)
    const { code, stderr } = await copy()
    expect(code).toBe(1)
    expect(stderr).toMatch(/holds 1 row of perk_code that .* does not hold, or not so; nothing was copied/)
    expect(await target.database.query('select * from waitlist')).toEqual([])
  })

  test.each([
    ['an entry of its own', entry('other')],
    ['another version of an entry', entry('both', 5)],
  ])('refuses a target that holds %s, and leaves it alone', async (_what, row) => {
    await fill(source.database, ['both', 'one'])
    await migrate(target.database)
    await target.database.insertMissing(WAITLIST_INSERT, [row])
    const before = await content(target.database)
    const { code, stderr } = await copy()
    expect(code).toBe(1)
    expect(stderr).toMatch(/holds 1 entry that .* does not hold, or not so; nothing was copied/)
    expect(await content(target.database)).toEqual(before)
  })
})

describe('of all tables', () => {
  const own = withTestDatabase('sqlite')

  test('none is forgotten', async () => {
    const tables = await own.database.query<{ name: string }>(
      `select name from sqlite_schema where type = 'table' and name not in ('migration', 'counter') order by name`,
    )
    const copied = [LIST, SECRETS, ...COMPANIONS].map(({ name }) => name)
    expect(tables.map(({ name }) => name)).toEqual(copied.toSorted())
  })
})

test('what is not understood ends with 2 and the help; what is not there with 1; passwords stay unsaid', async () => {
  expect(await waitlist()).toMatchObject({ code: 2, stdout: expect.stringContaining('Usage:') })
  expect(await waitlist('--help')).toMatchObject({ code: 0 })
  expect(await waitlist('copy', '--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('--from'),
  })
  expect(await waitlist('fly')).toMatchObject({ code: 2, stderr: expect.stringContaining('no command fly') })
  expect(await waitlist('migrate', '--fast')).toMatchObject({ code: 2 })
  const misused = await waitlist('copy', '--from', 'mysql://me:s3cret@host/db', '--to', 'sqlite:x.db')
  expect(misused).toMatchObject({ code: 2, stderr: expect.stringContaining('--from must be sqlite:PATH') })
  const missing = await waitlist(
    'copy',
    '--from',
    'sqlite:none.db',
    '--to',
    'postgres://me:s3cret@127.0.0.1:1/db',
  )
  expect(missing).toMatchObject({ code: 1, stderr: 'copy failed: there is no file none.db\n' })
  expect(JSON.stringify([misused, missing])).not.toContain('s3cret')
})
