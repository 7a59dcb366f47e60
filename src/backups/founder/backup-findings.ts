import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '#src/content/founder-command.ts'
import { periods } from '#src/content/periods.ts'
import type { SiteConfig } from '#src/feature.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { lastBackupOf } from '../backup-folder.ts'
import type { BackupSettings, WithBackups } from '../backup-settings.ts'
import { copyAway } from '../copy-away.ts'
import { ERASURE_LOG } from '../erasure-log.ts'

/** Preflight's check of the backups. */
export const backupFinding = {
  what: 'The backup',
  look: ({ backups }: SiteConfig & WithBackups) => backupIsFresh(backups),
}

/** Checks how old the last counted backup is. Rejects if its folder cannot be read. */
export async function backupIsFresh(
  settings: BackupSettings | undefined,
  now: number = Date.now(),
): Promise<Finding> {
  const { what } = backupFinding
  if (!settings)
    return notMet(what, 'There is none: one lost server would take the list with it: set BACKUP_DIR.')
  const at = await lastBackupOf(settings)()
  if (at === undefined)
    return notMet(
      what,
      `None has been made yet. A running server makes the first within minutes, or: ${command('backup')}`,
    )
  const hours = Math.floor((now - at) / HOUR_MS)
  const age =
    hours < 1 ? 'less than an hour' : hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
  return now - at > periods.backups.oldHours * HOUR_MS
    ? notMet(
        what,
        `The last that was counted is ${age} old. Run ${command('backup')}: it says what is wrong.`,
      )
    : met(what, `Made, opened and counted ${age} ago.`)
}

/** How long BACKUP_COMMAND may take for so small a file, in milliseconds. */
const PATIENCE_MS = 30_000

/** Preflight's check of BACKUP_COMMAND: makes it copy the erasure log, a small file, once more. */
export async function copyIsTaken({ backups }: SiteConfig & WithBackups): Promise<Finding[]> {
  if (!backups?.command) return []
  const what = 'The copy of the backups (BACKUP_COMMAND)'
  const file = join(backups.folder, ERASURE_LOG)
  if (!existsSync(file))
    return [notMet(what, 'There is nothing to copy yet. A running server makes a backup within minutes.')]
  return [
    await copyAway(backups, file, undefined, PATIENCE_MS).then(
      () => met(what, 'It copied a file just now.'),
      ({ message }: Error) => notMet(what, `${message}. Run it by hand as the server’s user to see why.`),
    ),
  ]
}
