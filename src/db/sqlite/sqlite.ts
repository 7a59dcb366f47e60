import { setTimeout as sleep } from 'node:timers/promises'
import { type CountedInsert, type Database, type MissingRow, namesOf, type SqlValue } from '../database.ts'
import { alongText } from '../rows.ts'
import type { StorageFault } from '../storage-fault.ts'
import { openConnection, readSnapshot } from './sqlite-connection.ts'
import { BUSY, named } from './sqlite-error.ts'
import { makePrivate } from './sqlite-files.ts'
import { type Troubled, watchFile } from './sqlite-watch.ts'

/** The default wait for another process's write, in milliseconds. */
const BUSY_MS = 2_000
/** The longest wait between two attempts to get a lock, in milliseconds. */
const RETRY_MS = 50

export type SqliteOptions = {
  busyMs?: number
  /** Called with each new fault of the disk or the files, and with undefined once it is over. */
  troubled?: Troubled
}

/**
 * Opens an SQLite file. Creates the file (readable only by its owner) and its folder if they are missing. Throws
 * if it cannot be opened. Waits for other processes' locks between turns of the event loop, without blocking it.
 */
export function openSqlite(file: string, { busyMs = BUSY_MS, troubled }: SqliteOptions = {}): Database {
  makePrivate(file)
  const connection = openConnection(file, busyMs)
  const { ask, exec, prepare, transact } = connection

  // There is only one connection, so a statement during exclusive work would become part of that transaction. Checked
  // right before each statement: a turn of the event loop in between would let two through.
  let busy: Promise<unknown> | undefined

  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const watch = watchFile(file, connection, { isBusy: () => Boolean(busy), changed: announce, troubled })

  /** Runs `work` once no lock is in the way. Throws if the file has since been removed, as the write may be lost. */
  async function whenFree<Result>(work: () => Result): Promise<Result> {
    const until = performance.now() + busyMs
    for (let rest = 1; ; rest = Math.min(RETRY_MS, 2 * rest)) {
      while (busy) await busy
      watch.assertUsable()
      try {
        const result = named(work)
        watch.assertFiles()
        return result
      } catch (error) {
        watch.workMet(error)
        if ((error as StorageFault).code !== BUSY || performance.now() + rest > until) throw error
      }
      await sleep(rest)
    }
  }

  // Known keys must wait for the disk as new ones do, so that the response time reveals nothing. Nothing
  // uses this number, and setting it writes a page even if the number stays the same.
  const touch = () => exec('pragma user_version = 0')

  function insertNow(insert: CountedInsert, rows: readonly MissingRow[]): Set<string> {
    const names = namesOf(insert.columns)
    const one = prepare(insertText(insert))
    const along = insert.also && prepare(alongText(insert.also, `${insert.table} where ${insert.key} = ?`))
    const keys = new Set<string>()
    for (const row of rows) {
      // With `returning`, SQLite would build a table in memory for each row.
      if (!one.run(...names.map(name => row[name] ?? null)).changes) continue
      const key = row[insert.key]!
      keys.add(String(key))
      along?.run(key)
    }
    if (keys.size) prepare('update counter set n = n + ? where name = ?').run(keys.size, insert.counter)
    else touch()
    return keys
  }

  return {
    engine: 'sqlite',
    file,

    query: <Row>(text: string, values?: readonly SqlValue[]) => whenFree(() => ask<Row>(text, values)),

    async exclusively(work) {
      const done = Promise.withResolvers<void>()
      await whenFree(() => {
        exec('begin immediate')
        busy = done.promise
      })
      try {
        const result = await work({
          query: async <Row>(text: string, values?: readonly SqlValue[]) =>
            named(() => ask<Row>(text, values)),
          script: async text => named(() => exec(text)),
        })
        named(() => exec('commit'))
        watch.assertFiles()
        announce()
        return result
      } finally {
        connection.rollBack()
        busy = undefined
        done.resolve()
      }
    },

    snapshot: work => readSnapshot(file, work),

    async insertMissing(insert, rows) {
      const inserted = await whenFree(() => transact(() => insertNow(insert, rows)))
      if (inserted.size) announce()
      return inserted
    },

    async check() {
      watch.assertWell()
      await whenFree(() => transact(touch))
    },

    scrub: () => whenFree(watch.scrub),

    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async close() {
      await watch.close(busyMs)
      connection.close()
    },
  }
}

function insertText({ table, columns }: CountedInsert): string {
  const names = namesOf(columns)
  return `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
    on conflict do nothing`
}
