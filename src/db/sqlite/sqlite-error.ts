import { StorageFault } from '../storage-fault.ts'

/** SQLite's own names of the faults that an operator may meet, by their primary code. */
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

/** The code that SQLite gives while another process holds its lock. */
export const BUSY = 'SQLITE_BUSY'
/** The code of a lock that cannot be had at all, for which SQLite itself sleeps up to 10 s. */
export const PROTOCOL = 'SQLITE_PROTOCOL'

/** Whether the disk or the file is at fault, rather than the statement or another process's lock. */
export function isDiskFault(error: unknown): error is StorageFault {
  return (
    error instanceof StorageFault &&
    /_(?:IOERR|FULL|READONLY|CORRUPT|CANTOPEN|PROTOCOL|NOTADB)$/.test(error.code)
  )
}

/** Turns what `node:sqlite` throws into a fault that names its cause, and no value. What is no such fault stays. */
export function namedFault(error: unknown): unknown {
  const { errcode, errstr } = error as { errcode?: number; errstr?: string }
  if (errcode === undefined) return error
  return new StorageFault(NAMES[errcode & 0xff] ?? `SQLITE_${errcode}`, errstr ?? 'SQLite failed')
}

/** Returns what `work` does. Throws its faults as `namedFault` names them. */
export function named<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw namedFault(error)
  }
}
