import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#src/db/database.ts'
import { migrate, NEWER } from '#src/db/migrate.ts'

/** Milliseconds between tries to reach a database that is away. */
const RETRY_MS = 2_000

/**
 * Applies pending migrations, trying until the database can be reached; each new reason why it cannot is said
 * once. Until then, joins are refused by the database itself. Ends early, without a fault, when `signal` says so.
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
