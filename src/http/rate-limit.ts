import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress } from './client-address.ts'
import { Refusal } from './faults.ts'

/** Lets a request pass, or rejects with a 429 that says when to come back. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

/**
 * At most `requests` of one visitor's address in `seconds`, counted from the first of them, by this process: with
 * several replicas behind one balancer, each counts what it sees.
 */
export function createRateLimit({ requests, seconds }: { requests: number; seconds: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  return async request => {
    try {
      await limiter.consume(clientAddress(request))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const message = 'Too many requests. Please try again later.'
      throw new Refusal(429, 'too_many', message, { retryAfter: Math.ceil(refused.msBeforeNext / 1_000) })
    }
  }
}
