import { setTimeout as sleep } from 'node:timers/promises'
import type { StorageFault } from '../storage-fault.ts'
import type { Connection } from './sqlite-connection.ts'
import { BUSY, isDiskFault, named, PROTOCOL } from './sqlite-error.ts'
import { rememberFiles } from './sqlite-files.ts'

/**
 * How often to check for other processes' changes and whether the files are still there, in
 * milliseconds; a check takes about 10 µs.
 */
const CHANGE_POLL_MS = 250
/** How long the file counts as unwell after a disk fault, in milliseconds. */
const UNWELL_MS = 5_000
/** The time between attempts to scrub while the database closes, in milliseconds. */
const SCRUB_RETRY_MS = 50

export type Troubled = (fault: StorageFault | undefined) => void

/** While exclusive work uses the connection, it is neither reopened nor scrubbed. */
type Watcher = { isBusy: () => boolean; changed: () => void; troubled: Troubled | undefined }

/** Watches an open file: reports faults, announces what others write to it, and scrubs it as soon as it can. */
export function watchFile(file: string, connection: Connection, { isBusy, changed, troubled }: Watcher) {
  let seen = connection.version()
  // Reading the version has created the files that were missing.
  let assertFiles = rememberFiles(file)
  /** Whether deleted rows are still in the write-ahead log, because another process reads it. */
  let unscrubbed = false
  /**
   * Whether the connection must be reopened before it is used: an attempt to reopen it may get no
   * further than closing it.
   */
  let stale = false
  /** A fault found by checking the files: no work is tried until a check finds no fault. */
  let fault: StorageFault | undefined
  /**
   * The last disk fault that a statement met, and when. Reads from memory may still succeed, so a check
   * may not find it.
   */
  let unwell: { fault: StorageFault; at: number } | undefined
  let told: string | undefined
  let restsUntil = 0

  const isUnwell = () => unwell && performance.now() - unwell.at < UNWELL_MS

  function tell(current: StorageFault | undefined) {
    if (current?.code !== told) troubled?.(current)
    told = current?.code
  }

  function scrub() {
    unscrubbed = connection.ask<{ busy: number }>('pragma wal_checkpoint(truncate)')[0]?.busy !== 0
  }

  // A lock that could not be released counts as held for as long as the connection is open, whatever
  // happens next, so this opens a new one.
  function reopen() {
    stale = true
    connection.reopen()
    seen = -1
    connection.version()
    assertFiles = rememberFiles(file)
    stale = false
  }

  function look() {
    assertFiles()
    if ((stale || fault?.code === PROTOCOL) && !isBusy()) reopen()
    const version = connection.version()
    fault = undefined
    if (!isUnwell()) tell(undefined)
    if (unscrubbed && !isBusy()) scrub()
    if (version !== seen) changed()
    seen = version
  }

  const timer = setInterval(() => {
    const start = performance.now()
    if (start < restsUntil) return
    try {
      named(look)
    } catch (error) {
      if (stale || (error as StorageFault).code !== BUSY) {
        fault = error as StorageFault
        tell(fault)
      }
    }
    // If locks fail, SQLite itself sleeps for seconds in a single check: this pause keeps the event
    // loop free most of the time.
    const end = performance.now()
    restsUntil = end + 4 * (end - start)
  }, CHANGE_POLL_MS).unref()

  return {
    assertUsable() {
      if (fault) throw fault
    },
    assertWell() {
      if (isUnwell()) throw unwell!.fault
    },
    assertFiles: () => assertFiles(),
    /** Records a statement's error if the disk or the file is at fault. */
    workMet(error: unknown) {
      if (!isDiskFault(error)) return
      unwell = { fault: error, at: performance.now() }
      // SQLite itself slept for seconds before it gave up: if every waiting job tried too, each would sleep in turn.
      if (error.code === PROTOCOL) fault = error
      tell(error)
    },
    scrub,
    /** Stops watching. If deleted rows are still to be scrubbed, tries for up to `patienceMs`. */
    async close(patienceMs: number) {
      clearInterval(timer)
      const until = performance.now() + patienceMs
      while (unscrubbed && performance.now() < until) {
        await sleep(SCRUB_RETRY_MS)
        scrub()
      }
    },
  }
}
