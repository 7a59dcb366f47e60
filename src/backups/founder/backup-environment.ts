import { type BackupSettings, backupVariables, readBackupSettings } from '#src/backups/backup-settings.ts'
import { createErasureLog } from '#src/backups/erasure-log.ts'
import type { Database } from '#src/db/database.ts'
import { settingsFrom } from '#src/founder/refusal.ts'
import { readVariables } from '#src/site-settings.ts'

/** Reads where the server's backups go; undefined if it makes none. Throws Misuse if a setting is wrong. */
export function readBackupEnvironment(environment: NodeJS.ProcessEnv): BackupSettings | undefined {
  return settingsFrom(() => readBackupSettings(readVariables(backupVariables, environment)))
}

/**
 * Adds erasures to the log next to the backups. Only reports a failure, because the erasure is done, the database has
 * it too, and the server tries again. The server also copies the log away within a minute.
 */
export async function noteForRestores(database: Database, environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readBackupEnvironment(environment)
  if (!settings) return
  try {
    await createErasureLog(database, settings).keep()
  } catch (error) {
    console.error(`Erased, but not noted next to the backups yet: ${(error as Error).message}`)
  }
}
