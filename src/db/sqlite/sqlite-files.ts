import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageFault } from '../storage-fault.ts'
import { BUSY, namedFault } from './sqlite-error.ts'

/** How the names of the database, its write-ahead log and its shared index end. */
const ENDS = ['', '-wal', '-shm']

/**
 * Creates the file (readable only by its owner) and its folder if they are missing. Throws the file system's
 * error, or one that says which folder cannot be made, or who owns the file if this user cannot read and write it.
 */
export function makePrivate(file: string): void {
  makeFolder(dirname(file))
  try {
    // Only if it is missing: closing a file that is in use would end this process's locks on it.
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    for (const end of ENDS) if (find(file + end)) assertOurs(file + end)
  }
}

/**
 * If this user cannot use a file, for example because root restored it, throws an error that says who
 * owns it: SQLite would only say that it cannot be opened.
 */
function assertOurs(path: string) {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const [owner, own] = [statSync(path).uid, process.getuid?.()]
    const whose = owner === own ? '' : `: it belongs to user ${owner}, and this is user ${own}`
    throw new Error(`${path} cannot be read and written (${code})${whose}`, { cause })
  }
}

/**
 * Remembers which files an open database has. Returns a function that throws a StorageFault for as long
 * as one of them is deleted, moved or replaced, because writes are then lost when the process ends.
 */
export function rememberFiles(file: string): () => void {
  const real = realpathSync(file)
  const opened = ENDS.map(end => ({ path: real + end, found: find(real + end) }))
  const isThere = ({ path, found }: (typeof opened)[number]) => {
    const now = find(path)
    return now?.ino === found?.ino && now?.dev === found?.dev
  }
  return () => {
    if (opened.every(isThere)) return
    throw new StorageFault('FILE_GONE', `${file} was deleted, moved or replaced while it was in use`)
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`DATABASE_URL names the folder ${folder}, which cannot be made (${code})`, {
      cause: error,
    })
  }
}

const find = (path: string) => statSync(path, { throwIfNoEntry: false })

/**
 * Takes the server's lock on an SQLite file: an exclusive transaction on `FILE.lock`, which the
 * operating system releases when the process dies, however it dies. Returns a function that releases
 * it. Throws if another server holds it, even under another name for the file, or if the file cannot be
 * locked for another reason. `or`: what the error suggests instead of stopping that server.
 */
export function lockForServer(file: string, or = 'set DATABASE_URL'): () => void {
  makeFolder(dirname(file))
  const held = `${realFile(file)}.lock`
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(held, { timeout: 0 })
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    return () => lock?.close()
  } catch (error) {
    lock?.close()
    const cause = namedFault(error) as StorageFault
    throw new Error(
      cause.code === BUSY
        ? `another server already uses ${file}; stop it first, or ${or}`
        : `${held} cannot be locked: ${cause.message}`,
      { cause },
    )
  }
}

/**
 * Returns the file that a path leads to. Throws if it has other hard links: a server that used one of
 * them would go unnoticed.
 */
function realFile(file: string): string {
  if (!lstatSync(file, { throwIfNoEntry: false })) return file
  const real = realpathSync(file)
  const { nlink } = lstatSync(real)
  if (nlink > 1)
    throw new Error(
      `${file} has ${nlink} names (hard links), but SQLite is only safe with one: remove the others`,
    )
  return real
}
