import { vi } from 'vitest'

/** Waits until a check no longer throws. A busy machine is slow, not wrong: what takes longer than a minute never comes. */
export function eventually<Result>(holds: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(holds, { timeout: 60_000, interval: 20 })
}
