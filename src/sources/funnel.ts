import type { CountedStep } from './source.ts'

/** What visitors do, one after the other, from the first page load to the code that is redeemed. */
export const FUNNEL = ['visit', 'touched', 'joined', 'asked', 'confirmed', 'invited', 'redeemed'] as const
export type FunnelStep = (typeof FUNNEL)[number]

/** What a source brought. `cost` in pence; the source is empty where none was recorded. */
export type SourceFigures = {
  source: string
  name: string
  cost: number | null
  counts: Record<FunnelStep | CountedStep, number>
  /** Visits by the UK day, the earliest first. */
  days: { name: string; n: number }[]
}

/** With fewer visits no share is shown. */
export const ENOUGH_VISITS = 30

/** 1.96: of 100 such intervals, 95 hold the true share. */
const Z = 1.959964

/** A share with its Wilson interval, each from 0 to 1; undefined where there are too few visits to say. */
export function shareOf(n: number, visits: number): { share: number; low: number; high: number } | undefined {
  if (visits < ENOUGH_VISITS) return undefined
  const share = Math.min(1, n / visits)
  const middle = (share + Z ** 2 / (2 * visits)) / (1 + Z ** 2 / visits)
  const half =
    (Z / (1 + Z ** 2 / visits)) * Math.sqrt((share * (1 - share)) / visits + Z ** 2 / (4 * visits ** 2))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Pence for each; undefined where nothing was paid, or nothing came of it. */
export const costOf = (cost: number | null, n: number): number | undefined =>
  cost === null || n === 0 ? undefined : cost / n
