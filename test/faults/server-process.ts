import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'

const START_MS = 120_000
/** Limits for visitors who all come from one address; nobody reads the log lines about them. */
const ROOMY = {
  JOINS_PER_ADDRESS: '9999999',
  READS_PER_ADDRESS: '9999999',
  STREAMS_PER_ADDRESS: '9999999',
  LOG_LEVEL: 'warn',
}

/** Environment that raises a server's time limits of 1.5 and 2.5 s, for database and visitors, to 2 minutes. */
export const PATIENT = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`const begin = setTimeout
globalThis.setTimeout = (work, ms, ...more) =>
  begin(work, ms === 1_500 || ms === 2_500 ? 120_000 : ms, ...more)`)}`,
}

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

type Options = {
  port?: number
  environment?: Record<string, string>
  throughShell?: string
  /** The folder of another version, with its packages and its build. */
  folder?: string
}

/** The real server, in its own process. */
export type ServerProcess = {
  url: string
  port: number
  pid: number
  /** What it has printed so far. */
  output(): string
  /** Sends a signal and returns the exit code; null if the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  signal(signal: 'SIGTERM'): void
  running(): boolean
  exited: Promise<number | null>
}

/** Starts the server on a database. If it ends before it listens, rejects with what it printed. */
export async function startServerProcess(databaseUrl: string, options: Options = {}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const env = {
    ...process.env,
    ...ROOMY,
    ...options.environment,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  }
  // As `npm run serve` starts it.
  const cwd = options.folder ?? '.'
  // Before 0.2.0 the file was TypeScript.
  const main = existsSync(join(cwd, 'src/server/main.js')) ? 'src/server/main.js' : 'src/server/main.ts'
  const words = [process.execPath, '--max-semi-space-size=2', main]
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  const child: ChildProcess = options.throughShell
    ? spawn('sh', ['-c', `${options.throughShell}; exec "$@"`, 'sh', ...words], { cwd, env, stdio })
    : spawn(words[0]!, words.slice(1), { cwd, env, stdio })

  children.add(child)
  let printed = ''
  const exited = once(child, 'close').then(([code]) => {
    children.delete(child)
    return code as number | null
  })
  const listening = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no server within ${START_MS} ms: ${printed}`)), START_MS)
    const hear = (chunk: Buffer) => {
      printed += chunk
      if (!printed.includes('Kerbside is at')) return
      clearTimeout(late)
      resolve()
    }
    child.stdout!.on('data', hear)
    child.stderr!.on('data', hear)
    void exited.then(code => {
      clearTimeout(late)
      reject(new Error(`ended with ${code}: ${printed}`))
    })
  })
  await listening

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    output: () => printed,
    running: () => child.exitCode === null && child.signalCode === null,
    exited,
    signal: signal => void child.kill(signal),
    end(signal) {
      child.kill(signal)
      return exited
    },
  }
}
