import { backupsToday } from '../backups/founder/backup-findings.ts'
import type { Database, Queryable } from '../db/database.ts'
import { districtsToday } from '../districts/founder/reached.ts'
import { unfinishedInWeek } from '../districts/founder/week/unfinished-in-week.ts'
import { launchToday } from '../launch-date/founder/launch-in-words.ts'
import { lettersToday, unfinishedLetter } from '../letters/founder/today-and-monday.ts'
import { maeveToday, unfinishedAnswer } from '../maeve/founder/today-line.ts'
import { remindersToday } from '../reminders/founder/today-line.ts'
import { sourcesToday } from '../sources/founder/today-and-monday.ts'
import type { Draft, TodayLine, Unfinished } from '../waitlist/founder/today-line.ts'
import { unfinishedWave, wavesToday } from '../waves/founder/today-line.ts'

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

type ReadUnfinished = (
  draft: Draft,
  database: Queryable,
) => Unfinished | undefined | Promise<Unfinished | undefined>

/** What features say about a draft of theirs, so that the founder finds it again. */
export const UNFINISHED: readonly ReadUnfinished[] = [
  unfinishedLetter,
  unfinishedWave,
  unfinishedAnswer,
  unfinishedInWeek,
]
