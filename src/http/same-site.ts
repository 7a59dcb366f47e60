import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { HttpError } from './http-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where forms stand on pages that tell no referrer: older browsers then call their origin `null`. */
    fromUnnamed?: boolean
  }
}

/** Where a browser says that a request comes from, if not from another site: our page, or the visitor's own hand. */
const OURS = new Set(['same-origin', 'none'])

/**
 * A hook that refuses what another site's page posts. Browsers name the sender in `Sec-Fetch-Site` (over TLS) and in
 * `Origin`; what names none is no browser, and carries nobody's trust with it.
 */
export function refuseCrossSite(publicUrl: string): onRequestHookHandler {
  return ({ method, headers, routeOptions }, _reply, done) => {
    if (method === 'GET' || method === 'HEAD') return done()
    const site = headers['sec-fetch-site']
    const unnamed = routeOptions.config?.fromUnnamed && headers.origin === 'null'
    const ours = site === undefined ? unnamed || isOurOrigin(headers) : OURS.has(String(site))
    done(ours ? undefined : new HttpError(403, 'cross_site', 'This can only be sent from our own page.'))
  }

  function isOurOrigin({ origin, host }: FastifyRequest['headers']): boolean {
    return origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host
  }
}
