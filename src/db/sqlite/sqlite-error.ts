import { StorageFault } from '../storage-fault.ts'

/** SQLite's names for the faults that an operator may meet, by primary error code. */
const NAMES: Partial<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

/** The code that SQLite returns while another process holds its lock. */
export const BUSY = 'SQLITE_BUSY'
/** The code of a lock that cannot be taken at all. SQLite itself sleeps for up to 10 s before it gives up. */
export const PROTOCOL = 'SQLITE_PROTOCOL'

/** Returns whether the disk or the file is at fault, rather than the statement or another process's lock. */
export function isDiskFault(error: unknown): error is StorageFault {
  return (
    error instanceof StorageFault &&
    /_(?:IOERR|FULL|READONLY|CORRUPT|CANTOPEN|PROTOCOL|NOTADB)$/.test(error.code)
  )
}

/** Turns an error of `node:sqlite` into a fault with its cause but no value. Returns any other error unchanged. */
export function namedFault(error: unknown): unknown {
  const { errcode, errstr } = error as { errcode?: number; errstr?: string }
  if (errcode === undefined) return error
  return new StorageFault(NAMES[errcode & 0xff] ?? `SQLITE_${errcode}`, errstr ?? 'SQLite failed')
}

/** Returns what `work` returns. Throws its errors as `namedFault` returns them. */
export function named<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw namedFault(error)
  }
}
