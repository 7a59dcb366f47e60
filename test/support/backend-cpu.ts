import { readFileSync } from 'node:fs'
import type { Database, Queryable } from '#src/db/database.ts'

/** Linux reports process time in hundredths of a second. */
const TICK_MS = 10
/** Positions of the user and system ticks in `/proc/PID/stat`, where 0 is the field after the command's name. */
const [USER, SYSTEM] = [11, 12]

/**
 * Returns the processor time that PostgreSQL spends on `work`, in milliseconds, however busy the machine is.
 * Returns undefined if the server runs where we cannot see its process. For tests.
 */
export function backendCpu(
  database: Database,
  work: (session: Queryable) => Promise<unknown>,
): Promise<number | undefined> {
  return database.exclusively(async session => {
    // Time spent in parallel workers would not be counted.
    await session.query('set local max_parallel_workers_per_gather = 0')
    const [backend] = await session.query<{ pid: number; name: string }>(
      'select pg_backend_pid() as pid, current_database() as name',
    )
    const before = cpuOf(backend!)
    await work(session)
    const after = cpuOf(backend!)
    return before === undefined || after === undefined ? undefined : after - before
  })
}

function cpuOf({ pid, name }: { pid: number; name: string }): number | undefined {
  try {
    // If the server is in a container, this pid may be that of another process here. A backend's title
    // contains the name of its database.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(name)) return undefined
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ')
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
  } catch {
    return undefined
  }
}
