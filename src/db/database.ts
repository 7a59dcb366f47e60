/** The small interface over both engines. SQL given to it is one portable text with $1 parameters. */

export type SqlValue = string | number | null

export type Queryable = {
  /** Runs one statement and gives its rows, whole numbers as numbers. Rejects with the engine's error. */
  query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]>
}

/** Which rows to insert, into which counter their number goes. Names are ours, never a visitor's. */
export type CountedInsert = {
  table: string
  key: string
  columns: Readonly<Record<string, 'text' | 'bigint'>>
  counter: string
  /** Another table that takes a row with each row inserted, its values as SQL over that row's columns. */
  also?: { table: string; values: Readonly<Record<string, string>> }
}

export type Database = Queryable & {
  engine: 'sqlite' | 'postgres'
  /**
   * Runs `work` in one transaction, no two of which run at once in any process; rolled back when it rejects.
   * Whoever follows changes is told of one afterwards.
   */
  exclusively<Result>(work: (session: Queryable & Scriptable) => Promise<Result>): Promise<Result>
  /**
   * Inserts the rows whose key is new, with what goes along with each of them, and adds their number to the
   * counter, in one atomic and durable step.
   * `rows` hold their values in the order of `columns`, and are best sorted by key: two batches that take the
   * same keys in different orders deadlock. Gives the keys inserted. Rejects: nothing is promised.
   */
  insertMissing(insert: CountedInsert, rows: readonly (readonly SqlValue[])[]): Promise<Set<string>>
  /** Calls `listener` after rows may have come or gone, here or elsewhere. Gives the function that stops it. */
  onChange(listener: () => void): () => void
  close(): Promise<void>
}

export type Scriptable = {
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>
}
