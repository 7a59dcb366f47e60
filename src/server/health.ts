import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from '#src/http/http-error.ts'
import { routes } from '#src/routes.ts'

/** How long one check of the database answers all requests, in milliseconds: each check writes to the disk. */
const FRESH_MS = 1_000

type Options = { count: () => Promise<number>; check: () => Promise<void> }

/** `/healthz`: the process is up. `/readyz`: the list can also be read and written; if not, the log says why. */
export async function healthRoutes(app: FastifyInstance, { count, check }: Options) {
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<boolean> | undefined
  let reason: string | undefined

  async function look(): Promise<boolean> {
    const found = await Promise.all([count(), check()]).then(
      () => undefined,
      ({ code, message }: NodeJS.ErrnoException) => `${code ?? ''} ${message}`.trim(),
    )
    if (found && found !== reason)
      app.log.error({ reason: found }, 'not ready: the list cannot be read or written')
    if (reason && !found) app.log.info('ready again')
    reason = found
    return !found
  }

  function isReady(): Promise<boolean> {
    const now = performance.now()
    if (looking && now - lookedAt < FRESH_MS) return looking
    lookedAt = now
    looking = look()
    return looking
  }

  const config = { quietWhenWell: true }
  app.get(routes.healthz, { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    refuseIfLeaving(reply)
    return { ok: true }
  })

  app.get(routes.readyz, { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    refuseIfLeaving(reply)
    if (await isReady()) return { ok: true }
    throw new HttpError(503, 'unavailable', 'The database cannot be read or written.')
  })
}

/** While stopping, the server closes each connection with its answer. */
function refuseIfLeaving({ raw }: FastifyReply) {
  if (raw.getHeader('connection') === 'close') throw new HttpError(503, 'leaving', 'The server is stopping.')
}
