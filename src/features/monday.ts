import { backupsOnMonday } from '../backups/founder/backup-findings.ts'
import type { NewsPart } from '../content/news-parts.ts'
import type { Database } from '../db/database.ts'
import { districtsOnMonday } from '../districts/founder/reached.ts'
import type { SiteConfig } from '../feature.ts'
import { launchOnMonday } from '../launch-date/founder/launch-in-words.ts'
import { lettersOnMonday } from '../letters/founder/today-and-monday.ts'
import { topicsOnMonday } from '../maeve/founder/monday-part.ts'
import { unmetOnMonday } from '../preflight/founder/monday-part.ts'
import { sourcesOnMonday } from '../sources/founder/today-and-monday.ts'
import type { TwoWeeks } from '../waitlist/server/figures/two-weeks.ts'
import type { AllOf } from './all-of.ts'

/** What a Monday letter is about; times in epoch milliseconds. `email`: where it is sent. */
export type AboutMonday = {
  week: { from: number }
  now: number
  weeks: TwoWeeks
  config: SiteConfig
  email: string | undefined
}

type OnMonday = {
  read(database: Database, about: AboutMonday): Promise<object>
  /** Lines on what needs the founder’s attention. */
  needs?(figures: object): string[]
  /** Parts that come right after those lines. */
  first?(figures: object): NewsPart[]
  /** The other parts. `since`: when the week began, in words. */
  parts?(figures: object, since: string): NewsPart[]
}

/** What features add to the Monday letter, in order. */
const ALL = [
  unmetOnMonday,
  launchOnMonday,
  sourcesOnMonday,
  topicsOnMonday,
  lettersOnMonday,
  districtsOnMonday,
  backupsOnMonday,
]
export const ON_MONDAY: readonly OnMonday[] = ALL

export type FeaturesOnMonday = AllOf<(typeof ALL)[number]>
