import type { Server } from 'node:http'
import type { FastifyHttpOptions, onRequestHookHandler } from 'fastify'
import { HttpError } from './http-error.ts'

/** How often connections are looked at for being late, in milliseconds; Node's own 30 s would let 10 s be 40. */
const CHECK_MS = 2_000

/** What a request may take: bytes of its body (a route may allow more), milliseconds to arrive. */
export const SERVER_LIMITS = {
  bodyLimit: 16 * 1024,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: CHECK_MS },
  requestTimeout: 15_000,
  // For a client that reads nothing. Above the heartbeat of streams, which write every 25 s.
  connectionTimeout: 120_000,
  // What still comes as the server stops is answered: a proxy would hand a 503 on to its visitor.
  return503OnClosing: false,
  // A proxy that reuses a connection which we are closing answers 502: its patience (nginx and AWS 60 s, Caddy 120 s)
  // must end before ours.
  keepAliveTimeout: 130_000,
} as const satisfies FastifyHttpOptions<Server>

/** A hook that refuses compressed bodies: no browser sends one, and unpacking is how a small body becomes a large one. */
export const refuseEncodedBody: onRequestHookHandler = ({ headers }, _reply, done) => {
  const encoding = headers['content-encoding']
  if (encoding === undefined || encoding === 'identity') done()
  else done(new HttpError(415, 'encoded', 'A compressed body is not accepted here.'))
}

/** Whether a text can be stored anywhere: it holds no NUL and no half of a surrogate pair. */
export function isWhole(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
