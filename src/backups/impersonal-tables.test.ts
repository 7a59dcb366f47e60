import { describe, expect, test } from 'vitest'
import type { Columns } from '#src/db/database.ts'
import { TRACES, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import impersonalTables from './impersonal-tables.json' with { type: 'json' }

type Found = { table_name: string; name: string; type: string; nullable: number }

const SCHEMA_SQL = {
  sqlite: `select m.name as table_name, c.name, c.type, 1 - c."notnull" as nullable
    from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`,
  postgres: `select table_name, column_name as name, data_type as type,
      case is_nullable when 'YES' then 1 else 0 end as nullable
    from information_schema.columns where table_schema = 'public'`,
}

/** Every column in the two lists, with its type; in a table without personal data, the name alone. */
const named = () => {
  const personal = { waitlist: WAITLIST_INSERT.columns, ...trace() }
  return [
    ...Object.entries(personal).flatMap(([table, columns]) =>
      Object.entries(columns).map(([name, type]) => `${table}.${name}: ${type}`),
    ),
    ...Object.entries(impersonalTables).flatMap(([table, { key, others }]) =>
      [...key, ...others].map(name => `${table}.${name}: about nobody`),
    ),
  ].sort()
}
const trace = (): Record<string, Columns> =>
  Object.fromEntries(Object.entries(TRACES).map(([table, { columns }]) => [table, columns]))

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const stored = async () =>
    (await own.database.query<Found>(SCHEMA_SQL[engine]))
      .map(({ table_name, name, type, nullable }) => {
        const held = table_name in impersonalTables ? 'about nobody' : type + (nullable ? ' or null' : '')
        return `${table_name}.${name}: ${held.toLowerCase()}`
      })
      .sort()

  test('every column of every table is in the registry of personal data or in the list of impersonal tables', async () => {
    expect(await stored()).toEqual(named())
  })

  test('a column or a table that somebody adds is noticed', async () => {
    await own.database.query('alter table complaint add column telephone text')
    await own.database.query('create table postcard (email_key text not null primary key)')
    const missed = (await stored()).filter(column => !named().includes(column))
    expect(missed).toEqual(['complaint.telephone: text or null', 'postcard.email_key: text'])
  })
})

test('each impersonal table says why', () => {
  for (const { why } of Object.values(impersonalTables)) expect(why).toMatch(/\w+ \w+/)
})
