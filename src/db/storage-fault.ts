/** A fault of the database that is safe to log: it contains no row's values. */
export class StorageFault extends Error {
  /** The SQLSTATE, SQLite's name of the fault, or the network's error code. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
