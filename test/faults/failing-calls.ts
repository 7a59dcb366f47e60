import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isInstalled } from '#test/support/install-packages.ts'
import { type Finding, seconds, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { startJoining } from './visitors.ts'

/** System calls, and the errors that a broken disk or network file system returns for them. */
const FAILING = [
  ['pread64', 'EIO'],
  ['pwrite64', 'EIO'],
  ['pwrite64', 'ENOSPC'],
  ['fdatasync,fsync', 'EIO'],
  ['fcntl', 'ENOLCK'],
  ['fcntl', 'EIO'],
  ['stat,newfstatat,statx', 'EIO'],
] as const
/** The fault ends once more than this many joins have been refused. */
const REFUSED = 20
/** If none is refused, it ends once more than this many have been stored. */
const STORED = 500

/** `strace` makes calls on SQLite's files fail for a while: joins are refused, the server stays up, and then recovers. */
export async function failingCalls(): Promise<Finding[]> {
  if (!isInstalled('strace'))
    return [{ what: 'calls on SQLite’s files fail', outcome: 'left out: no strace', ok: true }]
  const found: Finding[] = []
  for (const [call, error] of FAILING) {
    const what = `${call} returns ${error} on SQLite’s files`
    const failed = (reason: unknown) => ({ what, outcome: String(reason), ok: false })
    found.push(await failing(what, call, error).catch(failed))
  }
  return found
}

async function failing(what: string, call: string, error: string): Promise<Finding> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  const joining = startJoining([server.url], 8, 'failing')
  await until(() => joining.acknowledged.length > REFUSED)
  const heal = await inject(server, list.url.slice('sqlite:'.length), call, error)
  if (!heal) {
    await joining.stop()
    await server.end('SIGTERM')
    await list.remove()
    return { what, outcome: 'left out: strace may not trace here', ok: true }
  }
  const stored = joining.acknowledged.length
  let [ready, page, slowest] = [0, 0, 0]
  // Pages in memory are not read again, so joins may still be stored while only reads fail.
  const over = () => joining.refused > REFUSED || joining.acknowledged.length > stored + STORED
  await until(() => !server.running() || over())
  if (server.running()) {
    const start = performance.now()
    page = (await fetch(server.url)).status
    slowest = performance.now() - start
    ready = (await fetch(`${server.url}/readyz`)).status
  }
  const refused = joining.refused
  await heal()
  const before = joining.acknowledged.length
  const healed = server.running() ? await until(() => joining.acknowledged.length > before) : 0
  const red = server.running()
    ? await until(async () => (await fetch(`${server.url}/readyz`)).status === 200)
    : 0
  await joining.stop()
  const alive = server.running()
  const told = /SQLITE_(?!BUSY)[A-Z]+|EIO/.exec(server.output())?.[0]
  const { lost, counted } = await audit(list, joining.acknowledged)
  await server.end('SIGTERM')
  await list.remove()
  return {
    what,
    outcome: `server ${alive ? 'up' : 'GONE'}, ${refused} joins refused, page ${page} in ${Math.round(slowest)} ms, readyz ${ready}, the log says ${told}; stored again ${seconds(healed)}, ready ${seconds(red)} after it; ${lost} lost`,
    ok: alive && page === 200 && (!refused || (ready === 503 && told !== undefined)) && lost === 0 && counted,
  }
}

/** Makes a running server's calls fail. Returns the function that ends this; undefined if it cannot be traced. */
async function inject({ pid }: ServerProcess, file: string, call: string, error: string) {
  const files = ['', '-wal', '-shm'].flatMap(end => ['-P', file + end])
  const words = [
    '-f',
    '-p',
    String(pid),
    '-e',
    `trace=${call}`,
    '-e',
    `inject=${call}:error=${error}`,
    ...files,
  ]
  const strace = spawn('strace', [...words, '-o', '/dev/null'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(strace, 'exit').then(() => false)
  const attached = new Promise<boolean>(resolve => {
    strace.stderr.on('data', (text: Buffer) => {
      if (text.includes('attached')) resolve(true)
    })
  })
  if (!(await Promise.race([attached, ended]))) return undefined
  return async () => {
    strace.kill('SIGINT')
    await ended
  }
}
