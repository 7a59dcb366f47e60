import type { Database } from '#src/db/database.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { encrypting } from './age-key.ts'
import { backupsIn, lastBackupOf } from './backup-folder.ts'
import type { BackupSettings } from './backup-settings.ts'
import { copyAway } from './copy-away.ts'
import { createErasureLog } from './erasure-log.ts'
import { takeBackup } from './take-backup.ts'

/** The time of day to start from (UTC): before the nightly task deletes anything. */
const FROM_MS = 2 * HOUR_MS
/** The time to the first check and between checks, and until a failed backup is tried again. */
const LOOK_MS = MINUTE_MS
const RETRY_MS = HOUR_MS

type Log = { info(about: object, line: string): void; error(about: object, line: string): void }

/**
 * Makes a server's backups: one a day, and one at once if there is none. Keeps the list of erasures next to them,
 * whichever process did the erasing. Throws if the public key is mistyped.
 */
export function scheduleBackups(
  database: Database,
  settings: BackupSettings,
  log: Log,
  clock = () => Date.now(),
) {
  if (settings.recipient) assertKey(settings.recipient)
  const erasureLog = createErasureLog(database, settings)
  const stopping = new AbortController()
  let retryAt = 0
  let failedAt: number | undefined
  let uncopied: string | undefined
  let told = ''
  let looking = Promise.resolve()
  let timer = setTimeout(begin, LOOK_MS).unref()

  async function look(): Promise<void> {
    await noted(async () => {
      await erasureLog.keep()
      await erasureLog.copyAway(stopping.signal)
    })
    const now = clock()
    if (now < retryAt) return
    const due = now - ((now - FROM_MS) % DAY_MS)
    const [last] = await backupsIn(settings.folder)
    if (!last || last.at < due) {
      const { file, entries, bytes } = await takeBackup(database, settings, { now, signal: stopping.signal })
      log.info({ file, entries, bytes }, 'a backup was written, opened and counted')
      uncopied = file
      await erasureLog.forgetOld(now)
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
      // A Refusal's words are for a person; a defect's stay out of the log.
      const reason = err instanceof Refusal ? err.message : undefined
      log.error({ err, reason }, 'the backup failed, and will be tried again in an hour')
    }
  }

  function begin() {
    looking = lookAndSay().finally(() => {
      if (!stopping.signal.aborted) timer = setTimeout(begin, LOOK_MS).unref()
    })
  }

  /** Logs each new reason once. The erasures are in the database too, and the next check tries again. */
  async function noted(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      told = ''
    } catch (err) {
      const { message } = err as Error
      if (message !== told)
        log.error({ err }, `a restore would miss some erasures until this is put right: ${message}`)
      told = message
    }
  }

  return {
    /** Makes the day's backup if it is due. */
    look: lookAndSay,
    /** When the latest good backup was made, and when one last failed since the start. */
    countedAt: lastBackupOf(settings),
    failedAt: () => failedAt,
    /** Adds new erasures to the list at once. */
    erased: () => noted(erasureLog.keep),
    /** Stops a backup that is being written, and leaves no file. */
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
