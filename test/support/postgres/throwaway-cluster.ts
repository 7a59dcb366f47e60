import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

/** A PostgreSQL server for tests. `stop`: ends it if it was started for them. */
export type FoundPostgres = { url: string; stop: () => Promise<void> }

/** How long a new cluster may take to answer, in milliseconds. */
const START_MS = 120_000

type Cluster = FoundPostgres & {
  port: number
  /** Ends the server as a crash would, without writing anything more. */
  crash(): Promise<void>
  /** Restarts the server after a crash. */
  startAgain(): Promise<void>
  /** Makes this standby the primary. */
  promote(): void
}

type Options = {
  /** Settings for `postgresql.conf`. */
  settings?: Record<string, string>
  /** The cluster to copy and follow. */
  standbyOf?: Cluster
}

/**
 * Makes a PostgreSQL cluster in its own folder and runs it on a free port of 127.0.0.1. If this process is
 * root, which PostgreSQL refuses, the server runs as `postgres` or `nobody`. Rejects if it does not start.
 */
export async function startThrowawayCluster(
  programs: string,
  { settings = {}, standbyOf }: Options = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-postgres-'))
  const data = join(folder, 'data')
  const user = process.getuid?.() === 0 ? humbleUser() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, stdio: 'ignore' as const }
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs, program), ['-D', data, ...words], options)
  if (standbyOf)
    run(
      'pg_basebackup',
      '-R',
      '-c',
      'fast',
      '-h',
      '127.0.0.1',
      '-p',
      String(standbyOf.port),
      '-U',
      'postgres',
    )
  else run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C')

  const port = await freePort()
  const set = Object.entries({ max_connections: '200', ...settings }).flatMap(([k, v]) => ['-c', `${k}=${v}`])
  const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...set]
  let server: ChildProcess
  const start = () => {
    server = spawn(join(programs, 'postgres'), words, options)
    return untilReady(join(programs, 'pg_isready'), port)
  }
  const crash = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }
  const stop = async () => {
    await crash()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return { url, port, stop, crash, startAgain: start, promote: () => run('pg_ctl', 'promote') }
}

async function untilReady(probe: string, port: number): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += 100) {
    try {
      execFileSync(probe, ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  throw new Error(`the throwaway PostgreSQL did not answer within ${START_MS / 1000} s`)
}

function humbleUser(): { uid: number; gid: number } {
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {}
  }
  throw new Error('no user other than root can run a throwaway PostgreSQL')
}
