import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a proxy has to take its requests elsewhere, in milliseconds. */
const LEAVE_MS = 1_200
/** How long requests under way may take to finish, in milliseconds; a join is answered within 3 s. */
const FINISH_MS = 3_500
/** When the process ends, whatever still holds it, in milliseconds after the signal. */
const END_MS = 4_500
/** How often connections that have become idle are closed meanwhile, in milliseconds. */
const SWEEP_MS = 50

/** A server that listens, and what it closes once the last request is answered. */
export type Running = { app: FastifyInstance; behindProxy: boolean; close: () => Promise<void> }

/** Takes no new connections, lets what is under way finish, and closes the rest. */
export async function endServer({ app, close }: Running): Promise<void> {
  const overdue = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
  // Node closes connections that are idle now, but keeps those that become so for their next request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  await app.close()
  clearTimeout(overdue)
  clearInterval(sweep)
  await close()
}

/**
 * A proxy that sends on a connection just as it is closed, or finds no listener, may send its visitor a 502.
 * First each answer closes its connection, and `/healthz` and `/readyz` report the end.
 */
export async function leave({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await sleep(LEAVE_MS)
}

/** On SIGTERM or SIGINT ends the server and lets the process end with 0, within 5 s. A second signal ends it at once. */
export function stopOnSignal(running: Running): void {
  const stop = async () => {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    setTimeout(() => process.exit(0), END_MS).unref()
    if (running.behindProxy) await leave(running.app)
    await endServer(running)
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}
