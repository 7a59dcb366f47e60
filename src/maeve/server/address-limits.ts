import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limitedAddress } from '#src/http/client-address.ts'
import { type AddressLimit, createAddressLimit } from '#src/http/rate-limit.ts'
import type { MaeveLimits } from './settings.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What one visitor’s address may still ask. */
export type AddressLimits = {
  request: AddressLimit
  /** Counts a reply of the paid model; false when this address has had enough of them. */
  model(address: string): Promise<boolean>
}

/** What one address may ask, counted in memory: addresses are written down nowhere. */
export function createAddressLimits(
  limits: Pick<MaeveLimits, 'perAddress' | 'requestsPerMinute'>,
): AddressLimits {
  const { minute, hour, day } = limits.perAddress
  const windows = [
    new RateLimiterMemory({ points: minute, duration: MINUTE }),
    new RateLimiterMemory({ points: hour, duration: HOUR }),
    new RateLimiterMemory({ points: day, duration: DAY }),
  ]

  return {
    request: createAddressLimit({ requests: limits.requestsPerMinute, seconds: MINUTE }),

    // Each window refuses before a longer one counts; looking first and counting later would let through who asks at once.
    async model(visitor) {
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
