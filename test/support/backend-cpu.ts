import { readFileSync } from 'node:fs'
import type { Database, Queryable } from '#src/db/database.ts'

/** Linux reports process time in hundredths of a second. */
const TICK_MS = 10
/** Positions of the user and system ticks in `/proc/PID/stat`, counted from after the command's name. */
const [USER, SYSTEM] = [11, 12]

/**
 * Returns PostgreSQL's processor time for `work` in milliseconds, which does not depend on how busy the machine is.
 * Returns undefined if the server runs elsewhere, so that its process cannot be seen. For tests.
 */
export function backendCpu(
  database: Database,
  work: (session: Queryable) => Promise<unknown>,
): Promise<number | undefined> {
  return database.exclusively(async session => {
    // The time of parallel workers would not be counted.
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
    // If the server is in a container, this pid may be another process here; a backend's title names its
    // database.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(name)) return undefined
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ')
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
  } catch {
    return undefined
  }
}
