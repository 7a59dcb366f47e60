import type { Columns } from './columns.ts'

/** The small interface over both engines. SQL given to it is one portable text with $1 parameters. */

export type SqlValue = string | number | null

export type Queryable = {
  /** Runs one statement and returns its rows, whole numbers as numbers. Rejects with the engine's error. */
  query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]>
}

/** Which rows to insert, into which counter their number goes. Names are never a visitor's. */
export type CountedInsert = {
  table: string
  key: string
  columns: Columns
  counter: string
  /** Another table that takes a row with each row inserted, its values as SQL over that row's columns. */
  also?: { table: string; values: Readonly<Record<string, string>> }
}

export type MissingRow = Readonly<Partial<Record<string, SqlValue>>>

export type Database = Queryable & {
  engine: 'sqlite' | 'postgres'
  /** Where it is kept, where that is a file. */
  file: string | undefined
  /**
   * Runs `work` in one transaction, no two of which run at once in any process; rolled back when it rejects.
   * Listeners to changes are called afterwards.
   */
  exclusively<Result>(work: (session: Transaction) => Promise<Result>): Promise<Result>
  /** Runs `work` on the data as it is when it first reads, whatever others write meanwhile. It reads only. */
  snapshot<Result>(work: (session: Queryable) => Promise<Result>): Promise<Result>
  /**
   * Inserts the rows whose key is new, with what goes along with each of them, and adds their number to the
   * counter, in one atomic and durable step.
   * Of `rows` the insert's columns are read; one that is missing is null. They are best sorted by key: two batches
   * that take the same keys in different orders deadlock. Returns the keys inserted. Rejects: nothing is promised.
   */
  insertMissing(insert: CountedInsert, rows: readonly MissingRow[]): Promise<Set<string>>
  /** Writes a counter's value again, durably. Rejects with a StorageFault that says why it cannot. */
  check(counter: string): Promise<void>
  /**
   * Removes every trace of deleted rows from the database's files: at once or, where another process still reads
   * them, as soon as that lets go. PostgreSQL's vacuum does it there.
   */
  scrub(): Promise<void>
  /** Calls `listener` after rows may have come or gone, here or elsewhere. Returns the function that stops it. */
  onChange(listener: () => void): () => void
  close(): Promise<void>
}

/** What exclusive work speaks to. */
export type Transaction = Queryable & {
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>
}
