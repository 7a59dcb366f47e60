import pg from 'pg'
import { StorageFault } from '../storage-fault.ts'

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
