import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Where we record which process has each port, because a server keeps its port while it is down for a restart. */
const GIVEN = join(tmpdir(), `kerbside-ports-${userInfo().uid}`)
const ours = new Set<string>()

/**
 * Returns a port that nothing listens on, and that no other test gets while this process runs. Never an ephemeral port:
 * an outgoing connection might take it before the server does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (!take(port)) continue
    const server = createServer().listen(port)
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!free) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

function take(port: number): boolean {
  const file = join(GIVEN, String(port))
  mkdirSync(GIVEN, { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    forget(file)
    return false
  }
  if (ours.size === 0) process.once('exit', giveBack)
  ours.add(file)
  return true
}

function giveBack() {
  for (const file of ours) rmSync(file, { force: true })
}

/** Frees the ports of a process that was killed. */
function forget(file: string) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(file, { force: true })
  }
}
