import { vi } from 'vitest'

/** Waits until a check no longer throws. Allows for a busy machine: gives up only after several minutes. */
export function eventually<Result>(holds: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(holds, { timeout: 400_000, interval: 20 })
}
