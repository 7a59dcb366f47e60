import type { Database } from '#src/db/database.ts'
import { openOwnList } from '#src/founder/own-list.ts'

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

/** Opens the server's own list, brought up to date, for the time of `work`. */
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
