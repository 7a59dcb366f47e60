import pg from 'pg'

/** A fault of the database that is safe to log: it carries no row's values. */
export class StorageFault extends Error {
  /** The SQLSTATE, or the network's error code. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Classes of SQLSTATE whose messages quote what was stored: data exceptions and broken constraints. */
const QUOTES_VALUES = /^2[23]/

/** Turns what `pg` throws, whose `detail` and `where` quote rows, into a fault without them. */
export function withoutValues(error: unknown): StorageFault {
  const { code, message } = error as { code?: string; message: string }
  if (!(error instanceof pg.DatabaseError))
    return new StorageFault(code ?? 'UNREACHABLE', message || `${code}`)
  const quotes = QUOTES_VALUES.test(code ?? '')
  return new StorageFault(code ?? 'XX000', quotes ? `refused with SQLSTATE ${code}` : message)
}
