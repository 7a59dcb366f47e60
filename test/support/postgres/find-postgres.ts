import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { installPackage, type PackageNames } from '../install-packages.ts'
import { dropSpareDatabases } from './spare-databases.ts'
import { type FoundPostgres, startThrowawayCluster } from './throwaway-cluster.ts'

const LOCAL = [
  'postgres://postgres@127.0.0.1:5432/postgres',
  'postgres://postgres:postgres@127.0.0.1:5432/postgres',
]
const PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
const OLDEST = 15
export const POSTGRES_PACKAGE: PackageNames = {
  'apt-get': 'postgresql',
  dnf: 'postgresql-server',
  apk: 'postgresql',
  brew: 'postgresql@17',
}

/**
 * Returns a PostgreSQL to test with and prints which: the one in TEST_DATABASE_URL, one on 127.0.0.1:5432, or a
 * throwaway cluster. Installs PostgreSQL with the system's package manager if needed. Throws if that fails.
 */
export async function findPostgres(say: (line: string) => void = console.log): Promise<FoundPostgres> {
  const named = process.env.TEST_DATABASE_URL
  if (named) {
    if (await answers(named)) return running(named, 'named by TEST_DATABASE_URL')
    throw new Error('TEST_DATABASE_URL names a PostgreSQL that does not let us make databases')
  }
  for (const url of LOCAL) if (await answers(url)) return running(url, 'found on 127.0.0.1:5432')

  const programs = findPrograms(say)
  const cluster = await startThrowawayCluster(programs)
  say(`PostgreSQL: a throwaway cluster made with ${programs}`)
  return cluster

  function running(url: string, how: string): FoundPostgres {
    say(`PostgreSQL: ${new URL(url).host} (${how})`)
    return { url, stop: () => dropSpareDatabases(url) }
  }
}

/** Returns whether tests can have a PostgreSQL without installing one. */
export async function hasPostgres(): Promise<boolean> {
  if (process.env.TEST_DATABASE_URL || installedPrograms()) return true
  for (const url of LOCAL) if (await answers(url)) return true
  return false
}

/** Returns the folder of PostgreSQL's programs. Installs them with the system's package manager if needed. */
export function findPrograms(say: (line: string) => void = console.log): string {
  const programs =
    installedPrograms() ?? (installPackage(POSTGRES_PACKAGE, say) ? installedPrograms() : undefined)
  if (!programs) throw new Error('found no PostgreSQL: install one, or set TEST_DATABASE_URL to one')
  return programs
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, rolcreatedb or rolsuper as creates
       from pg_roles where rolname = current_user`,
    )
    return rows[0].version >= OLDEST * 10_000 && rows[0].creates
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Returns the folder of the newest installed PostgreSQL programs. */
function installedPrograms(): string | undefined {
  const versioned = PLACES.filter(existsSync)
    .flatMap(place =>
      readdirSync(place).map(name => ({ place, name, version: Number(name.match(/\d+$/)?.[0]) })),
    )
    .filter(({ name, version }) => /^(postgresql@)?\d+$/.test(name) && version >= OLDEST)
    .sort((a, b) => b.version - a.version)
    .map(({ place, name }) => join(place, name, 'bin'))
  const onPath = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout?.trim()
  const folders = [...versioned, ...(onPath ? [join(onPath, '..')] : [])]
  return folders.find(folder => existsSync(join(folder, 'initdb')))
}
