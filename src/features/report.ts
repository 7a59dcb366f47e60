import type { Queryable } from '../db/database.ts'
import { maeveInReport } from '../maeve/founder/report-section.ts'
import { sourcesInReport } from '../sources/founder/report-section.ts'
import type { Period } from '../time/period.ts'
import { wavesInReport } from '../waves/founder/report-section.ts'
import type { AllOf } from './all-of.ts'

type InReport = {
  /** Reads what may be shown, by days or by weeks. The names of its fields appear in the report's JSON. */
  read(database: Queryable, period: Period, days: 1 | 7): Promise<object>
  /** Draws the section as HTML; empty if there is nothing to show. */
  section(data: object): string
}

const ALL = [sourcesInReport, wavesInReport, maeveInReport]
export const IN_REPORT: readonly InReport[] = ALL
export type FeaturesInReport = AllOf<(typeof ALL)[number]>
