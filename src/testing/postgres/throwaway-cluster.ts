import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import type { FoundPostgres } from './find-postgres.ts'

/** How long a new cluster may take until it answers, in milliseconds. */
const START_MS = 30_000

/**
 * Makes a PostgreSQL cluster in a folder of its own and runs it on a free port of 127.0.0.1. PostgreSQL refuses
 * to run as root: there the user `postgres` runs it, or `nobody`. Rejects when it does not start.
 */
export async function startThrowawayCluster(programs: string): Promise<FoundPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-postgres-'))
  const data = join(folder, 'data')
  const user = process.getuid?.() === 0 ? humbleUser() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, stdio: 'ignore' as const }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  )

  const port = await freePort()
  const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200']
  const server = spawn(join(programs, 'postgres'), words, options)
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGQUIT')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(join(programs, 'pg_isready'), port)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
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
