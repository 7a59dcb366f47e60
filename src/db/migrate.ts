import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from './database.ts'

const folder = new URL('migrations/', import.meta.url)

/**
 * Applies the migrations that the database has not seen, in the order of their file names, all or none.
 * A file `NAME.postgres.sql` or `NAME.sqlite.sql` runs on that engine only. Gives the names applied.
 */
export function migrate(database: Database): Promise<string[]> {
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .filter(file => file.split('.').length === 2 || file.endsWith(`.${database.engine}.sql`))
    .sort()
  return database.exclusively(async session => {
    await session.script(
      'create table if not exists migration (name text not null primary key, applied_at bigint not null)',
    )
    const applied = new Set(
      (await session.query<{ name: string }>('select name from migration')).map(({ name }) => name),
    )
    const pending = files.filter(file => !applied.has(file))
    for (const file of pending) {
      await session.script(readFileSync(new URL(file, folder), 'utf8'))
      await session.query('insert into migration (name, applied_at) values ($1, $2)', [file, Date.now()])
    }
    return pending
  })
}
