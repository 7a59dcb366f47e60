import { DatabaseSync } from 'node:sqlite'
import type { Queryable, SqlValue } from '../database.ts'

/** How long a read waits for another process's lock, in milliseconds: the event loop is held for as long. */
const BUSY_MS = 50

/**
 * Runs `work` on a connection of its own that reads what was there when it began. Others write meanwhile; their log of
 * changes only grows until this ends. `named` turns SQLite's faults into ours.
 */
export async function readSnapshot<Result>(
  file: string,
  work: (session: Queryable) => Promise<Result>,
  named: <T>(ask: () => T) => T,
): Promise<Result> {
  const reader = named(() => new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS }))
  try {
    // The first read after it decides what is seen.
    named(() => reader.exec('begin; select 1 from sqlite_schema'))
    return await work({
      query: async <Row>(text: string, values: readonly SqlValue[] = []) =>
        named(() => reader.prepare(text).all(byPlace(values)) as Row[]),
    })
  } finally {
    reader.close()
  }
}

/** Values as SQLite takes them for `$1`, `$2` and on. */
export function byPlace(values: readonly SqlValue[]): Record<string, SqlValue> {
  return Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]))
}
