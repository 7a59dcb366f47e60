import { backupWords } from '#src/content/backups.ts'
import type { Queryable } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { lastCounted } from '../backup-alert.ts'
import { lastBackupOf } from '../backup-folder.ts'
import type { BackupSettings } from '../backup-settings.ts'

/** What the Monday letter says of backups. */
export const backupsOnMonday = {
  /** When the latest that was counted was made, null for never; absent where none are made. */
  async read(
    _database: Queryable,
    { config: { backups } }: { config: SiteConfig & { backups?: BackupSettings | undefined } },
  ) {
    const countedAt = backups && (await lastCounted({ countedAt: lastBackupOf(backups) }))
    return { backup: countedAt === undefined ? undefined : { countedAt } }
  },

  parts({ backup }: { backup?: { countedAt: number | null } | undefined }) {
    if (!backup) return []
    const { title, counted, none } = backupWords.monday
    return [{ title, words: backup.countedAt === null ? none : counted(ukLongDate(backup.countedAt)) }]
  },
}
