import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, onRequestHookHandler } from 'fastify'
import { HttpError } from './http-error.ts'

/**
 * How often to look for late requests, in milliseconds; with Node's default of 30 s, a limit of 10 s could
 * take 40 s.
 */
const CHECK_MS = 2_000

/** Limits of a request: bytes of its body (a route may allow more), milliseconds to arrive. */
export const SERVER_LIMITS = {
  bodyLimit: 16 * 1024,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: CHECK_MS },
  requestTimeout: 15_000,
  // For a client that reads nothing. Longer than the heartbeat of streams, which write every 25 s.
  connectionTimeout: 120_000,
  // Requests that arrive as the server is stopping are answered: a proxy would pass a 503 on to its visitor.
  return503OnClosing: false,
  // A proxy that reuses a connection just as we close it answers 502: its timeout (nginx and AWS 60 s, Caddy 120 s) must
  // end before ours.
  keepAliveTimeout: 130_000,
} as const satisfies FastifyHttpOptions<Server>

/** Refuses compressed bodies: no browser sends one, and a small one could unpack into a huge one. */
export const refuseEncodedBody: onRequestHookHandler = ({ headers }, _reply, done) => {
  const encoding = headers['content-encoding']
  if (encoding === undefined || encoding === 'identity') done()
  else done(new HttpError(415, 'encoded', 'A compressed body is not accepted here.'))
}

/** Returns whether every database can store a text: it has no NUL and no half of a surrogate pair. */
export function isWhole(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/**
 * How many requests on one connection may wait for responses. Browsers and proxies wait for each response before they
 * send the next request.
 */
export const MOST_WAITING = 256

/**
 * Ends a connection with more waiting than that: Node reads 1,600 in one go, and even refusing those delays
 * everybody.
 */
export function endPipelines(server: Server): void {
  const counts = new WeakMap<Socket, { waiting: number }>()
  // One listener for all: a closure and a wrapper for each request would cost a thirtieth of a join.
  function answered(this: ServerResponse) {
    counts.get(this.req.socket)!.waiting -= 1
  }
  const handlers = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request').on('request', (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = counts.get(socket) ?? { waiting: 0 }
    counts.set(socket, count)
    count.waiting += 1
    if (count.waiting > MOST_WAITING) return void socket.destroy()
    response.on('close', answered)
    for (const handle of handlers) handle(request, response)
  })
}
