import { accessSync, constants, mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { backupWords } from '#src/content/backups.ts'
import type { Site, SitePart } from '#src/feature.ts'
import type { WithBackups } from './backup-settings.ts'

type With = { config: WithBackups }

export const backups = {
  /** The encryption library takes a tenth of the start time, so it is loaded only if there are backups. */
  async serve({ database, config, logger, troubles }: Site & With): Promise<SitePart | undefined> {
    if (!config.backups) return undefined
    assertWritable(config.backups.folder)
    const { scheduleBackups } = await import('./backup-schedule.ts')
    const { backupAlert } = await import('./backup-alert.ts')
    const schedule = scheduleBackups(database, config.backups, {
      log: logger,
      trouble: troubles.open('backup', backupWords.failed),
    })
    return {
      routes: app => app.addHook('onClose', schedule.stop),
      erased: schedule.erased,
      alerts: [backupAlert(schedule)],
    }
  },
}

/** At start, not in the night: a folder that nobody can write to would only be missed when a backup is. */
function assertWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `configuration: BACKUP_DIR: the user ${userInfo().username} cannot write to ${folder} (${code}); under systemd it must also be one of the unit’s ReadWritePaths`,
    )
  }
}
