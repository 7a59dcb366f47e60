import type { FastifyInstance } from 'fastify'

/** How long requests under way may take to finish, in milliseconds; a join is answered within 3 s. */
const FINISH_MS = 3_500
/** When the process ends, whatever still holds it, in milliseconds after the signal. */
const END_MS = 4_500
/** How often connections that have become idle are closed meanwhile, in milliseconds. */
const SWEEP_MS = 50

/**
 * On SIGTERM or SIGINT takes no new connections, lets what is under way finish, calls `close` and lets the
 * process end with 0, within 5 s. A second signal ends it at once.
 */
export function stopOnSignal(app: FastifyInstance, close: () => Promise<void>): void {
  const stop = async () => {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    setTimeout(() => process.exit(0), END_MS).unref()
    const overdue = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
    // Node closes connections that are idle now, but keeps those that become so for their next request.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
    await app.close()
    clearTimeout(overdue)
    clearInterval(sweep)
    await close()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}
