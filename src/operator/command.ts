import { openStorage, readStorageUrl, STORAGE_FORMS, type Storage } from '#src/db/storage.ts'

/** One command of `npm run waitlist`. `run` gives what the process ends with: 0 done, 1 failed. */
export type Command = {
  /** One line for the list of commands. */
  summary: string
  /** What `COMMAND --help` prints. */
  help: string
  run(words: string[], environment: NodeJS.ProcessEnv): Promise<number>
}

/** Words that a command cannot do with: the process ends with 2, after the command's help. */
export class UsageFault extends Error {}

/** Reads where a storage is. `name` says where the text came from, as the text may hold a password. */
export function readStorage(name: string, text: string | undefined): Storage {
  const storage = text ? readStorageUrl(text) : undefined
  if (!storage) throw new UsageFault(`${name} must be ${STORAGE_FORMS}`)
  return storage
}

/** The storage that the server uses too. */
export function ownStorage(environment: NodeJS.ProcessEnv): Storage {
  return readStorage('DATABASE_URL', environment.DATABASE_URL?.trim() || 'sqlite:data/kerbside.db')
}

/** Opens a storage for the time of `work`. */
export async function withStorage<Result>(
  storage: Storage,
  work: (database: ReturnType<typeof openStorage>) => Promise<Result>,
): Promise<Result> {
  const database = openStorage(storage)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
