/** The small interface to both engines. Every statement must work on both, with $1, $2 and so on as its parameters. */

export type SqlValue = string | number | null

export type Queryable = {
  /** Runs one statement and returns its rows, with whole numbers as numbers. Rejects with the engine's error. */
  query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]>
}

/** The table to insert rows into, and the counter to add their number to. Names never come from a visitor. */
export type CountedInsert = {
  table: string
  key: string
  columns: Columns
  counter: string
  /** Another table that gets a row for each row inserted. The values are SQL over the inserted row's columns. */
  also?: { table: string; values: Readonly<Record<string, string>> }
}

export type MissingRow = Readonly<Partial<Record<string, SqlValue>>>

export type Database = Queryable & {
  engine: 'sqlite' | 'postgres'
  /** The database's file; undefined on PostgreSQL. */
  file: string | undefined
  /** Runs `work` in a transaction, one at a time in all processes, then calls listeners. Rolls back if it rejects. */
  exclusively<Result>(work: (session: Transaction) => Promise<Result>): Promise<Result>
  /** Runs `work`, which only reads. It sees the data as it was at its first read, even if others write meanwhile. */
  snapshot<Result>(work: (session: Queryable) => Promise<Result>): Promise<Result>
  /**
   * Inserts the rows whose key is new, with any extra rows that go with them, and adds their number to
   * the counter, all in one atomic and durable step. Columns that a row lacks become null. Sort the
   * rows by key, because two batches with the same keys in different orders could deadlock. Returns the
   * keys inserted. If it rejects, the rows may or may not have been written.
   */
  insertMissing(insert: CountedInsert, rows: readonly MissingRow[]): Promise<Set<string>>
  /** Writes a counter's value again, durably. If that fails, rejects with a StorageFault that says why. */
  check(counter: string): Promise<void>
  /**
   * Removes every trace of deleted rows from the files, once no other process is reading them. Does nothing
   * on PostgreSQL, where vacuum does that.
   */
  scrub(): Promise<void>
  /**
   * Calls `listener` after rows may have been added or deleted, here or elsewhere. Returns a function that stops it.
   */
  onChange(listener: () => void): () => void
  close(): Promise<void>
}

/** What work in an exclusive transaction can call. */
export type Transaction = Queryable & {
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>
}

type Values = { text: string; bigint: number; 'text or null': string | null; 'bigint or null': number | null }

/** A table's columns and their types, on both engines. */
export type Columns = Readonly<Record<string, keyof Values>>

/** A row of a table that has these columns. */
export type RowOf<Kept extends Columns> = { -readonly [Name in keyof Kept]: Values[Kept[Name]] }

/** Returns the columns' names in order. */
export function namesOf<Kept extends Columns>(columns: Kept): (keyof Kept & string)[] {
  return Object.keys(columns)
}
