import { type Share, wilson } from '#src/statistics/wilson.ts'
import type { CountedStep } from './source.ts'

/** What visitors do, in order, from the first page load to redeeming the code. */
export const FUNNEL = ['visit', 'touched', 'joined', 'asked', 'confirmed', 'invited', 'redeemed'] as const
export type FunnelStep = (typeof FUNNEL)[number]

/** What a source brought. `cost` is in pence; `source` is empty if none was recorded. */
export type SourceFigures = {
  source: string
  name: string
  cost: number | null
  counts: Record<FunnelStep | CountedStep, number>
  /** Visits by UK day, earliest first. */
  days: { name: string; n: number }[]
}

/** With fewer visits than this, no share is shown. */
export const ENOUGH_VISITS = 30

/** Returns `n` as a share of the visits, with its confidence interval; undefined if there are too few visits. */
export const shareOf = (n: number, visits: number): Share | undefined =>
  visits < ENOUGH_VISITS ? undefined : wilson(Math.min(n, visits), visits)

/** Returns the cost of each of `n` visits or people, in pence; undefined if nothing was paid or `n` is 0. */
export const costOf = (cost: number | null, n: number): number | undefined =>
  cost === null || n === 0 ? undefined : cost / n
