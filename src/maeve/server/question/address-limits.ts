import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limitedAddress } from '#src/http/client-address.ts'
import { createAddressLimit } from '#src/http/rate-limit.ts'
import type { MaeveLimits } from '../settings.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type AddressLimits = ReturnType<typeof createAddressLimits>

/** Limits what one address may ask. The counts are in memory only: no address is stored. */
export function createAddressLimits(limits: Pick<MaeveLimits, 'perAddress' | 'requestsPerMinute'>) {
  const { minute, hour, day } = limits.perAddress
  const windows = [[minute, MINUTE] as const, [hour, HOUR] as const, [day, DAY] as const].map(
    ([points, duration]) => new RateLimiterMemory({ points, duration }),
  )

  return {
    request: createAddressLimit({ requests: limits.requestsPerMinute, seconds: MINUTE }),

    /**
     * Counts a model's reply. Returns false if the allowance is used up. If we checked first and counted later, a
     * burst would get through.
     */
    async model(visitor: string): Promise<boolean> {
      const address = limitedAddress(visitor)
      try {
        for (const window of windows) await window.consume(address)
        return true
      } catch {
        return false
      }
    },
  }
}
