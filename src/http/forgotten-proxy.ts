import type { FastifyBaseLogger, onRequestHookHandler } from 'fastify'
import { readAddress } from './client-address.ts'

/** Address ranges that only proxies and nearby machines have: RFC 1918, 4193, 6598, loopback and link-local. */
const PRIVATE = new Set(['private', 'carrierGradeNat', 'loopback', 'linkLocal', 'uniqueLocal'])

/**
 * Creates a hook that reports once, with the setting to add, that a proxy seems to be missing from TRUSTED_PROXIES: a
 * nearby machine that is not trusted sends `X-Forwarded-For`. All visitors through it count as one, and share its
 * limits.
 */
export function warnOfForgottenProxy(
  trusted: readonly string[],
  logger: FastifyBaseLogger,
): onRequestHookHandler {
  let said = false
  return ({ headers, ips = [], socket }, _reply, done) => {
    // Fastify lists the peer first, then the hops that it trusts; if it trusts none, the peer is the only one.
    const isStranger = !said && headers['x-forwarded-for'] !== undefined && ips.length < 2
    const peer = isStranger ? readAddress(socket.remoteAddress) : undefined
    if (peer && PRIVATE.has(peer.range())) {
      said = true
      const line = `TRUSTED_PROXIES=${[...trusted, peer].join(',')}`
      logger.warn(
        `X-Forwarded-For from ${peer} is not believed, so all visitors through it count as one address. If that is your proxy, set ${line}`,
      )
    }
    done()
  }
}
