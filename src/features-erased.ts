import { noteForRestores } from './backups/founder/backup-environment.ts'
import type { Database } from './db/database.ts'

/** What runs after the founder has erased somebody. */
export const AFTER_ERASURE: readonly ((
  database: Database,
  environment: NodeJS.ProcessEnv,
) => Promise<void>)[] = [noteForRestores]
