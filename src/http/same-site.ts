import type { FastifyRequest } from 'fastify'
import { Refusal } from './faults.ts'

/** Where a browser says that a request comes from, if not from another site: our page, or the visitor's own hand. */
const OURS = new Set(['same-origin', 'none'])

/**
 * A hook that refuses what another site's page posts. Browsers name the sender in `Sec-Fetch-Site` (over TLS) and in
 * `Origin`; what names none is no browser, and carries nobody's trust with it.
 */
export function refuseCrossSite(publicUrl: string) {
  return async ({ method, headers }: FastifyRequest): Promise<void> => {
    if (method === 'GET' || method === 'HEAD') return
    const site = headers['sec-fetch-site']
    const ours = site === undefined ? isOurOrigin(headers) : OURS.has(String(site))
    if (!ours) throw new Refusal(403, 'cross_site', 'This can only be sent from our own page.')
  }

  function isOurOrigin({ origin, host }: FastifyRequest['headers']): boolean {
    return origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host
  }
}
