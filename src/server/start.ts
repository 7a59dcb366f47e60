import { migrate } from '#src/db/migrate.ts'
import { openSqlite } from '#src/db/sqlite.ts'
import { lockForServer } from '#src/db/sqlite-server-lock.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Front } from './front.ts'

/**
 * Opens the database, brings it up to date and listens. On SIGTERM or SIGINT what is under way is finished and
 * the process ends. Rejects when the port or the database cannot be had.
 */
export async function startServer(config: Config, front: Front): Promise<void> {
  const { file } = config.storage
  const database = openSqlite(file)
  const unlock = lockForServer(file)
  await migrate(database)

  const app = buildApp({ database, front })
  await app.listen({ port: config.port, host: config.host })
  console.log(`Kerbside is at ${config.publicUrl} and keeps the waitlist in ${file}`)

  const stop = async () => {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    await app.close()
    await front.close?.()
    await database.close()
    unlock()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

/** Ends a process that cannot start, with one line that says why. */
export function failToStart(error: Error): void {
  console.error(`Kerbside cannot start: ${error.message}`)
  process.exitCode = 1
}
