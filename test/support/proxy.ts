import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

type Proxy = { url: string; stop(): Promise<void> }

export type ProxyName = 'nginx' | 'caddy'

/**
 * Starts a proxy with its example configuration from `deploy/`, on a free port and without TLS, in front of one
 * server, or of two as the example's comments describe.
 */
export async function startProxy(name: ProxyName, ...upstreams: string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `kerbside-${name}-`))
  const port = await freePort()
  const file = join(folder, 'configuration')
  const hosts = upstreams.map(url => new URL(url).host.replace('localhost', '127.0.0.1'))
  const words = { nginx: () => nginx(file, folder, port, hosts), caddy: () => caddy(file, hosts.length > 1) }[
    name
  ]()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(name, words, {
    stdio: 'ignore',
    env: { ...process.env, SITE_NAME: url, UPSTREAM: hosts.join(' '), HOME: folder },
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

function nginx(file: string, folder: string, port: number, hosts: string[]): string[] {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^server \{[^}]*return 301[^}]*\}\n/gm, '')
    .replace(/^ *(ssl_.*|http2 on;|listen \[::\].*)\n/gm, '')
    .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(hosts[1] ? / *server 127.0.0.1:3000;\n/ : 'nothing', '')
    .replaceAll(/# (server 127.0.0.1:300[12] )/g, hosts[1] ? '$1' : '# $1')
    .replace(/127.0.0.1:300[01]/, hosts[0]!)
    .replace('127.0.0.1:3002', hosts[1] ?? '')
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

function caddy(file: string, two: boolean): string[] {
  const example = readFileSync('deploy/Caddyfile', 'utf8').replace(/^www\.[\s\S]*?^\}\n/m, '')
  const site = two ? example.replaceAll(/# ((lb|health)_\w+ \S+\n)/g, '$1') : example
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

async function untilItAnswers(url: string, child: ChildProcess) {
  for (let i = 0; i < 1_200; i++) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}`)
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error('the proxy does not answer')
}
