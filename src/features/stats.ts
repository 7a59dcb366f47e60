import type { Queryable } from '../db/database.ts'
import { reportsInStats } from '../letters/bounces/report-figures.ts'
import { statsBySource } from '../sources/founder/by-source.ts'
import { wavesInStats } from '../waves/wave-figures.ts'
import type { AllOf } from './all-of.ts'

type InStats = {
  /** The names of its fields appear in the JSON of stats. */
  read(database: Queryable): Promise<object>
  /** Empty if there is nothing to say. */
  inWords(data: object): string
}

type InsteadOfStats = {
  read(database: Queryable): Promise<unknown>
  inJson(data: unknown): unknown
  inWords(data: unknown): string
}

const ALL = [wavesInStats, reportsInStats]
export const IN_STATS: readonly InStats[] = ALL
export type FeaturesInStats = AllOf<(typeof ALL)[number]>

/** What stats shows instead of its own figures, by option. */
export const STATS_BY: Readonly<Record<string, InsteadOfStats>> = {
  source: statsBySource,
}
