import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { command } from '#src/content/founder-command.ts'
import type { Database } from '#src/db/database.ts'
import { hasMigrations, migrate } from '#src/db/migrate.ts'
import { openStorage, readStorageUrl, STORAGE_FORMS, type Storage } from '#src/db/storage.ts'
import { Misuse, Refusal } from './refusal.ts'

/** The list's file, unless DATABASE_URL is set. */
const OWN_FILE = 'data/kerbside.db'
/**
 * How long a founder's command waits for the database to answer, and for another process to finish
 * writing, in milliseconds.
 */
const PATIENCE = { answerMs: 120_000, busyMs: 10_000 }

/** Parses a storage URL. `name`: what to call the text in an error, as the text itself may contain a password. */
export function readStorage(name: string, text: string | undefined): Storage {
  const storage = text ? readStorageUrl(text) : undefined
  if (!storage) throw new Misuse(`${name} must be ${STORAGE_FORMS}`)
  return storage
}

/** Returns the storage that the server uses. */
export function ownStorage(environment: NodeJS.ProcessEnv): Storage {
  return readStorage('DATABASE_URL', environment.DATABASE_URL?.trim() || `sqlite:${OWN_FILE}`)
}

/** Throws a Refusal if the file's folder does not exist: a mistyped path must not become a new list. */
export function assertFolder(storage: Storage): void {
  if (storage.engine === 'sqlite' && storage.file !== OWN_FILE && !existsSync(dirname(storage.file)))
    throw new Refusal(
      `DATABASE_URL names the folder ${dirname(storage.file)}, which does not exist: correct it, or make the folder`,
    )
}

/**
 * Opens a database with the time limits for a founder's commands. The caller closes it. Throws a
 * Refusal if the file's folder does not exist.
 */
export function openPatiently(storage: Storage): Database {
  assertFolder(storage)
  return openStorage(storage, PATIENCE)
}

/** The system's error codes for a failed connection. */
const UNREACHABLE = ['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Returns a message if the error means that the database does not answer; undefined for any other error. */
export function unreachable({ shown }: Storage, { code = '' }: NodeJS.ErrnoException): string | undefined {
  return UNREACHABLE.includes(code) ? `the database at ${shown} does not answer (${code})` : undefined
}

/**
 * Opens the server's own list and applies migrations; the caller closes it. If there is no list, throws a Refusal
 * unless `makes` is set, because the address of the list is probably mistyped.
 */
export async function openOwnList(
  environment: NodeJS.ProcessEnv,
  { makes = false }: { makes?: boolean } = {},
  note: (line: string) => void = console.error,
): Promise<Database> {
  const storage = ownStorage(environment)
  const missing = `there is no list at ${storage.shown}`
  const refusal = () =>
    new Refusal(
      `${missing}. If it is somewhere else, set DATABASE_URL to that; if you have none yet, make one: ${command('migrate')}`,
    )
  // Opening a missing file would create it.
  if (!makes && storage.engine === 'sqlite' && !existsSync(storage.file)) throw refusal()
  const database = openPatiently(storage)
  try {
    if (!(await hasMigrations(database, storage.engine))) {
      if (!makes) throw refusal()
      note(`${missing}: making a new one`)
    }
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
