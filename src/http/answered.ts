import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { shortenedAddress, visitorAddress } from './client-address.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route's name in logs and metrics, if its URL would be too coarse or too fine. */
    label?: string
    /** For routes that load balancers poll: successes are not worth a line in the log. */
    quietWhenWell?: boolean
  }
}

/** A request that was answered, or abandoned by its visitor. `ms`: the time until its last byte was sent. */
type Answered = { request: FastifyRequest; route: string; status: number; ms: number }
export type Listener = (answered: Answered) => void

/** Calls each listener once a request is answered; for a stream, once it has ended. */
export function whenAnswered(
  request: FastifyRequest,
  reply: FastifyReply,
  listeners: readonly Listener[],
): void {
  if (!listeners.length) return
  const start = performance.now()
  reply.raw.once('close', () => {
    const { config, url } = request.routeOptions
    const ms = performance.now() - start
    const route = config?.label ?? url ?? 'none'
    for (const listener of listeners) listener({ request, route, status: reply.raw.statusCode, ms })
  })
}

/** Logs one line for each response, with the route instead of the URL, which may contain anything a visitor typed. */
export function answerLog(logger: FastifyBaseLogger): Listener {
  return ({ request, route, status, ms }) => {
    const { id, method, routeOptions } = request
    if (routeOptions.config?.quietWhenWell && status < 400) return
    const from = shortenedAddress(visitorAddress(request))
    logger.info({ id, method, route, status, ms: Math.round(ms * 10) / 10, from }, 'answered')
  }
}
