import { expect, test } from 'vitest'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { readInSlices } from './in-slices.ts'

const own = withTestDatabase('sqlite', { migrated: false })

test('deleted rows cost nothing, however many there were', async () => {
  await own.database.query('create table t (n integer)')
  for (const rowid of [1, 10_001, 10 ** 12, 10 ** 15])
    await own.database.query('insert into t (rowid, n) values ($1, 1)', [rowid])
  const counted = { columns: 'sum(n) as n', table: 't', where: 'n > $1', values: [0] }
  expect(await readInSlices(own.database, counted)).toEqual(Array(4).fill({ n: 1 }))
})
