import { lastBackupOf } from '#src/backups/backup-folder.ts'
import type { Database } from '#src/db/database.ts'
import type { Config } from './config.ts'

/**
 * Logs what is missing before the site goes live, as far as that can be checked without
 * asking anything outside. Done once the server listens: it waits for none of it.
 */
export async function tellWhatIsMissing(database: Database, config: Config): Promise<void> {
  const { findingsHere } = await import('#src/preflight/findings-here.ts')
  const { publicUrl, operatorName, operatorContact, backups } = config
  const operator = { name: operatorName, contact: operatorContact }
  const found = await findingsHere({
    database,
    publicUrl,
    operator,
    lastBackup: backups && lastBackupOf(backups),
  })
  const missing = found.filter(({ state }) => state === 'not met')
  if (missing.length)
    console.warn(
      [
        `Not ready to go live: ${missing.length} not met. What to do: npm run waitlist -- preflight`,
        ...missing.map(({ what }) => `  ✗ ${what}`),
      ].join('\n'),
    )
}
