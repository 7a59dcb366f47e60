import type { FastifyInstance } from 'fastify'
import { HttpError } from '#src/http/http-error.ts'
import { healthChecks } from '#src/routes.ts'
import { repeated } from '#src/time/repeated.ts'
import type { Trouble } from '#src/trouble.ts'

/** How long the result of a database check is reused, in milliseconds, because each check writes to the disk. */
const FRESH_MS = 1_000
/** How often the server itself checks, in milliseconds. */
const LOOK_MS = 10_000

/** `trouble`: where to report that the database cannot be read or written. */
type Options = { count: () => Promise<number>; check: () => Promise<void>; trouble: Trouble }

/**
 * `/healthz`: the process is up. `/readyz`: the list can also be read and written, which the server
 * also checks on its own.
 */
export async function healthRoutes(app: FastifyInstance, { count, check, trouble }: Options) {
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<boolean> | undefined
  let leaving = false

  async function look(): Promise<boolean> {
    const reason = await Promise.all([count(), check()]).then(
      () => undefined,
      ({ message }: Error) => message,
    )
    // A database that is being closed is not in trouble.
    if (!leaving) trouble.note(reason)
    return reason === undefined
  }

  function isReady(): Promise<boolean> {
    const now = performance.now()
    if (looking && now - lookedAt < FRESH_MS) return looking
    lookedAt = now
    looking = look()
    return looking
  }

  const checks = repeated(isReady, { firstMs: LOOK_MS, restMs: LOOK_MS })
  app.addHook('onReady', async () => checks.start())
  app.addHook('preClose', async () => {
    leaving = true
    // Not awaited: a check under way may take longer than the server has left.
    void checks.stop()
  })

  const answers = (path: string, isWell: () => Promise<boolean>) =>
    app.get(path, { config: { quietWhenWell: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      // While stopping, the server closes each connection with its response.
      if (reply.raw.getHeader('connection') === 'close')
        throw new HttpError(503, 'leaving', 'The server is stopping.')
      if (await isWell()) return { ok: true }
      throw new HttpError(503, 'unavailable', 'The database cannot be read or written.')
    })
  answers(healthChecks.up, async () => true)
  answers(healthChecks.ready, isReady)
}
