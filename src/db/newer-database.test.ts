import { describe, expect, test } from 'vitest'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { migrate } from './migrate.ts'

describe.each(ENGINES)('on %s, a list that a newer version has changed', engine => {
  const own = withTestDatabase(engine)
  const newer = (name: string) =>
    own.database.query('insert into migration (name, applied_at) values ($1, 1)', [name])

  test('is refused, and the error names the migration', async () => {
    await newer('9000-entry-split.sql')
    await expect(migrate(own.database)).rejects.toThrow(
      /a newer version of Kerbside has changed this list \(9000-entry-split\.sql\)/,
    )
  })

  test('is accepted if all its migrations are named compatible, so servers can be upgraded one by one', async () => {
    await newer('9000-colour.compatible.sql')
    await newer(`9001-colour.compatible.${engine}.sql`)
    expect(await migrate(own.database)).toEqual([])
  })
})
