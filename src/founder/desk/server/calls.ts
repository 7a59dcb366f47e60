import { lastBackupOf } from '#src/backups/backup-folder.ts'
import type { BackupSettings } from '#src/backups/settings.ts'
import type { Database } from '#src/db/database.ts'
import type { MailEnvironment } from '#src/founder/mail-environment.ts'
import type { Previews } from '#src/founder/previews.ts'
import { findings, type Outside } from '#src/preflight/preflight.ts'
import type { CallsOf, DeskCalls } from '../desk-calls.ts'
import { peopleCalls } from './people.ts'
import { reportCalls } from './report.ts'
import { sourceCalls } from './sources.ts'
import type { createToday } from './today.ts'
import { waveCalls } from './waves.ts'

/** What answers the page, by the name of the call. */
export type Calls = CallsOf<DeskCalls>

export type DeskParts = {
  database: Database
  environment: MailEnvironment
  outside: Outside
  /** Where the server's backups are. */
  backups?: BackupSettings | undefined
}

/** Every call: the same functions as the commands have, with the same refusals. */
export function createCalls(
  { database, environment, outside, backups }: DeskParts,
  { previews, today }: { previews: Previews; today: ReturnType<typeof createToday> },
): Calls {
  const lastBackup = backups && lastBackupOf(backups)
  const changing =
    <Says, Told>(work: (says: Says) => Promise<Told>) =>
    async (says: Says): Promise<Told> => {
      const told = await work(says)
      today.outdated()
      return told
    }
  const people = peopleCalls(database)
  const waves = waveCalls({ database, environment, previews })

  return {
    today: today.look,
    preflight: () => findings({ database, ...environment, lastBackup }, outside),
    ...people,
    ...sourceCalls(database, environment.publicUrl),
    ...reportCalls(database),
    import: changing(people.import),
    ...waves,
    'wave-invite': changing(waves['wave-invite']),
    'wave-remind': changing(waves['wave-remind']),
    redeem: changing(waves.redeem),
  }
}
