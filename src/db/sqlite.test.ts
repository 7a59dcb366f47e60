import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { lockForServer } from './sqlite-server-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const execute = promisify(execFile)
const INSERT = {
  table: 'waitlist',
  key: 'email_key',
  columns: ['email_key', 'email', 'postcode', 'joined_at'],
  counter: 'waitlist',
}

test('migrations are applied once, also when several processes start together', async () => {
  const file = join(folder, 'new/folder/a.db')
  const script = `
    const { openSqlite } = await import('#src/db/sqlite.ts')
    const { migrate } = await import('#src/db/migrate.ts')
    const database = openSqlite(${JSON.stringify(file)})
    console.log((await migrate(database)).length)
    await database.close()`
  const start = async () =>
    (await execute(process.execPath, ['--input-type=module', '--eval', script])).stdout.trim()
  const applied = await Promise.all(Array.from({ length: 4 }, start))
  expect(applied.sort()).toEqual(['0', '0', '0', '1'])
})

test('a batch that fails in the middle leaves nothing behind', async () => {
  const database = openSqlite(join(folder, 'a.db'))
  await migrate(database)
  const rows = [
    ['a', 'a', 'M1 1AE', 1],
    ['b', null, 'M1 1AE', 1],
  ]
  await expect(database.insertMissing(INSERT, rows)).rejects.toThrow(/NOT NULL/)
  expect(await database.query('select * from waitlist')).toEqual([])
  expect(await database.insertMissing(INSERT, rows.slice(0, 1))).toEqual(new Set(['a']))
  expect(await database.query('select n from counter')).toEqual([{ n: 1 }])
  await database.close()
})

test('one server to a file: a second is refused until the first has gone', () => {
  const file = join(folder, 'a.db')
  const unlock = lockForServer(file)
  expect(() => lockForServer(file)).toThrow(/another server already uses/)
  unlock()
  lockForServer(file)()
})
