import { backups } from './backups/feature.ts'
import { districts } from './districts/feature.ts'
import type { Feature } from './feature.ts'
import { founderNews } from './founder-news/feature.ts'
import { launchDate } from './launch-date/feature.ts'
import { letters } from './letters/feature.ts'
import { openTerms } from './open-terms/feature.ts'
import { preflight } from './preflight/feature.ts'
import { questions } from './questions/feature.ts'
import { referrals } from './referrals/feature.ts'
import { reminders } from './reminders/feature.ts'
import { sources } from './sources/feature.ts'

/** The features of a running site, besides the list and Maeve. */
export const FEATURES: readonly Feature[] = [
  backups,
  districts,
  founderNews,
  launchDate,
  letters,
  openTerms,
  preflight,
  questions,
  referrals,
  reminders,
  sources,
]
