import { execFile } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#src/db/test-database.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/store.ts'

type Outcome = { code: number; stdout: string; stderr: string }
const waitlist = (...words: string[]) =>
  new Promise<Outcome>(resolve => {
    const env = { ...process.env, DATABASE_URL: '' }
    const all = ['src/operator/main.ts', ...words]
    execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
const entry = (name: string, at = 1_767_225_600_000) =>
  [`${name}@example.com`, `${name.toUpperCase()}@example.com`, 'M1 1AE', at] as const
const fill = (database: Database, names: string[]) =>
  database.insertMissing(
    WAITLIST_INSERT,
    names.map(name => entry(name)),
  )

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('copy from %s to %s', (fromEngine, toEngine) => {
  let from: TestDatabase
  let to: TestDatabase
  let source: Database
  let target: Database
  beforeEach(async () => {
    from = await createTestDatabase(fromEngine)
    to = await createTestDatabase(toEngine)
    source = from.open()
    target = to.open()
    await migrate(source)
  })
  afterEach(async () => {
    await source.close()
    await target.close()
    await from.remove()
    await to.remove()
  })

  const copy = () => waitlist('copy', '--from', from.url, '--to', to.url)
  const content = async (database: Database) => [
    await database.query('select * from waitlist order by email_key'),
    await database.query('select n from counter'),
  ]
  const names = Array.from({ length: 2_345 }, (_, i) => `${'éZ-_a.'[i % 6]}${i}`)

  test('moves every entry as it is, and says the same of both; again, it has nothing to do', async () => {
    await fill(source, names)
    const first = await copy()
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toContain('Both are the same: 2345 entries copied, 0 there already.')
    expect(await content(target)).toEqual(await content(source))
    expect((await copy()).stdout).toContain('Both are the same: 0 entries copied, 2345 there already.')
  })

  test('carries on where an interrupted copy ended', async () => {
    await fill(source, names)
    await migrate(target)
    await fill(target, names.slice(500, 1_700))
    expect((await copy()).stdout).toContain('1145 entries copied, 1200 there already.')
    expect(await content(target)).toEqual(await content(source))
  })

  test.each([
    ['an entry of its own', entry('other')],
    ['another version of an entry', entry('both', 5)],
  ])('refuses a target that holds %s, and leaves it alone', async (_what, row) => {
    await fill(source, ['both', 'one'])
    await migrate(target)
    await target.insertMissing(WAITLIST_INSERT, [row])
    const before = await content(target)
    const { code, stderr } = await copy()
    expect(code).toBe(1)
    expect(stderr).toMatch(/holds 1 entry that .* does not hold, or not so; nothing was copied/)
    expect(await content(target)).toEqual(before)
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
}, 20_000)
