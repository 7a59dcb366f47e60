import { backupsToday } from '../backups/founder/backup-findings.ts'
import type { Database } from '../db/database.ts'
import { districtsToday } from '../districts/founder/reached.ts'
import { launchToday } from '../launch-date/founder/launch-in-words.ts'
import { lettersToday } from '../letters/founder/today-and-monday.ts'
import { maeveToday } from '../maeve/founder/today-line.ts'
import { remindersToday } from '../reminders/founder/today-line.ts'
import { sourcesToday } from '../sources/founder/today-and-monday.ts'
import type { TodayLine } from '../waitlist/founder/today-line.ts'
import { wavesToday } from '../waves/founder/today-line.ts'

type InToday = (database: Database, now: number, environment: NodeJS.ProcessEnv) => Promise<TodayLine[]>

/** What features report about today, in the order of the page. */
export const IN_TODAY: readonly InToday[] = [
  launchToday,
  lettersToday,
  wavesToday,
  districtsToday,
  maeveToday,
  backupsToday,
  sourcesToday,
  remindersToday,
]
