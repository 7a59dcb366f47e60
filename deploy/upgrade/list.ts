import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceSettings } from '../service-settings.ts'
import { Refusal, run } from './run.ts'

/** The list that the servers here use. Uses files and PostgreSQL's programs, so no version of Kerbside is needed. */
export type List = {
  /** Returns the result of a statement, one line for each row. */
  ask(sql: string): string
  /** Copies the list, with or without a new version's tables, into a new file with this name. */
  copyTo(file: string): void
  bringBackFrom(file: string): void
  /** Throws a Refusal while a server on another machine uses the list. */
  mustBeAlone(): Promise<void>
}

/** The result changes only when somebody joins or is deleted. */
const STATE_SQL = 'select count(*), coalesce(max(joined_at), 0) from waitlist'
const TABLES_SQL = 'select quote_ident(tablename) from pg_tables where schemaname = current_schema()'
const OTHERS_SQL = `select count(*) from pg_stat_activity
  where datname = current_database() and application_name = 'kerbside'`
/** A running server reads the counter every second. A connection that a pooler keeps after a server has ended is idle. */
const AT_WORK_SQL = `${OTHERS_SQL} and (state <> 'idle' or state_change > now() - interval '2 seconds')`
const QUIET_MS = 3_000

export function listOf({ user, variables }: ServiceSettings, server: string): List {
  const url = variables.DATABASE_URL || 'sqlite:data/kerbside.db'
  if (!url.startsWith('sqlite:')) return ofPostgres(url)
  return ofFile(resolve(server, url.replace(/^sqlite:/, '')), user, join(server, 'node_modules/.bin/node'))
}

/** Returns the migrations in a folder that have not been applied to a list. */
export function pendingMigrations(list: List, folder: string, { variables }: ServiceSettings): string[] {
  const applied = list.ask('select name from migration').split('\n')
  const other = /^postgres/.test(variables.DATABASE_URL ?? '') ? '.sqlite.sql' : '.postgres.sql'
  return readdirSync(folder).filter(
    name => name.endsWith('.sql') && !name.endsWith(other) && !applied.includes(name),
  )
}

/** Copies the list into the backups' folder, where it is deleted like a backup. */
export function copyList(list: List, { user, variables }: ServiceSettings, server: string) {
  const [, path] = /^sqlite:(.*)/.exec(variables.DATABASE_URL || 'sqlite:data/kerbside.db') ?? []
  const folder = variables.BACKUP_DIR || (path ? dirname(resolve(server, path)) : '/var/lib/kerbside-backups')
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The nightly backup reads a copy's age from this name.
  const stamp = new Date().toISOString().replace(/:|\.\d+/g, '')
  const file = join(folder, `kerbside-${stamp}.before-upgrade`)
  // The copy holds every address, and the operator's folder may be open to others.
  const umask = process.umask(0o077)
  try {
    list.copyTo(file)
  } finally {
    process.umask(umask)
  }
  // Changes the owner of the new files only, because the operator's folder may hold other things.
  const copies = [file, `${file}-wal`].filter(path => existsSync(path))
  run('chown', [`${user}:`, ...copies, ...(made ? [folder] : [])])
  const before = list.ask(STATE_SQL)
  return {
    file,
    changed: () => list.ask(STATE_SQL) !== before,
    bringBack: () => list.bringBackFrom(file),
  }
}

function ofFile(path: string, user: string, node: string): List {
  const PARTS = ['', '-wal', '-shm']
  // Run as the service's user, because SQLite makes files next to the list, and the server must be able to open them.
  const [uid, gid] = ['-u', '-g'].map(option => Number(run('id', [option, user]))) as [number, number]
  const program = `const { DatabaseSync } = require('node:sqlite')
    for (const row of new DatabaseSync(process.argv[1]).prepare(process.argv[2]).all()) console.log(Object.values(row).join())`
  return {
    ask: sql => (existsSync(path) ? run(node, ['-e', program, path, sql], { uid, gid, cwd: '/' }) : ''),
    copyTo(file) {
      for (const part of ['', '-wal']) if (existsSync(path + part)) copyFileSync(path + part, file + part)
    },
    bringBackFrom(file) {
      for (const part of PARTS) rmSync(path + part, { force: true })
      for (const part of PARTS.filter(one => existsSync(file + one))) {
        copyFileSync(file + part, path + part)
        run('chown', [`${user}:`, path + part])
      }
    },
    mustBeAlone: async () => {},
  }
}

function ofPostgres(url: string): List {
  // Of a primary and its standby, connects to the one that accepts writes.
  const env = { ...process.env, PGTARGETSESSIONATTRS: 'read-write' }
  const ask = (sql: string) => {
    try {
      return run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--command', sql, url], { env })
    } catch (error) {
      throw new Refusal(
        `${(error as Error).message}\nThe list is copied with PostgreSQL's own programs: apt-get install postgresql-client.`,
      )
    }
  }
  let tables: string[] = []
  return {
    ask,
    copyTo(file) {
      tables = ask(TABLES_SQL).split('\n')
      const words = ['--format=custom', '--no-owner', '--schema', ask('select current_schema()')]
      run('pg_dump', [...words, '--file', file, url], { env })
    },
    bringBackFrom(file) {
      const added = ask(TABLES_SQL)
        .split('\n')
        .filter(name => !tables.includes(name))
      if (added.length) ask(`drop table ${added.join(', ')} cascade`)
      const words = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--dbname', url, file]
      run('pg_restore', words, { env })
    },
    async mustBeAlone() {
      if (ask(OTHERS_SQL) === '0') return
      await sleep(QUIET_MS)
      if (ask(AT_WORK_SQL) !== '0')
        throw new Refusal(
          'servers on other machines use this list, and could no longer do so once this version has changed it: stop them first',
        )
    },
  }
}
