import type { Database } from '#src/db/database.ts'
import type { Storage } from '#src/db/storage.ts'
import { openOwnList, openPatiently } from '#src/founder/own-list.ts'

export { ownStorage, readStorage } from '#src/founder/own-list.ts'
export { progress } from '#src/founder/progress.ts'
export { Misuse as UsageFault } from '#src/founder/refusal.ts'
export { visible } from '#src/founder/visible.ts'

/** One command of `npm run waitlist`. `run` gives what the process ends with: 0 done, 1 failed. */
export type Command = {
  /** What `COMMAND --help` prints. */
  help: string
  run(words: string[], environment: NodeJS.ProcessEnv): Promise<number>
  /** What its first word may name: a command within the command. */
  parts?: Readonly<Record<string, () => Promise<Command>>>
}

/** Opens a storage for the time of `work`. */
export async function withStorage<Result>(
  storage: Storage,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openPatiently(storage)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The same for the server's own list, brought up to date. */
export async function withOwnList<Result>(
  environment: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<Result>,
  options?: { makes?: boolean },
): Promise<Result> {
  const database = await openOwnList(environment, options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
