import type { FastifyInstance } from 'fastify'
import { Refusal } from '#src/http/faults.ts'
import { routes } from '#src/routes.ts'

/** `/healthz`: the process is up. `/readyz`: the database answers too. */
export async function healthRoutes(app: FastifyInstance, options: { count: () => Promise<number> }) {
  app.get(routes.healthz, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })

  app.get(routes.readyz, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await options.count()
      return { ok: true }
    } catch {
      throw new Refusal(503, 'unavailable', 'The database does not answer.')
    }
  })
}
