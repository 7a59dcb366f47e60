import { readdirSync, readFileSync } from 'node:fs'
import type { Database, Queryable, Transaction } from './database.ts'
import { StorageFault } from './storage-fault.ts'

const folder = new URL('migrations/', import.meta.url)
/**
 * Part of a migration's name if the previous version still works after it, so that servers can be
 * upgraded one at a time.
 */
const COMPATIBLE = '.compatible.'
/** Prefix of the row in `migration` that records where the list was moved to. */
export const MOVED = 'was moved to '
/** The error code for a list that a newer version has changed. */
export const NEWER = 'NEWER'

/** Asks an engine's catalogue whether a table exists. */
const TABLE_SQL = {
  sqlite: 'select 1 from sqlite_master where name = $1',
  postgres: 'select 1 where to_regclass($1) is not null',
}

/**
 * Applies pending migrations in the order of their file names, all or none. A file `NAME.postgres.sql`
 * or `NAME.sqlite.sql` runs only on that engine. Returns the names applied. If none is pending, it only
 * reads, and does not wait for other processes' writes. Rejects if a newer version has migrated the
 * database, unless all the newer migrations are named compatible.
 */
export async function migrate(database: Database): Promise<string[]> {
  const { engine } = database
  if ((await hasMigrations(database, engine)) && !(await pending(database, engine)).length) return []
  return database.exclusively(session => applyMigrations(session, engine))
}

/** Applies the pending migrations that are `wanted`, in the caller's transaction. */
export async function applyMigrations(
  session: Transaction,
  engine: Database['engine'],
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  await session.script(
    'create table if not exists migration (name text not null primary key, applied_at bigint not null)',
  )
  const applied = (await pending(session, engine)).filter(wanted)
  for (const file of applied) {
    await session.script(readFileSync(new URL(file, folder), 'utf8'))
    await session.query('insert into migration (name, applied_at) values ($1, $2)', [file, Date.now()])
  }
  return applied
}

/** Returns the names of all migrations, for either engine. */
export function allMigrations(): string[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
}

async function pending(session: Queryable, engine: Database['engine']): Promise<string[]> {
  const applied = await session.query<{ name: string }>('select name from migration')
  const names = new Set(applied.map(({ name }) => name))
  const all = allMigrations()
  const newer = [...names].filter(name => !all.includes(name) && !name.includes(COMPATIBLE))
  if (newer.length)
    throw new StorageFault(
      NEWER,
      `a newer version of Kerbside has changed this list (${newer.join(', ')}): run that one, or see “Downgrade” in docs/deploy.md`,
    )
  const other = engine === 'sqlite' ? '.postgres.sql' : '.sqlite.sql'
  return all.filter(file => !file.endsWith(other) && !names.has(file))
}

/**
 * Returns whether a database was ever migrated; otherwise it has no waitlist. Throws if the list was moved elsewhere.
 */
export async function hasMigrations(session: Queryable, engine: Database['engine']): Promise<boolean> {
  if (!(await hasTable(session, engine, 'migration'))) return false
  const [moved] = await session.query<{ name: string }>(
    `select name from migration where name like '${MOVED}%'`,
  )
  if (moved) throw new StorageFault('MOVED', `this list ${moved.name}: set DATABASE_URL to that`)
  return true
}

export async function hasTable(
  session: Queryable,
  engine: Database['engine'],
  name: string,
): Promise<boolean> {
  return (await session.query(TABLE_SQL[engine], [name])).length > 0
}
