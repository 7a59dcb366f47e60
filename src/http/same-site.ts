import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { HttpError } from './http-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For forms on pages that send no referrer: older browsers send `null` as the origin of these. */
    fromUnnamed?: boolean
  }
}

/** Values of `Sec-Fetch-Site` for our own pages and for addresses typed by hand. */
const OURS = new Set(['same-origin', 'none'])

/**
 * Creates a hook that refuses posts from other sites' pages. Browsers name the sender in `Sec-Fetch-Site` (over TLS) and
 * in `Origin`; a client that sends neither is not a browser, and has no cookies to abuse.
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
