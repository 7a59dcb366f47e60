import { backupWords } from '#src/content/backups.ts'
import type { Queryable } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { lastCounted } from '../backup-alert.ts'
import { lastBackupOf } from '../backup-folder.ts'
import type { WithBackups } from '../backup-settings.ts'

/** The Monday letter's part about backups. */
export const backupsOnMonday = {
  /** When the latest counted backup was made; null for never, undefined if none are made. */
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
