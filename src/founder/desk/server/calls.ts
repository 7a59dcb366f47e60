import { lastBackupOf } from '#src/backups/backup-folder.ts'
import type { BackupSettings } from '#src/backups/settings.ts'
import type { Database } from '#src/db/database.ts'
import type { MailEnvironment } from '#src/founder/mail-environment.ts'
import { readScoredQuestions } from '#src/maeve/knowledge/questions.ts'
import { findings, type Outside } from '#src/preflight/preflight.ts'
import type { CallsOf, DeskCalls } from '../desk-calls.ts'
import { letterCalls } from './letters.ts'
import { maeveCalls } from './maeve.ts'
import { peopleCalls } from './people.ts'
import type { Previews } from './previews.ts'
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

/** Every call: the same functions as the commands have, with the same refusals. `closing` ends what takes long. */
export function createCalls(
  { database, environment, outside, backups }: DeskParts,
  { closing, previews, changed }: { closing: AbortSignal; previews: Previews; changed: () => void },
): Calls {
  const lastBackup = backups && lastBackupOf(backups)
  const changing =
    <Says, Told>(work: (says: Says) => Promise<Told>) =>
    async (says: Says): Promise<Told> => {
      const told = await work(says)
      changed()
      return told
    }
  const people = peopleCalls(database)
  const letters = letterCalls({ database, environment, previews })
  const waves = waveCalls({ database, environment, previews })
  const maeve = maeveCalls({ database, readCases: readScoredQuestions, closing })

  return {
    preflight: () => findings({ database, ...environment, lastBackup }, outside),
    ...people,
    import: changing(people.import),
    ...letters,
    'letter-send': changing(letters['letter-send']),
    'letter-stop': changing(letters['letter-stop']),
    'letter-resume': changing(letters['letter-resume']),
    ...waves,
    'wave-invite': changing(waves['wave-invite']),
    'wave-remind': changing(waves['wave-remind']),
    redeem: changing(waves.redeem),
    ...maeve,
    'go-live': changing(maeve['go-live']),
    retract: changing(maeve.retract),
  }
}
