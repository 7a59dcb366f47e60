import { expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createImporter, NONE } from './importer.ts'

// Only PostgreSQL: SQLite allows no other writes during an erasure.
const own = withTestDatabase('postgres')

const none = () => ({ ...NONE, read: 1 })

test('an entry that a visitor or another import adds first is counted as on the list', async () => {
  const tally = none()
  const slower: Database = {
    ...own.database,
    async insertMissing(insert, rows) {
      await own.database.insertMissing(insert, rows)
      return own.database.insertMissing(insert, rows)
    },
  }
  await createImporter(slower, true).take([{ line: 1, row: testEntry('twice@example.com') }], tally, () => {})
  expect(tally).toEqual({ ...none(), present: 1 })
})

test('an entry imported before its erasure is committed does not stay', async () => {
  const tally = none()
  const importOne = () =>
    createImporter(own.database, true).take(
      [{ line: 1, row: testEntry('gone@example.com') }],
      tally,
      () => {},
    )
  const importing: Database = {
    ...own.database,
    exclusively: work =>
      own.database.exclusively(async session => {
        const done = await work(session)
        if (!tally.erased) await importOne()
        return done
      }),
  }
  await eraseEntry(importing, 'gone@example.com')
  expect(await own.database.query('select email from waitlist')).toEqual([])
  expect(tally).toMatchObject({ added: 0, erased: 1 })
})
