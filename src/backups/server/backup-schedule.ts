import type { Database } from '#src/db/database.ts'
import { StorageFault } from '#src/db/storage-fault.ts'
import { fileFault } from '#src/founder/files/file-fault.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { repeated } from '#src/time/repeated.ts'
import type { Trouble } from '#src/trouble.ts'
import { lastBackup } from '../backup-folder.ts'
import type { BackupSettings } from '../backup-settings.ts'
import { copyAway } from '../copy-away.ts'
import { createErasureLog } from '../erasure-log.ts'
import { takeBackup } from '../take-backup.ts'

/** The earliest time of day for a backup (UTC): just before the nightly task deletes anything. */
const FROM_MS = 2 * HOUR_MS
/** How long until the first check and between checks, and how long until a failed backup is tried again. */
const LOOK_MS = MINUTE_MS
const RETRY_MS = HOUR_MS

type Log = { info(about: object, line: string): void; error(about: object, line: string): void }

/**
 * Makes a server's backups: one a day, and one at once if there is none. Keeps the erasure log next to them,
 * whichever process did the erasing.
 */
export function scheduleBackups(
  database: Database,
  settings: BackupSettings,
  { log, trouble }: { log: Log; trouble: Pick<Trouble, 'note'> },
  clock = () => Date.now(),
) {
  const erasureLog = createErasureLog(database, settings)
  const stopping = new AbortController()
  let retryAt = 0
  let uncopied: string | undefined
  /** Why the latest backup failed, and why an erasure is missing from the erasure log. */
  let failure: string | undefined
  let unlisted: string | undefined
  /** Whether this process has made a backup, or tried to. Until then, an earlier process’s trouble may not be over. */
  let tried = false
  const looking = repeated(lookAndSay, { firstMs: LOOK_MS, restMs: LOOK_MS })
  looking.start()

  async function look(): Promise<void> {
    await noted(async () => {
      await erasureLog.keep()
      await erasureLog.copyAway(stopping.signal)
    })
    const now = clock()
    if (now < retryAt) return
    const due = now - ((now - FROM_MS) % DAY_MS)
    if (((await lastBackup(settings)) ?? -1) < due) {
      const { file, entries, bytes } = await takeBackup(database, settings, { now, signal: stopping.signal })
      log.info({ file, entries, bytes }, 'a backup was written, opened and counted')
      uncopied = file
      await erasureLog.forgetOld(now)
    }
    if (uncopied) {
      await copyAway(settings, uncopied, stopping.signal)
      uncopied = undefined
      tried = true
    }
    failure = undefined
  }

  function note() {
    const reason = failure ?? unlisted
    tried ||= reason !== undefined
    if (tried) trouble.note(reason)
  }

  async function lookAndSay(): Promise<void> {
    try {
      await look()
    } catch (err) {
      if (stopping.signal.aborted) return
      retryAt = clock() + RETRY_MS
      failure = reasonOf(err)
    }
    note()
  }

  /** Records a failure instead of throwing it: the erasures are in the database too, and the next check tries again. */
  async function noted(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      unlisted = undefined
    } catch (err) {
      // Trouble with the database is reported elsewhere.
      if (stopping.signal.aborted || err instanceof StorageFault) return
      unlisted = `A restore would miss some erasures: ${reasonOf(err)}`
    }
  }

  /** Returns the reason in words for a person; a defect has none and is logged in full. */
  function reasonOf(thrown: unknown): string {
    const err = fileFault(settings.folder, 'written', thrown)
    if (err instanceof Refusal || err instanceof StorageFault) return err.message
    log.error({ err }, 'the backup failed because of a defect')
    return 'a defect, which the server’s log shows'
  }

  return {
    look: lookAndSay,
    /** Adds new erasures to the erasure log at once. */
    async erased() {
      await noted(erasureLog.keep)
      note()
    },
    /** Stops a backup that is being written, and leaves no file. */
    stop() {
      stopping.abort()
      return looking.stop()
    },
  }
}
