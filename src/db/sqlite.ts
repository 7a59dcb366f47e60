import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { CountedInsert, Database, SqlValue } from './database.ts'

/** How often another process's changes are looked for, in milliseconds; one look costs some 2 µs. */
const CHANGE_POLL_MS = 250
/** How long a statement waits for another process's write unless told, in milliseconds. */
const BUSY_MS = 2_000

/**
 * Opens an SQLite file, made with its folder when it is missing, and then for its owner alone to read. Throws when it
 * cannot be opened.
 */
export function openSqlite(file: string, busyMs: number = BUSY_MS): Database {
  mkdirSync(dirname(file), { recursive: true })
  makePrivate(file)
  const connection = new DatabaseSync(file, { timeout: busyMs })
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // What is deleted is overwritten in the file too.
  connection.exec('pragma secure_delete = on')

  const prepared = new Map<string, StatementSync>()
  const prepare = (text: string) => {
    const statement = prepared.get(text) ?? connection.prepare(text)
    prepared.set(text, statement)
    return statement
  }

  const ask = async <Row>(text: string, values: readonly SqlValue[] = []) =>
    prepare(text).all(Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]))) as Row[]

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

  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  // data_version moves only when another connection has written.
  const version = () => Number(prepare('pragma data_version').get()?.data_version)
  let seen = version()
  const poll = setInterval(() => {
    const now = version()
    if (now === seen) return
    seen = now
    announce()
  }, CHANGE_POLL_MS).unref()

  return {
    engine: 'sqlite',

    async query(text, values) {
      while (busy) await busy
      return ask(text, values)
    },

    async exclusively(work) {
      while (busy) await busy
      const done = Promise.withResolvers<void>()
      busy = done.promise
      try {
        connection.exec('begin immediate')
        const result = await work({ query: ask, script: async text => connection.exec(text) })
        connection.exec('commit')
        announce()
        return result
      } finally {
        if (connection.isTransaction) connection.exec('rollback')
        busy = undefined
        done.resolve()
      }
    },

    async insertMissing(insert, rows) {
      while (busy) await busy
      const one = prepare(insertText(insert))
      const along = insert.also && prepare(alongText(insert, insert.also))
      const count = prepare('update counter set n = n + ? where name = ?')
      const inserted = transact(() => {
        const keys = new Set<string>()
        for (const row of rows) {
          const fresh = one.get(...row)
          if (!fresh) continue
          keys.add(String(fresh.key))
          along?.run(fresh.key!)
        }
        if (keys.size) count.run(keys.size, insert.counter)
        // Known keys wait for the disk as new ones do: the time of an answer says nothing. This number is nobody's, and
        // setting it writes a page even when it stays the same.
        else connection.exec('pragma user_version = 0')
        return keys
      })
      if (inserted.size) announce()
      return inserted
    },

    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async close() {
      clearInterval(poll)
      connection.close()
    },
  }
}

/** SQLite's own files beside it, the log of changes among them, take the mode of this one. */
function makePrivate(file: string) {
  try {
    // Only when it is missing: to close a file that is in use would end this process's locks on it.
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function insertText({ table, key, columns }: CountedInsert): string {
  const names = Object.keys(columns)
  return `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
    on conflict do nothing returning ${key} as key`
}

function alongText({ table, key }: CountedInsert, along: NonNullable<CountedInsert['also']>): string {
  return `insert into ${along.table} (${Object.keys(along.values).join(', ')})
    select ${Object.values(along.values).join(', ')} from ${table} where ${key} = ? on conflict do nothing`
}
