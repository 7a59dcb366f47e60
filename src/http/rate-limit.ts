import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitedAddress, visitorAddress, wideNetwork } from './client-address.ts'
import { Refusal } from './faults.ts'

/** Lets a request pass, or rejects with a 429 that says when to come back. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

/** So many refusals in one IPv6 /48 look like a visitor with many addresses; from then on it counts as this many. */
const WIDE = { refusals: 5, visitors: 5 } as const

/**
 * At most `requests` of one visitor's address in `seconds`, counted from the first of them, by this process: with
 * several replicas behind one balancer, each counts what it sees. After repeated refusals in one /48 network of IPv6
 * the whole network has a limit too.
 */
export function createRateLimit({ requests, seconds }: { requests: number; seconds: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  const refusals = new RateLimiterMemory({ points: WIDE.refusals, duration: seconds })
  const networks = new RateLimiterMemory({ points: WIDE.visitors * requests, duration: seconds })

  async function count(address: string) {
    const network = wideNetwork(address)
    try {
      await limiter.consume(limitedAddress(address))
      const refused = network && (await refusals.get(network))
      if (refused && refused.consumedPoints >= WIDE.refusals) await networks.consume(network)
    } catch (refused) {
      if (network) await refusals.penalty(network)
      throw refused
    }
  }

  return async request => {
    try {
      await count(visitorAddress(request))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const message = 'Too many requests. Please try again later.'
      throw new Refusal(429, 'too_many', message, { retryAfter: Math.ceil(refused.msBeforeNext / 1_000) })
    }
  }
}
