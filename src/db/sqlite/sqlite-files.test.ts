import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { openSqlite } from './sqlite.ts'

const INSERT = {
  table: 'waitlist',
  key: 'email_key',
  columns: { email_key: 'text', email: 'text', postcode: 'text', joined_at: 'bigint' },
  counter: 'waitlist',
} as const
const ENDS = ['', '-wal', '-shm']

describe('an SQLite file that is damaged while it is open', () => {
  const own = withTestDatabase('sqlite')
  const file = () => own.url.slice('sqlite:'.length)
  const join = (name: string) =>
    own.database.insertMissing(INSERT, [{ email_key: name, email: name, postcode: 'M1 1AE', joined_at: 1 }])

  test.each<[string, () => void]>([
    ['deleted', () => rmSync(file())],
    ['deleted with its logs', () => void ENDS.map(end => rmSync(file() + end))],
    ['left without its log of changes', () => rmSync(`${file()}-wal`)],
    ['left without the index of that log, which processes share', () => rmSync(`${file()}-shm`)],
    ['moved with its folder', () => renameSync(dirname(file()), `${dirname(file())}-moved`)],
    [
      'replaced by a copy of the same name',
      () => {
        copyFileSync(file(), `${file()}.copy`)
        renameSync(`${file()}.copy`, file())
      },
    ],
  ])('%s: everything is refused from then on, with the reason', async (_what, harm) => {
    await join('before')
    harm()
    const gone = { code: 'FILE_GONE', message: expect.stringContaining('was deleted, moved or replaced') }
    await expect(join('after')).rejects.toMatchObject(gone)
    await expect(own.database.check('waitlist')).rejects.toMatchObject(gone)
    await expect(own.database.query('select 1')).rejects.toMatchObject(gone)
    await expect(own.database.exclusively(async () => {})).rejects.toMatchObject(gone)
    mkdirSync(dirname(file()), { recursive: true })
  })

  test('moving its folder back repairs it; both are reported once', async () => {
    const troubled = vi.fn()
    const other = openSqlite(file(), { troubled })
    renameSync(dirname(file()), `${dirname(file())}-moved`)
    await eventually(() => expect(troubled).toHaveBeenCalledTimes(1))
    expect(troubled).toHaveBeenCalledWith(expect.objectContaining({ code: 'FILE_GONE' }))
    renameSync(`${dirname(file())}-moved`, dirname(file()))
    await eventually(() => expect(troubled).toHaveBeenCalledTimes(2))
    expect(troubled).toHaveBeenLastCalledWith(undefined)
    expect(await join('after')).toEqual(new Set(['after']))
    await other.close()
  })

  test('a fault that affects only some work, as on a full disk, is reported once, and checks fail for a while', async () => {
    const troubled = vi.fn()
    const other = openSqlite(file(), { troubled })
    await join('before')
    const [{ page_count }] = (await other.query<{ page_count: number }>('pragma page_count')) as [
      { page_count: number },
    ]
    await other.query(`pragma max_page_count = ${page_count}`)
    const long = (name: string) => ({
      email_key: name.repeat(9_000),
      email: name,
      postcode: 'M1 1AE',
      joined_at: 1,
    })
    const full = { code: 'SQLITE_FULL' }
    await expect(other.insertMissing(INSERT, [long('a')])).rejects.toMatchObject(full)
    await expect(other.insertMissing(INSERT, [long('b')])).rejects.toMatchObject(full)
    await expect(other.check('waitlist')).rejects.toMatchObject(full)
    expect(troubled.mock.calls).toEqual([[expect.objectContaining(full)]])
    expect(await other.query('select email from waitlist')).toEqual([{ email: 'before' }])
    await other.close()
  })

  test('overwriting it with noise is reported and never ends the process; restoring its bytes repairs it', async () => {
    const troubled = vi.fn()
    const other = openSqlite(file(), { troubled })
    await join('before')
    const kept = ENDS.map(end => readFileSync(file() + end))
    for (const [i, end] of ENDS.entries())
      writeFileSync(file() + end, Buffer.alloc(kept[i]!.length, 0xa5), { flag: 'r+' })
    await eventually(() => expect(troubled).toHaveBeenCalled())
    expect(troubled.mock.lastCall![0]).toMatchObject({
      code: expect.stringMatching(/^SQLITE_(NOTADB|CORRUPT|IOERR)$/),
    })
    for (const [i, end] of ENDS.entries()) writeFileSync(file() + end, kept[i]!, { flag: 'r+' })
    await eventually(() => expect(troubled).toHaveBeenLastCalledWith(undefined))
    await other.close()
    expect(existsSync(file())).toBe(true)
  })
})
