import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Queryable, SqlValue } from '../database.ts'
import { named } from './sqlite-error.ts'

/** How long a snapshot's read waits for another process's lock, in milliseconds, blocking the event loop. */
const SNAPSHOT_BUSY_MS = 50

export type Connection = ReturnType<typeof openConnection>

/**
 * Opens a connection that can be reopened, and keeps its prepared statements. Once open, it does not
 * wait for locks: callers wait between turns of the event loop. Every method throws SQLite's own errors.
 */
export function openConnection(file: string, busyMs: number) {
  let connection = open(file, busyMs)
  const prepared = new Map<string, StatementSync>()

  function prepare(text: string): StatementSync {
    const statement = prepared.get(text) ?? connection.prepare(text)
    prepared.set(text, statement)
    return statement
  }

  function rollBack() {
    if (connection.isTransaction) connection.exec('rollback')
  }

  const close = () => connection[Symbol.dispose]()

  return {
    prepare,
    exec: (text: string) => connection.exec(text),
    ask: <Row>(text: string, values: readonly SqlValue[] = []) => prepare(text).all(byPlace(values)) as Row[],
    /** Changes only when another connection has written. */
    version: () => Number(prepare('pragma data_version').get()?.data_version),
    transact<Result>(work: () => Result): Result {
      connection.exec('begin immediate')
      try {
        const result = work()
        connection.exec('commit')
        return result
      } finally {
        rollBack()
      }
    },
    rollBack,
    /** Does nothing if the connection is closed. */
    close,
    reopen() {
      prepared.clear()
      close()
      connection = open(file, 0)
    },
  }
}

function open(file: string, busyMs: number): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: busyMs })
  try {
    connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    // Overwrites deleted data in the file, too.
    connection.exec('pragma secure_delete = on; pragma busy_timeout = 0')
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}

/** Runs `work` on the data as it is now. Others can still write, but the write-ahead log grows until this ends. */
export async function readSnapshot<Result>(
  file: string,
  work: (session: Queryable) => Promise<Result>,
): Promise<Result> {
  const reader = named(() => new DatabaseSync(file, { readOnly: true, timeout: SNAPSHOT_BUSY_MS }))
  try {
    // The first read decides what the transaction sees.
    named(() => reader.exec('begin; select 1 from sqlite_schema'))
    return await work({
      query: async <Row>(text: string, values: readonly SqlValue[] = []) =>
        named(() => reader.prepare(text).all(byPlace(values)) as Row[]),
    })
  } finally {
    reader.close()
  }
}

/** Returns values in SQLite's format for `$1`, `$2` and so on. */
function byPlace(values: readonly SqlValue[]): Record<string, SqlValue> {
  return Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]))
}
