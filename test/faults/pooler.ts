import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { installPackage, isInstalled } from '#test/support/install-packages.ts'
import { findPrograms } from '#test/support/postgres/find-postgres.ts'
import { startThrowawayCluster } from '#test/support/postgres/throwaway-cluster.ts'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { type Finding, seconds, sleep, until } from './finding.ts'
import { audit } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { join, startJoining } from './visitors.ts'

const WHAT = 'PostgreSQL crashes behind PgBouncer, and is back after 5 s'
const AWAY_MS = 5_000
const HEALED_MS = 5_000

/** PostgreSQL crashes behind PgBouncer, configured as in `deploy/`, and comes back: within seconds, joins work again. */
export async function pooler(): Promise<Finding[]> {
  if (!isInstalled('pgbouncer') && !installPackage({ 'apt-get': 'pgbouncer' }, console.log))
    return [{ what: WHAT, outcome: 'left out: no PgBouncer', ok: true }]
  const cluster = await startThrowawayCluster(findPrograms())
  const bouncer = await startBouncer(cluster.port)
  const server = await startServerProcess(bouncer.url)
  await until(async () => (await join(server.url, 'first@example.com')) === 201)
  const joining = startJoining([server.url], 8, 'pooled')
  await until(() => joining.acknowledged.length > 200)
  await cluster.crash()
  await until(async () => (await join(server.url, 'away@example.com')) === 503)
  await sleep(AWAY_MS)
  await cluster.startAgain()
  const healed = await until(async () => (await join(server.url, 'after@example.com')) === 201)
  await joining.stop()
  const database = openPostgres([cluster.url])
  const list = { url: cluster.url, database, remove: () => database.close() }
  const { lost, counted } = await audit(list, [...joining.acknowledged, 'after@example.com'])
  await database.close()
  const clean = (await server.end('SIGTERM')) === 0
  await bouncer.stop()
  await cluster.stop()
  return [
    {
      what: WHAT,
      outcome: `joins stored ${seconds(healed)} after its return; ${lost} of ${joining.acknowledged.length} acknowledged lost`,
      ok: healed <= HEALED_MS && lost === 0 && counted && clean,
    },
  ]
}

/** Starts PgBouncer with the example from `deploy/`, on its own port, trusting every client. */
async function startBouncer(postgresPort: number) {
  const folder = mkdtempSync(joinPath(tmpdir(), 'kerbside-pgbouncer-'))
  const port = await freePort()
  const file = joinPath(folder, 'pgbouncer.ini')
  const users = joinPath(folder, 'users')
  writeFileSync(users, '"postgres" ""\n')
  const example = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace('port=5432 dbname=kerbside', `port=${postgresPort} dbname=postgres`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('scram-sha-256', 'trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
  writeFileSync(file, example)
  // PgBouncer refuses to run as root.
  const asRoot = process.getuid?.() === 0
  if (asRoot) for (const path of [folder, file, users]) chownSync(path, 65_534, 65_534)
  const options = { stdio: 'ignore', ...(asRoot && { uid: 65_534, gid: 65_534 }) } as const
  const child = spawn('pgbouncer', ['-q', file], options)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/kerbside`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
