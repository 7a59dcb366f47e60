import * as v from 'valibot'
import { type BackupSettings, backupVariables, readBackupSettings } from '#src/backups/settings.ts'
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
    throw new UsageFault((error as Error).message)
  }
}
