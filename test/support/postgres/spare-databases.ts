import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#src/db/migrate.ts'
import { openPostgres } from '#src/db/postgres/postgres.ts'

/**
 * Creating a database with its tables and dropping it costs PostgreSQL 0.26 to 0.4 s of processor time; lending and emptying
 * one, 0.06 s. So a used database is kept for the next test, unless its schema was changed. It is renamed each time it
 * is lent, so that work left over from an earlier test cannot find it.
 */
type LentDatabase = { url: string; giveBack(): Promise<void> }

/** Part of the names of this run's spare databases. The first process of a run sets it for all the others. */
process.env.TEST_POSTGRES_RUN ??= randomUUID().slice(0, 8)
const SPARE = `kerbside_spare_${process.env.TEST_POSTGRES_RUN}_`

/** A fingerprint of the schema: any change to it changes the fingerprint, but emptying a table does not. */
const SCHEMA = `
  select concat(${[
    ...['type', 'attribute', 'attrdef', 'constraint', 'index', 'trigger', 'proc', 'policy', 'namespace'].map(
      catalogue => `(select concat(count(*), '/', max(xmin::text::bigint), ' ') from pg_${catalogue})`,
    ),
    "(select md5(string_agg(concat(oid, relname, relrowsecurity, relacl), ' ' order by oid)) from pg_class)",
    '(select count(*) from pg_db_role_setting join pg_database d on d.oid = setdatabase where datname = current_database())',
  ]}) as schema`
const TABLES = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`
/** Long enough for a busy machine. */
const PATIENCE_MS = 120_000
/** More rows than the migrations put in any table. */
const SOME = 200

/** Lends a database with its tables and the rows that the migrations put there. */
export async function lendDatabase(server: string): Promise<LentDatabase> {
  const name = databaseName()
  const url = new URL(server)
  url.pathname = `/${name}`
  const spares = await spareDatabases(server)
  let taken = false
  // Another process may have been quicker.
  while (!taken && spares.length) taken = await rename(server, spares.pop()!, name)
  if (!taken) await makeWithTables(server, name, url.href)
  const before = await ask(url.href, lookAt)
  return {
    url: url.href,
    async giveBack() {
      const clean = await ask(url.href, client => empty(client, before)).catch(() => false)
      if (!clean || !(await rename(server, name, SPARE + randomUUID().slice(0, 8)))) await drop(server, name)
    },
  }
}

/** Drops this run's spare databases. */
export async function dropSpareDatabases(server: string): Promise<void> {
  for (const name of await spareDatabases(server)) await drop(server, name)
}

export const databaseName = () => `kerbside_test_${randomUUID().replaceAll('-', '')}`

export async function drop(server: string, name: string): Promise<void> {
  await ask(server, client => client.query(`drop database if exists ${name} with (force)`))
}

/** Runs `work` on a new connection. */
export async function ask<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function spareDatabases(server: string): Promise<string[]> {
  const { rows } = await ask(server, client =>
    client.query('select datname from pg_database where starts_with(datname, $1) order by random()', [SPARE]),
  )
  return rows.map(({ datname }) => datname)
}

const rename = (server: string, from: string, to: string): Promise<boolean> =>
  ask(server, client => client.query(`alter database ${from} rename to ${to}`)).then(
    () => true,
    () => false,
  )

async function makeWithTables(server: string, name: string, url: string): Promise<void> {
  await ask(server, client => client.query(`create database ${name} template template0`))
  const database = openPostgres([url], PATIENCE_MS)
  await migrate(database)
  await database.close()
}

type Look = { schema: string; contents: Map<string, string | null> }

/** Returns the schema, and the rows of each table as JSON, or null if it has none. */
async function lookAt(client: pg.Client): Promise<Look> {
  const { rows: tables } = await client.query(TABLES)
  const contents = tables.map(
    ({ name }) =>
      `select '${name}' as name, json_agg(t)::text as rows from (select * from "${name}" limit ${SOME}) t`,
  )
  const { rows: found } = await client.query(contents.join(' union all '))
  const { rows } = await client.query(SCHEMA)
  return { schema: rows[0].schema, contents: new Map(found.map(({ name, rows }) => [name, rows])) }
}

/** Restores a database to its earlier state. Returns whether it could. */
async function empty(client: pg.Client, before: Look): Promise<boolean> {
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  const now = await lookAt(client)
  if (now.schema !== before.schema) return false
  const changed = [...now.contents].filter(([table, rows]) => rows !== before.contents.get(table))
  if (changed.length)
    await client.query(`truncate ${changed.map(([table]) => `"${table}"`)} restart identity`)
  for (const [table] of changed)
    await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [
      before.contents.get(table) ?? '[]',
    ])
  return true
}
