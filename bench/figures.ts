import { KB } from './budgets.ts'

/** Returns the middle value, or the mean of the two in the middle. Throws if there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('no values, so no median')
  return (low + high) / 2
}

export const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

export const milliseconds = (value: number) => `${Math.round(value)} ms`
