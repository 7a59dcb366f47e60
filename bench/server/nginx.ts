import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '#test/support/free-port.ts'
import { installPackage } from '#test/support/install-packages.ts'

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const PACKAGE = 'libnginx-mod-http-brotli-static'

/** Whether nginx can send files precompressed with brotli. Tries to install its module, and prints what is missing. */
export function hasBrotliStatic(): boolean {
  if (existsSync(MODULE)) return true
  installPackage({ 'apt-get': PACKAGE }, console.log)
  if (existsSync(MODULE)) return true
  console.log(`left out: nginx lacks brotli_static; install Debian’s ${PACKAGE}`)
  return false
}

/** Starts nginx with one worker and settings for speed, to serve the landing page precompressed with brotli. */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-nginx-'))
  execFileSync('chmod', ['755', folder])
  const page = join(folder, 'index.html')
  copyFileSync('dist/documents/index.html', page)
  writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)))
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `load_module ${MODULE};
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
  keepalive_requests 100000000; open_file_cache max=100;
  server { listen 127.0.0.1:${port}; root ${folder}; brotli_static on; }
}
`,
  )
  const master = spawn('nginx', ['-c', configuration, '-e', `${folder}/error.log`], { stdio: 'inherit' })
  await new Promise(resolve => setTimeout(resolve, 1_000))
  const worker = Number(execFileSync('pgrep', ['-P', String(master.pid)], { encoding: 'utf8' }))
  return {
    url: `http://127.0.0.1:${port}/`,
    worker,
    async stop() {
      master.kill('SIGTERM')
      await once(master, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
