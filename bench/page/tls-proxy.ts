import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Headers that are about one connection only, which HTTP/2 forbids. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]

type TlsProxy = {
  /** `https://localhost:PORT` */
  origin: string
  /** From now on, forwards requests to this origin, over HTTP/1.1. */
  forwardTo(upstream: string): void
  close(): Promise<void>
}

/**
 * Like the proxy in front of a deployed server: TLS, and HTTP/2 if the client speaks it. Bodies pass unchanged,
 * compressed or streamed. The certificate is self-signed. Throws if there is no `openssl`.
 */
export async function openTlsProxy(): Promise<TlsProxy> {
  const agent = new Agent({ keepAlive: true })
  let upstream = ''
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (incoming, outgoing) =>
    forward(upstream, agent, incoming, outgoing),
  )
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', session => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    forwardTo(to) {
      upstream = to
    },
    close: () => close(server, sessions, agent),
  }
}

function forward(
  upstream: string,
  agent: Agent,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
) {
  const host = incoming.authority ?? incoming.headers.host
  const headers = { ...endToEnd(incoming.headers), host, 'x-forwarded-proto': 'https' }
  const asked = request(upstream + incoming.url, { agent, method: incoming.method, headers }, answer => {
    outgoing.writeHead(answer.statusCode!, endToEnd(answer.headers))
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.stream?.close())
  })
  asked.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502)
    outgoing.end()
  })
  outgoing.on('close', () => asked.destroy())
  incoming.pipe(asked)
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.includes(name))
  return Object.fromEntries(kept)
}

async function close(server: Http2SecureServer, sessions: Set<{ destroy(): void }>, agent: Agent) {
  for (const session of sessions) session.destroy()
  agent.destroy()
  server.close()
  await once(server, 'close')
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
