import type { Site, SitePart } from '#src/feature.ts'
import type { BackupSettings } from './backup-settings.ts'

type With = { config: { backups?: BackupSettings | undefined } }

export const backups = {
  /** The encryption library takes a tenth of the start time, so it is loaded only if there are backups. */
  async serve({ database, config, logger }: Site & With): Promise<SitePart | undefined> {
    if (!config.backups) return undefined
    const { scheduleBackups } = await import('./backup-schedule.ts')
    const { backupAlert } = await import('./backup-alert.ts')
    const schedule = scheduleBackups(database, config.backups, logger)
    return {
      routes: app => app.addHook('onClose', schedule.stop),
      erased: schedule.erased,
      alerts: [backupAlert(schedule)],
    }
  },
}
