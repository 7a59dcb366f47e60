import type { BackupSettings } from '#src/backups/settings.ts'
import type { Database } from '#src/db/database.ts'
import type { MailEnvironment } from '#src/founder/mail-environment.ts'
import type { CallsOf, DeskCalls } from '../desk-calls.ts'
import { reportCalls } from './report.ts'
import { sourceCalls } from './sources.ts'
import type { createToday } from './today.ts'

/** What answers the page, by the name of the call. */
export type Calls = CallsOf<DeskCalls>

export type DeskParts = {
  database: Database
  environment: MailEnvironment
  /** Where the server's backups are. */
  backups?: BackupSettings | undefined
}

/** Every call: the same functions as the commands have, with the same refusals. */
export function createCalls(
  { database, environment }: DeskParts,
  { today }: { today: ReturnType<typeof createToday> },
): Calls {
  return {
    today: today.look,
    ...sourceCalls(database, environment.publicUrl),
    ...reportCalls(database),
  }
}
