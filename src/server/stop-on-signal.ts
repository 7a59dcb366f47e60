import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a proxy has to start sending its requests elsewhere, in milliseconds. */
const LEAVE_MS = 1_200
/** How long requests under way may take to finish, in milliseconds; a join is answered within 3 s. */
const FINISH_MS = 3_500
/** The process ends at most this many milliseconds after the signal. */
const END_MS = 4_500
/** How often connections that have become idle are closed, in milliseconds. */
const SWEEP_MS = 50

/** A listening server, and what to close once its last request is answered. */
export type Running = { app: FastifyInstance; behindProxy: boolean; close: () => Promise<void> }

/** Takes no new connections, lets requests under way finish, and closes the rest. */
export async function endServer({ app, close }: Running): Promise<void> {
  const overdue = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
  // Node closes connections that are idle now, but keeps those that become idle later.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  await app.close()
  clearTimeout(overdue)
  clearInterval(sweep)
  await close()
}

/**
 * Tells the proxy that the server is about to stop: each response closes its connection, and `/healthz` and `/readyz`
 * report it. Otherwise a proxy that meets a closed connection, or no listener, may send its visitor a 502.
 */
export async function leave({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await sleep(LEAVE_MS)
}

/** Stops the server on SIGTERM or SIGINT; the process exits with 0 within 5 s. A second signal ends it at once. */
export function stopOnSignal(running: Running): void {
  const stop = async () => {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    setTimeout(() => process.exit(0), END_MS).unref()
    if (running.behindProxy) await leave(running.app)
    await endServer(running)
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}
