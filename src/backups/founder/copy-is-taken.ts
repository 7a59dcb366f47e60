import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '#src/feature.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'
import type { BackupSettings } from '../backup-settings.ts'
import { copyAway } from '../copy-away.ts'
import { ERASURE_LOG } from '../erasure-log.ts'

/** How long BACKUP_COMMAND may take for such a small file, in milliseconds. */
const PATIENCE_MS = 30_000

/** Preflight's check of BACKUP_COMMAND: makes it copy the erasure log, a small file, once more. */
export async function copyIsTaken({
  backups,
}: SiteConfig & { backups?: BackupSettings | undefined }): Promise<Finding[]> {
  if (!backups?.command) return []
  const what = 'The copy of the backups (BACKUP_COMMAND)'
  const file = join(backups.folder, ERASURE_LOG)
  if (!existsSync(file))
    return [notMet(what, 'There is nothing to copy yet. A running server makes it within minutes.')]
  return [
    await copyAway(backups, file, undefined, PATIENCE_MS).then(
      () => met(what, 'It took a file just now.'),
      ({ message }: Error) => notMet(what, `${message}. Run it by hand as the server’s user, and see why.`),
    ),
  ]
}
