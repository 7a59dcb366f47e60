import type { Database } from '#src/db/database.ts'
import { noteForRestores, readBackupEnvironment } from './backups/founder/backup-environment.ts'

/** What runs after the founder has erased somebody. */
export const AFTER_ERASURE: readonly ((
  database: Database,
  environment: NodeJS.ProcessEnv,
) => Promise<void>)[] = [
  (database, environment) => noteForRestores(database, readBackupEnvironment(environment)),
]
