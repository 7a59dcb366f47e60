import type { Queryable } from './db/database.ts'
import { reportsInStats } from './letters/founder/stats-part.ts'
import { statsBySource } from './sources/founder/by-source.ts'
import { wavesInStats } from './waves/founder/stats-part.ts'

type InStats = {
  /** Its names stand in the JSON of stats. */
  read(database: Queryable): Promise<object>
  /** Empty where there is nothing to say. */
  inWords(data: object): string
}

/** What features add to stats, in the order that it says them. */
export const IN_STATS: readonly InStats[] = [wavesInStats, reportsInStats]
export type FeaturesInStats = Awaited<ReturnType<typeof wavesInStats.read>> &
  Awaited<ReturnType<typeof reportsInStats.read>>

/** What stats says instead, by what it is asked for. */
export const STATS_BY = { source: statsBySource }
