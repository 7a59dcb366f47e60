import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { MaeveLimits } from './settings.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What one visitor’s address may still ask. */
export type AddressLimits = {
  /** Counts a request. Returns the seconds to wait when it is one too many, else undefined. */
  request(address: string): Promise<number | undefined>
  /** Counts a reply of the paid model; false when this address has had enough of them. */
  model(address: string): Promise<boolean>
}

/** What one address may ask, counted in memory: addresses are written down nowhere. */
export function createAddressLimits(
  limits: Pick<MaeveLimits, 'perAddress' | 'requestsPerMinute'>,
): AddressLimits {
  const { minute, hour, day } = limits.perAddress
  const requests = new RateLimiterMemory({ points: limits.requestsPerMinute, duration: MINUTE })
  const windows = [
    new RateLimiterMemory({ points: minute, duration: MINUTE }),
    new RateLimiterMemory({ points: hour, duration: HOUR }),
    new RateLimiterMemory({ points: day, duration: DAY }),
  ]

  return {
    async request(address) {
      try {
        await requests.consume(address)
        return undefined
      } catch (refused) {
        return Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1_000)
      }
    },

    async model(address) {
      for (const window of windows) {
        const state = await window.get(address)
        if ((state?.consumedPoints ?? 0) >= window.points) return false
      }
      for (const window of windows) await window.consume(address).catch(() => {})
      return true
    },
  }
}
