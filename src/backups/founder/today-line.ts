import type { Database } from '#src/db/database.ts'
import { orCannotTell } from '#src/founder/finding.ts'
import { NOW, type TodayLine } from '#src/waitlist/founder/today-line.ts'
import { backupUnderWay } from '../backup-folder.ts'
import { readBackupEnvironment } from './backup-environment.ts'
import { backupFinding, backupIsFresh } from './backup-findings.ts'

/** Today's lines on the backup that is being made, and on the age of the last. */
export async function backupsToday(
  _database: Database,
  now: number,
  environment: NodeJS.ProcessEnv,
): Promise<TodayLine[]> {
  const settings = readBackupEnvironment(environment)
  const { state, says } = await orCannotTell(backupFinding.what, backupIsFresh(settings, now))
  const begun = settings && (await backupUnderWay(settings, now).catch(() => undefined))
  return [
    ...(begun === undefined ? [] : [{ under: NOW, title: 'A backup', words: 'is being made.' }]),
    {
      under: 'Last backup',
      words: settings
        ? says
        : 'There is none: one lost server would take the list with it. Ask your developer to set it up.',
      isUrgent: state !== 'met',
    },
  ]
}
