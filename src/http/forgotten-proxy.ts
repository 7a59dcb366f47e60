import { BlockList, isIP } from 'node:net'
import type { FastifyBaseLogger, onRequestHookHandler } from 'fastify'

/** Networks that only proxies and neighbours come from: RFC 1918, 4193, 6598, loopback and link-local. */
const PRIVATE = new BlockList()
for (const [network, bits, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  PRIVATE.addSubnet(network, bits, family)

/**
 * A hook that says once, with the line to add, that a proxy is missing from TRUSTED_PROXIES: a neighbour that sends
 * `X-Forwarded-For` and is not believed. All visitors through it share one address, and its limits.
 */
export function warnOfForgottenProxy(
  trusted: readonly string[],
  logger: FastifyBaseLogger,
): onRequestHookHandler {
  let said = false
  return (request, _reply, done) => {
    if (!said && request.headers['x-forwarded-for'] !== undefined && isStranger(request.ips)) {
      const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')
      if (isPrivate(peer)) {
        said = true
        const line = `TRUSTED_PROXIES=${[...trusted, peer].join(',')}`
        logger.warn(
          `X-Forwarded-For from ${peer} is not believed, so all visitors through it count as one address. If that is your proxy, set ${line}`,
        )
      }
    }
    done()
  }
}

/** Fastify lists the hops that it believes, the peer first; without one it believes, there is the peer alone. */
function isStranger(ips: string[] | undefined): boolean {
  return !ips || ips.length < 2
}

function isPrivate(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
