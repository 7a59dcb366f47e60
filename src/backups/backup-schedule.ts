import type { Database } from '#src/db/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { encrypting } from './age-key.ts'
import { backupsIn, lastBackupOf } from './backup-folder.ts'
import { copyAway } from './copy-away.ts'
import { createLedger } from './ledger.ts'
import type { BackupSettings } from './settings.ts'
import { takeBackup } from './take-backup.ts'

/** From this time of the day (UTC) on: before the night deletes anything. */
const FROM_MS = 2 * HOUR_MS
/** How soon after the start, and how often from then on, to look; and how soon a backup that failed is tried again. */
const LOOK_MS = MINUTE_MS
const RETRY_MS = HOUR_MS

type Log = { info(about: object, line: string): void; error(about: object, line: string): void }

/**
 * Keeps a server's backups: one a day in its folder, at once where there is none; and next to them who was erased, by
 * any process. Throws where the public key is mistyped.
 */
export function scheduleBackups(
  database: Database,
  settings: BackupSettings,
  log: Log,
  clock = () => Date.now(),
) {
  if (settings.recipient) assertKey(settings.recipient)
  const ledger = createLedger(database, settings)
  const stopping = new AbortController()
  let retryAt = 0
  let failedAt: number | undefined
  let uncopied: string | undefined
  let told = ''
  let looking = Promise.resolve()
  let timer = setTimeout(begin, LOOK_MS).unref()

  async function look(): Promise<void> {
    await noted(async () => {
      await ledger.keep()
      await ledger.copyAway(stopping.signal)
    })
    const now = clock()
    if (now < retryAt) return
    const due = now - ((now - FROM_MS) % DAY_MS)
    const [last] = await backupsIn(settings.folder)
    if (!last || last.at < due) {
      const { file, entries, bytes } = await takeBackup(database, settings, { now, signal: stopping.signal })
      log.info({ file, entries, bytes }, 'a backup was written, opened and counted')
      uncopied = file
      await ledger.forgetOld(now)
    }
    if (!uncopied) return
    await copyAway(settings, uncopied, stopping.signal)
    uncopied = undefined
  }

  async function lookAndSay(): Promise<void> {
    try {
      await look()
    } catch (err) {
      if (stopping.signal.aborted) return
      failedAt = clock()
      retryAt = failedAt + RETRY_MS
      log.error({ err }, 'the backup failed, and will be tried again in an hour')
    }
  }

  function begin() {
    looking = lookAndSay().finally(() => {
      if (!stopping.signal.aborted) timer = setTimeout(begin, LOOK_MS).unref()
    })
  }

  /** Says each new reason once: the database has it too, and the next look tries again. */
  async function noted(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      told = ''
    } catch (err) {
      const { message } = err as Error
      if (message !== told) log.error({ err }, 'who was erased is not yet noted next to the backups')
      told = message
    }
  }

  return {
    /** One look: makes the day's backup where it is due. */
    look: lookAndSay,
    /** When the latest was made that was opened and counted; and when one failed last, since this began. */
    countedAt: lastBackupOf(settings),
    failedAt: () => failedAt,
    /** Notes at once who was erased. */
    erased: () => noted(ledger.keep),
    /** Ends what is under way, without a file. */
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await looking
    },
  }
}

function assertKey(recipient: string) {
  try {
    encrypting([recipient])
  } catch {
    throw new Error('configuration: BACKUP_RECIPIENT is mistyped: it is not an age public key')
  }
}
