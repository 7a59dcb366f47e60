import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockForServer } from './sqlite-server-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('one server to a file: a second is refused until the first has gone', () => {
  const file = join(folder, 'new/folder/a.db')
  const unlock = lockForServer(file)
  expect(() => lockForServer(file)).toThrow(/another server already uses/)
  unlock()
  lockForServer(file)()
})
