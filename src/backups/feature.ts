import { accessSync, constants, mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { backupWords } from '#src/content/backups.ts'
import type { Alert } from '#src/content/news-parts.ts'
import { periods } from '#src/content/periods.ts'
import type { Site, SitePart } from '#src/feature.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { lastBackup } from './backup-folder.ts'
import type { WithBackups } from './backup-settings.ts'

export const backups = {
  async serve(site: Site & { config: WithBackups }): Promise<SitePart | undefined> {
    const { database, logger, troubles } = site
    const settings = site.config.backups
    if (!settings) return undefined
    assertWritable(settings.folder)
    if (settings.recipient) await assertKey(settings.recipient)
    const { scheduleBackups } = await import('./server/backup-schedule.ts')
    const trouble = troubles.open('backup', backupWords.failed)
    const schedule = scheduleBackups(database, settings, { log: logger, trouble })
    return {
      routes: app => app.addHook('onClose', schedule.stop),
      erased: schedule.erased,
      alerts: [backupAlert(() => lastBackup(settings))],
    }
  },
}

/** Alerts the founder if the latest backup is old. */
export const backupAlert = (countedAt: () => Promise<number | undefined>): Alert => ({
  kind: 'backup',
  async watch({ now }) {
    const age = now - ((await countedAt().catch(() => undefined)) ?? now)
    return age > periods.backups.oldHours * HOUR_MS ? { hours: Math.floor(age / HOUR_MS) } : undefined
  },
  words: backupWords.old,
})

async function assertKey(recipient: string) {
  const { isPublicKey } = await import('./age-key.ts')
  if (!(await isPublicKey(recipient)))
    throw new Error('configuration: BACKUP_RECIPIENT is mistyped: it is not an age public key')
}

/** Checked when the server starts, as otherwise nobody might notice until they needed a backup. */
function assertWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `configuration: BACKUP_DIR: the user ${userInfo().username} cannot write to ${folder} (${code}): make it, give it to that user with chown, and under systemd make it one of the unit’s ReadWritePaths`,
    )
  }
}
