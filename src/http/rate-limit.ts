import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitedAddress, visitorAddress, wideNetwork } from './client-address.ts'
import { HttpError } from './http-error.ts'

/** Lets a request pass, or rejects with a 429 that says when to retry. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

/** A mailbox provider asks on behalf of many people, so its addresses may ask this many times as often as a visitor. */
export const PEOPLE_OF_A_PROVIDER = 10

type Limit = { requests: number; seconds: number }

/** This many refusals in one IPv6 /48 suggest a single visitor; the /48 then gets the limit of this many visitors. */
const WIDE = { refusals: 5, visitors: 5 } as const

/** Counts a request from an address. Returns the seconds to wait if there are too many, otherwise undefined. */
export type AddressLimit = (address: string) => Promise<number | undefined>

/**
 * Allows `requests` from one visitor's address in the `seconds` from the first of them. Each process counts only what
 * it sees, even behind a load balancer. After repeated refusals in one IPv6 /48 network, the whole network gets a
 * limit too.
 */
export function createAddressLimit({ requests, seconds }: Limit): AddressLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  const refusals = new RateLimiterMemory({ points: WIDE.refusals, duration: seconds })
  const networks = new RateLimiterMemory({ points: WIDE.visitors * requests, duration: seconds })

  return async address => {
    const network = wideNetwork(address)
    try {
      await limiter.consume(limitedAddress(address))
      const refused = network && (await refusals.get(network))
      if (refused && refused.consumedPoints >= WIDE.refusals) await networks.consume(network)
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      if (network) await refusals.penalty(network)
      return Math.ceil(refused.msBeforeNext / 1_000)
    }
  }
}

/** Applies the limit to a route's requests. */
export function createRateLimit(limit: Limit): RateLimit {
  const count = createAddressLimit(limit)
  return async request => {
    const retryAfter = await count(visitorAddress(request))
    if (retryAfter !== undefined)
      throw new HttpError(429, 'too_many', 'Too many requests. Please try again later.', { retryAfter })
  }
}
