import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#src/db/database.ts'
import { migrate, NEWER } from '#src/db/migrate.ts'

/** How often to retry while the database cannot be reached, in milliseconds. */
const RETRY_MS = 2_000

/**
 * Applies pending migrations, retrying until the database can be reached, and reports each new reason for a failure
 * once. Until then every join fails. Returns early, without an error, once `signal` is aborted.
 */
export async function bringUpToDate(
  database: Database,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let said: string | undefined
  while (!signal.aborted) {
    try {
      await migrate(database)
      if (said !== undefined) say('The database is back: joins are stored again')
      return
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (code === NEWER) throw error
      if (code !== said) say(`The database cannot be used, and joins are refused until it can: ${message}`)
      said = code
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
  }
}
