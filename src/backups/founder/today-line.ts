import type { Database } from '#src/db/database.ts'
import { orCannotTell } from '#src/founder/finding.ts'
import type { TodayLine } from '#src/waitlist/founder/today-line.ts'
import { readBackupEnvironment } from './backup-environment.ts'
import { backupFinding, backupIsFresh } from './backup-is-fresh.ts'

/** Today's line on the age of the last backup. */
export async function backupsToday(
  _database: Database,
  now: number,
  environment: NodeJS.ProcessEnv,
): Promise<TodayLine[]> {
  const settings = readBackupEnvironment(environment)
  const { state, says } = await orCannotTell(backupFinding.what, backupIsFresh(settings, now))
  return [{ under: 'Last backup', words: says, isUrgent: state !== 'met' }]
}
