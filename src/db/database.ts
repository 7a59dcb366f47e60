/** The small interface over both engines. SQL given to it is one portable text with $1 parameters. */

export type SqlValue = string | number | null

export type Queryable = {
  /** Runs one statement and gives its rows. Rejects with the engine's error. */
  query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]>
}

/** Which rows to insert, into which counter their number goes. Names are ours, never a visitor's. */
export type CountedInsert = { table: string; key: string; columns: readonly string[]; counter: string }

export type Database = Queryable & {
  engine: 'sqlite' | 'postgres'
  /** Runs `work` in one transaction that no other writer interleaves; rolled back when it rejects. */
  exclusively<Result>(work: (session: Queryable & Scriptable) => Promise<Result>): Promise<Result>
  /**
   * Inserts the rows whose key is new and adds their number to the counter, in one atomic and durable step.
   * `rows` hold their values in the order of `columns`. Gives the keys inserted. Rejects: nothing was stored.
   */
  insertMissing(insert: CountedInsert, rows: readonly (readonly SqlValue[])[]): Promise<Set<string>>
  /** Calls `listener` after rows were inserted, by this process or another. Gives the function that stops it. */
  onChange(listener: () => void): () => void
  close(): Promise<void>
}

export type Scriptable = {
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>
}
