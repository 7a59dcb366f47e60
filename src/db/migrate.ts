import { readdirSync, readFileSync } from 'node:fs'
import type { Database, Queryable } from './database.ts'

const folder = new URL('migrations/', import.meta.url)

/** Asks, in each engine's own catalogue, whether a table is there. */
const TABLE_SQL = {
  sqlite: 'select 1 from sqlite_master where name = $1',
  postgres: 'select 1 where to_regclass($1) is not null',
}

/**
 * Applies the migrations that the database has not seen, in the order of their file names, all or none.
 * A file `NAME.postgres.sql` or `NAME.sqlite.sql` runs on that engine only. Returns the names applied. Where none is
 * pending it only reads, and waits for no other process's write.
 */
export async function migrate(database: Database): Promise<string[]> {
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .filter(file => file.split('.').length === 2 || file.endsWith(`.${database.engine}.sql`))
    .sort()
  const pendingOf = async (session: Queryable) => {
    const applied = await session.query<{ name: string }>('select name from migration')
    const names = new Set(applied.map(({ name }) => name))
    return files.filter(file => !names.has(file))
  }
  if ((await hasMigrations(database)) && !(await pendingOf(database)).length) return []
  return database.exclusively(async session => {
    await session.script(
      'create table if not exists migration (name text not null primary key, applied_at bigint not null)',
    )
    const pending = await pendingOf(session)
    for (const file of pending) {
      await session.script(readFileSync(new URL(file, folder), 'utf8'))
      await session.query('insert into migration (name, applied_at) values ($1, $2)', [file, Date.now()])
    }
    return pending
  })
}

/** Whether a database was ever migrated: otherwise it holds no waitlist. */
export async function hasMigrations(database: Database): Promise<boolean> {
  return (await database.query(TABLE_SQL[database.engine], ['migration'])).length > 0
}
