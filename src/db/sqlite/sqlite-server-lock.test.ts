import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockForServer } from './sqlite-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a second server on a file is refused until the first has gone', () => {
  const file = join(folder, 'new/folder/a.db')
  const unlock = lockForServer(file)
  expect(() => lockForServer(file)).toThrow(/another server already uses/)
  unlock()
  lockForServer(file)()
})

test('a symbolic link, to the file or to its folder, is the same file', () => {
  const file = join(folder, 'a.db')
  writeFileSync(file, '')
  symlinkSync(file, join(folder, 'b.db'))
  mkdirSync(join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'b.db'), join(folder, 'elsewhere/c.db'))
  symlinkSync(folder, `${folder}-link`)
  const unlock = lockForServer(file)
  for (const other of [join(folder, 'b.db'), join(folder, 'elsewhere/c.db'), join(`${folder}-link`, 'a.db')])
    expect(() => lockForServer(other)).toThrow(/another server already uses/)
  unlock()
  rmSync(`${folder}-link`)
})

test('a file with two hard links is refused, as a server on the other would not be noticed', () => {
  const file = join(folder, 'a.db')
  writeFileSync(file, '')
  linkSync(file, join(folder, 'b.db'))
  expect(() => lockForServer(join(folder, 'b.db'))).toThrow(/has 2 names \(hard links\)/)
})

test('other causes are not reported as another server', () => {
  mkdirSync(join(folder, 'a.db.lock'))
  expect(() => lockForServer(join(folder, 'a.db'))).toThrow(/a\.db\.lock cannot be locked: unable to open/)
  writeFileSync(join(folder, 'b.db.lock'), 'noise'.repeat(1_000))
  expect(() => lockForServer(join(folder, 'b.db'))).toThrow(
    /b\.db\.lock cannot be locked: file is not a database/,
  )
})
