import type { Database } from './database.ts'
import { inParts, insertRows } from './rows.ts'

/** The most rows in one statement. */
const ROWS = 100

/** A table with a counter `n` in each row. Its primary key consists of text columns. */
type Counted<Column extends string> = { table: string; key: readonly Column[]; everyMs: number }

/**
 * Counts in memory, and writes the counts at most `everyMs` milliseconds later, or once the database is back. Never
 * pass table or column names that come from a visitor.
 */
export function createBatchedCounts<Column extends string>(
  database: Database,
  { table, key, everyMs }: Counted<Column>,
) {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const otherwise = `on conflict (${key.join(', ')}) do update set n = ${table}.n + excluded.n`

  let writing: Promise<void> = Promise.resolve()

  /** Writes one batch at a time, however long each takes. */
  function flush() {
    writing = writing.then(write)
    return writing
  }

  async function write() {
    clearTimeout(timer)
    timer = undefined
    // Sorted, because statements from two servers in different orders could deadlock.
    const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
    counts = new Map()
    for (const some of inParts(rows, ROWS))
      await insertRows(database, table, some.map(row), otherwise).catch(() => some.forEach(add))
  }

  const row = ([values, n]: [string, number]) => ({ ...JSON.parse(values), n })

  function add([values, n]: [string, number]) {
    counts.set(values, (counts.get(values) ?? 0) + n)
    timer ??= setTimeout(() => void flush(), everyMs).unref()
  }

  return {
    /** Adds one to a counter. */
    add: (values: Record<Column, string>) => add([JSON.stringify(values, [...key]), 1]),
    /** Writes the counts that are still in memory. */
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}
