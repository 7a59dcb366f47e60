import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ServiceSettings } from '../service-settings.ts'
import type { NextVersion } from './next-version.ts'
import { Refusal, run } from './run.ts'

/** A copy of the list as it was before the new version touched it. */
export type Copy = {
  file: string
  /** Whether anybody has joined or gone since. */
  changed(): boolean
  bringBack(): void
}

/** A list that nobody has joined since says the same. */
const STATE_SQL = 'select count(*), coalesce(max(joined_at), 0) from waitlist'

/**
 * Copies the list, which no server uses any more, into the folder of backups, where it is deleted as they are. Works
 * for every version since 0.1: it knows files and programs of PostgreSQL, and nothing of Kerbside's.
 */
export function copyDatabase({ user, variables }: ServiceSettings, { server }: NextVersion): Copy {
  const url = variables.DATABASE_URL || 'sqlite:data/kerbside.db'
  const list = resolve(server, url.replace(/^sqlite:/, ''))
  const folder =
    variables.BACKUP_DIR || (url.startsWith('sqlite:') ? dirname(list) : '/var/lib/kerbside-backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // By this name the server's nightly backup knows how old it is.
  const stamp = new Date().toISOString().replace(/:|\.\d+/g, '')
  const file = join(folder, `kerbside-${stamp}.before-upgrade`)
  const copy = url.startsWith('sqlite:')
    ? ofFile(list, file, user, join(server, 'node_modules/.bin/node'))
    : ofPostgres(url, file)
  run('chown', ['-R', `${user}:`, folder])
  return copy
}

function ofFile(list: string, file: string, user: string, node: string): Copy {
  const ends = ['', '-wal'].filter(end => existsSync(list + end))
  for (const end of ends) copyFileSync(list + end, file + end)
  // As the service's user, as SQLite makes files beside the list that the server must be able to open.
  const ask = `const { DatabaseSync } = require('node:sqlite')
    console.log(Object.values(new DatabaseSync(process.argv[1]).prepare('${STATE_SQL}').get()).join())`
  const [uid, gid] = ['-u', '-g'].map(option => Number(run('id', [option, user]))) as [number, number]
  const state = () => run(node, ['-e', ask, list], { uid, gid, cwd: '/' })
  const before = ends.length ? state() : ''
  return {
    file,
    changed: () => ends.length > 0 && state() !== before,
    bringBack() {
      for (const end of ['', '-wal', '-shm']) rmSync(list + end, { force: true })
      for (const end of ends) copyFileSync(file + end, list + end)
      run('chown', [`${user}:`, ...ends.map(end => list + end)])
    },
  }
}

function ofPostgres(url: string, file: string): Copy {
  const ask = (text: string) =>
    run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--command', text, url])
  const tables = () =>
    ask('select quote_ident(tablename) from pg_tables where schemaname = current_schema()').split('\n')
  try {
    run('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--schema',
      ask('select current_schema()'),
      '--file',
      file,
      url,
    ])
  } catch (error) {
    throw new Refusal(
      `${(error as Error).message}\nThe copy of the list needs apt-get install postgresql-client`,
    )
  }
  const [known, before] = [tables(), ask(STATE_SQL)]
  return {
    file,
    changed: () => ask(STATE_SQL) !== before,
    bringBack() {
      const added = tables().filter(name => name && !known.includes(name))
      if (added.length) ask(`drop table ${added.join(', ')} cascade`)
      run('pg_restore', [
        '--clean',
        '--if-exists',
        '--no-owner',
        '--single-transaction',
        '--dbname',
        url,
        file,
      ])
    },
  }
}
