import { backupWords } from '#src/content/backups.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { orCannotTell } from '#src/founder/finding.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { NOW, type TodayLine } from '#src/waitlist/founder/today-line.ts'
import { lastCounted } from '../backup-alert.ts'
import { backupUnderWay, lastBackupOf } from '../backup-folder.ts'
import type { WithBackups } from '../backup-settings.ts'
import { readBackupEnvironment } from './backup-environment.ts'
import { backupFinding, backupIsFresh } from './backup-findings.ts'

/** Today's lines about the backup being made, and the age of the last. */
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

/** The Monday letter's part about backups. */
export const backupsOnMonday = {
  /** When the latest backup that counts was made; null if never, undefined if the server makes none. */
  async read(_database: Queryable, { config: { backups } }: { config: SiteConfig & WithBackups }) {
    const countedAt = backups && (await lastCounted({ countedAt: lastBackupOf(backups) }))
    return { backup: countedAt === undefined ? undefined : { countedAt } }
  },

  parts({ backup }: { backup?: { countedAt: number | null } | undefined }) {
    if (!backup) return []
    const { title, counted, none } = backupWords.monday
    return [{ title, words: backup.countedAt === null ? none : counted(ukLongDate(backup.countedAt)) }]
  },
}
