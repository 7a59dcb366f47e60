import type { CountedStep } from './source.ts'

/** What visitors do, in order, from the first page load to redeeming the code. */
export const FUNNEL = ['visit', 'touched', 'joined', 'asked', 'confirmed', 'invited', 'redeemed'] as const
export type FunnelStep = (typeof FUNNEL)[number]

/** What a source brought. `cost` in pence; the source is empty if none was recorded. */
export type SourceFigures = {
  source: string
  name: string
  cost: number | null
  counts: Record<FunnelStep | CountedStep, number>
  /** Visits by UK day, earliest first. */
  days: { name: string; n: number }[]
}

/** With fewer visits no share is shown. */
export const ENOUGH_VISITS = 30

/** For a 95 % interval. */
const Z = 1.959964

/** Returns a share with its Wilson interval, each from 0 to 1; undefined if there are too few visits. */
export function shareOf(n: number, visits: number): { share: number; low: number; high: number } | undefined {
  if (visits < ENOUGH_VISITS) return undefined
  const share = Math.min(1, n / visits)
  const middle = (share + Z ** 2 / (2 * visits)) / (1 + Z ** 2 / visits)
  const half =
    (Z / (1 + Z ** 2 / visits)) * Math.sqrt((share * (1 - share)) / visits + Z ** 2 / (4 * visits ** 2))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Returns the cost of each in pence; undefined if nothing was paid or nothing came of it. */
export const costOf = (cost: number | null, n: number): number | undefined =>
  cost === null || n === 0 ? undefined : cost / n
