import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { namesOf } from '../columns.ts'
import type { CountedInsert, Database, SqlValue } from '../database.ts'
import type { StorageFault } from '../storage-fault.ts'
import { BUSY, isDiskFault, namedFault, PROTOCOL } from './sqlite-error.ts'
import { makePrivate, rememberFiles } from './sqlite-files.ts'
import { byPlace, readSnapshot } from './sqlite-snapshot.ts'

/** How often to look for another process's changes and after the files, in milliseconds; one look costs some 10 µs. */
const CHANGE_POLL_MS = 250
/** Default wait for another process's write, in milliseconds. */
const BUSY_MS = 2_000
/** The longest rest between two tries at a lock, in milliseconds. */
const RETRY_MS = 50
/** How long a fault of the disk that some work met keeps the file unwell, in milliseconds. */
const UNWELL_MS = 5_000

export type SqliteOptions = {
  busyMs?: number
  /** Called once with a fault of the files or of some work, and with undefined when it is over. */
  troubled?: (fault: StorageFault | undefined) => void
}

/**
 * Opens an SQLite file, made with its folder when it is missing, and then for its owner alone to read. Throws when it
 * cannot be opened. Another process's lock is waited for between turns of the event loop, which it never holds.
 */
export function openSqlite(file: string, { busyMs = BUSY_MS, troubled }: SqliteOptions = {}): Database {
  makePrivate(file)
  let connection = open(file, busyMs)

  const prepared = new Map<string, StatementSync>()
  const prepare = (text: string) => {
    const statement = prepared.get(text) ?? connection.prepare(text)
    prepared.set(text, statement)
    return statement
  }

  const ask = <Row>(text: string, values: readonly SqlValue[] = []) =>
    prepare(text).all(byPlace(values)) as Row[]
  const askNamed = async <Row>(text: string, values?: readonly SqlValue[]) =>
    named(() => ask<Row>(text, values))

  const transact = <Result>(work: () => Result): Result => {
    connection.exec('begin immediate')
    try {
      const result = work()
      connection.exec('commit')
      return result
    } catch (error) {
      if (connection.isTransaction) connection.exec('rollback')
      throw error
    }
  }

  // There is one connection: what comes while exclusive work awaits something would fall into its transaction.
  // Waited for in place: a turn between the last look and what follows would let two through.
  let busy: Promise<unknown> | undefined

  /**
   * Runs `work` once neither this process nor another process's lock is in the way. What was written to a file
   * that is no longer there is not promised.
   */
  async function whenFree<Result>(work: () => Result): Promise<Result> {
    const until = performance.now() + busyMs
    for (let rest = 1; ; rest = Math.min(RETRY_MS, 2 * rest)) {
      while (busy) await busy
      if (fault) throw fault
      try {
        const result = named(work)
        assertFiles()
        return result
      } catch (error) {
        if (isDiskFault(error)) meet(error)
        if ((error as StorageFault).code !== BUSY || performance.now() + rest > until) throw error
      }
      await sleep(rest)
    }
  }

  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  // data_version moves only when another connection has written.
  const version = () => Number(prepare('pragma data_version').get()?.data_version)
  let seen = version()
  // The read has made those that were missing.
  let assertFiles = rememberFiles(file)

  /** Whether deleted rows are still in the log of changes, because another process reads it. */
  let unscrubbed = false
  const scrub = () => {
    unscrubbed = ask<{ busy: number }>('pragma wal_checkpoint(truncate)')[0]?.busy !== 0
  }

  /** Of the look at the files: nothing is tried until one finds none. */
  let fault: StorageFault | undefined
  /** Of some work, with its time: what is in memory is still read and may be well, so the look may meet none. */
  let unwell: { fault: StorageFault; at: number } | undefined
  let told: string | undefined
  const tell = (met: StorageFault | undefined) => {
    if (met?.code !== told) troubled?.(met)
    told = met?.code
  }
  const isUnwell = () => unwell && performance.now() - unwell.at < UNWELL_MS
  const meet = (met: StorageFault) => {
    unwell = { fault: met, at: performance.now() }
    // SQLite itself slept for seconds before it gave up: the work that waits must not each do so in turn.
    if (met.code === PROTOCOL) fault = met
    tell(met)
  }
  /** Whether the connection is to be opened again before it is used: an attempt may close it and get no further. */
  let stale = false
  // A lock that could not be let go of counts as held for as long as this connection lives, whatever comes after.
  const reopen = () => {
    stale = true
    prepared.clear()
    if (connection.isOpen) connection.close()
    connection = open(file, 0)
    seen = -1
    version()
    assertFiles = rememberFiles(file)
    stale = false
  }
  let restsUntil = 0
  const poll = setInterval(() => {
    const start = performance.now()
    if (start < restsUntil) return
    try {
      assertFiles()
      if ((stale || fault?.code === PROTOCOL) && !busy) named(reopen)
      const now = named(version)
      fault = undefined
      if (!isUnwell()) tell(undefined)
      if (unscrubbed && !busy) named(scrub)
      if (now !== seen) announce()
      seen = now
    } catch (error) {
      if (stale || (error as StorageFault).code !== BUSY) {
        fault = error as StorageFault
        tell(fault)
      }
    }
    // Where locks fail, SQLite itself sleeps for seconds over one look: the loop stays free for most of the time.
    const end = performance.now()
    restsUntil = end + 4 * (end - start)
  }, CHANGE_POLL_MS).unref()

  return {
    engine: 'sqlite',
    file,

    query: <Row>(text: string, values?: readonly SqlValue[]) => whenFree(() => ask<Row>(text, values)),

    async exclusively(work) {
      const done = Promise.withResolvers<void>()
      await whenFree(() => {
        connection.exec('begin immediate')
        busy = done.promise
      })
      try {
        const result = await work({
          query: askNamed,
          script: async text => named(() => connection.exec(text)),
        })
        named(() => connection.exec('commit'))
        assertFiles()
        announce()
        return result
      } finally {
        if (connection.isTransaction) connection.exec('rollback')
        busy = undefined
        done.resolve()
      }
    },

    snapshot: work => readSnapshot(file, work, named),

    async insertMissing(insert, rows) {
      const names = namesOf(insert.columns)
      const inserted = await whenFree(() => {
        const one = prepare(insertText(insert))
        const along = insert.also && prepare(alongText(insert, insert.also))
        return transact(() => {
          const keys = new Set<string>()
          for (const row of rows) {
            const fresh = one.get(...names.map(name => row[name] ?? null))
            if (!fresh) continue
            keys.add(String(fresh.key))
            along?.run(fresh.key!)
          }
          if (keys.size) prepare('update counter set n = n + ? where name = ?').run(keys.size, insert.counter)
          else touch()
          return keys
        })
      })
      if (inserted.size) announce()
      return inserted
    },

    async check() {
      if (isUnwell()) throw unwell!.fault
      await whenFree(() => transact(touch))
    },

    scrub: () => whenFree(scrub),

    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async close() {
      clearInterval(poll)
      const until = performance.now() + busyMs
      while (unscrubbed && performance.now() < until) {
        await sleep(RETRY_MS)
        scrub()
      }
      if (connection.isOpen) connection.close()
    },
  }

  // Known keys wait for the disk as new ones do: the time of an answer reveals nothing. No row has this number, and
  // setting it writes a page even when it stays the same.
  function touch() {
    connection.exec('pragma user_version = 0')
  }
}

/** The connection itself waits for no lock: callers that may wait do so between turns of the event loop. */
function open(file: string, busyMs: number): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: busyMs })
  try {
    connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    // What is deleted is overwritten in the file too.
    connection.exec('pragma secure_delete = on; pragma busy_timeout = 0')
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}

function named<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw namedFault(error)
  }
}

function insertText({ table, key, columns }: CountedInsert): string {
  const names = namesOf(columns)
  return `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
    on conflict do nothing returning ${key} as key`
}

function alongText({ table, key }: CountedInsert, along: NonNullable<CountedInsert['also']>): string {
  return `insert into ${along.table} (${Object.keys(along.values).join(', ')})
    select ${Object.values(along.values).join(', ')} from ${table} where ${key} = ? on conflict do nothing`
}
