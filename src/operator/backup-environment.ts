import * as v from 'valibot'
import { createLedger } from '#src/backups/ledger.ts'
import { type BackupSettings, backupVariables, readBackupSettings } from '#src/backups/settings.ts'
import type { Database } from '#src/db/database.ts'
import { UsageFault } from './command.ts'

/** Where the server's backups go; undefined where it makes none. Throws UsageFault. */
export function readBackupEnvironment(environment: NodeJS.ProcessEnv): BackupSettings | undefined {
  const names = Object.keys(backupVariables)
  const present = names.flatMap(name => {
    const value = environment[name]?.trim()
    return value ? [[name, value]] : []
  })
  const read = v.safeParse(v.object(backupVariables), Object.fromEntries(present))
  if (!read.success)
    throw new UsageFault(read.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`).join('; '))
  try {
    return readBackupSettings(read.output)
  } catch (error) {
    throw new UsageFault((error as Error).message.replace('configuration: ', ''))
  }
}

/**
 * Writes down next to the backups who was erased. A fault is reported and stops nothing: the erasure is done, the database
 * has it too, and the server tries again. The server has it copied away as well, within a minute.
 */
export async function noteForRestores(
  database: Database,
  settings: BackupSettings | undefined,
): Promise<void> {
  if (!settings) return
  try {
    await createLedger(database, settings).keep()
  } catch (error) {
    console.error(`Erased, but not noted next to the backups yet: ${(error as Error).message}`)
  }
}
