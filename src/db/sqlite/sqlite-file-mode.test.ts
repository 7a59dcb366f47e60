import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/test-database.ts'

test('only their owner can read a new file and the logs next to it', async () => {
  const own = await createTestDatabase('sqlite')
  const database = own.open()
  await database.query('create table t (n integer)')
  const file = own.url.slice('sqlite:'.length)
  const modes = ['', '-wal', '-shm'].map(end => (statSync(`${file}${end}`).mode & 0o777).toString(8))
  expect(modes).toEqual(['600', '600', '600'])
  await database.close()
  await own.remove()
})
