import { existsSync } from 'node:fs'
import type { Database } from '#src/db/database.ts'
import { hasMigrations, migrate } from '#src/db/migrate.ts'
import { openStorage, readStorageUrl, STORAGE_FORMS, type Storage } from '#src/db/storage.ts'

/** How long a founder waits: for an answer of the database, and until another process has written; in milliseconds. */
const PATIENCE = { answerMs: 120_000, busyMs: 10_000 }

/** One command of `npm run waitlist`. `run` gives what the process ends with: 0 done, 1 failed. */
export type Command = {
  /** What `COMMAND --help` prints. */
  help: string
  run(words: string[], environment: NodeJS.ProcessEnv): Promise<number>
  /** What its first word may name: a command within the command. */
  parts?: Readonly<Record<string, () => Promise<Command>>>
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
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openStorage(storage, PATIENCE)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * The same for the server's own list, brought up to date. One that is not there is a mistake, not a new list, unless
 * the command `makes` one.
 */
export async function withOwnList<Result>(
  environment: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<Result>,
  { makes = false } = {},
): Promise<Result> {
  const storage = ownStorage(environment)
  const missing = `there is no list at ${storage.shown}`
  const refuse = () => {
    throw new Error(`${missing}; DATABASE_URL says which is meant, migrate makes one`)
  }
  // Opening a file would make it.
  if (!makes && storage.engine === 'sqlite' && !existsSync(storage.file)) refuse()
  return withStorage(storage, async database => {
    if (!(await hasMigrations(database))) makes ? console.error(`${missing}: a new one is made`) : refuse()
    await migrate(database)
    return work(database)
  })
}

/** At most one line a second on the error output, from a second after the first step on: long work is seen to move. */
export function progress(): (line: () => string) => void {
  let last: number | undefined
  return line => {
    const now = performance.now()
    last ??= now
    if (now - last < 1_000) return
    last = now
    console.error(line())
  }
}

/** `1 entry`, `2,345 entries`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`
}

/** Makes what would move or hide text on a terminal visible. */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    character => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  )
}
