import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export type Proxy = { url: string; stop(): Promise<void> }

/** The proxies whose examples in `deploy/` can be tried here. */
export const PROXIES = (['nginx', 'caddy'] as const).filter(isInstalled)

/** Starts a proxy by its example in `deploy/`, on a port of its own and without TLS. */
export async function startProxy(name: 'nginx' | 'caddy', upstream: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `kerbside-${name}-`))
  const port = await freePort()
  const file = join(folder, 'configuration')
  const host = new URL(upstream).host.replace('localhost', '127.0.0.1')
  const words = { nginx: () => nginx(file, folder, port, host), caddy: () => caddy(file) }[name]()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(name, words, {
    stdio: 'ignore',
    env: { ...process.env, SITE_NAME: url, UPSTREAM: host, HOME: folder },
  })
  await untilItAnswers(url, child)
  return {
    url,
    async stop() {
      const exited = once(child, 'exit')
      // Caddy would wait for its visitors to close their connections.
      child.kill(name === 'caddy' ? 'SIGKILL' : 'SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function nginx(file: string, folder: string, port: number, host: string): string[] {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^server \{[^}]*return 301[^}]*\}\n/m, '')
    .replace(/^ *(ssl_.*|listen \[::\].*)\n/gm, '')
    .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace('server 127.0.0.1:3000;', `server ${host};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(kind => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; ${temporary} ${site} }`,
  )
  return ['-c', file, '-e', `${folder}/error.log`]
}

function caddy(file: string): string[] {
  const site = readFileSync('deploy/Caddyfile', 'utf8')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

async function untilItAnswers(url: string, child: ChildProcess) {
  for (let i = 0; i < 100; i++) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}`)
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error('the proxy does not answer')
}

function isInstalled(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
