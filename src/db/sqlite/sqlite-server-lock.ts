import { lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StorageFault } from '../storage-fault.ts'
import { BUSY, namedFault } from './sqlite-error.ts'

/**
 * Takes the one server's lock on an SQLite file: an exclusive transaction on `FILE.lock`, which the operating
 * system lets go of when the process dies, however it dies. Returns the function that releases it.
 * Throws when another server holds it, under whatever name, and when it cannot be had for another reason.
 */
export function lockForServer(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
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
        ? `another server already uses ${file}; stop it first, or set DATABASE_URL`
        : `${held} cannot be locked: ${cause.message}`,
      { cause },
    )
  }
}

/** The file that a path leads to. Throws where it has other names, under which another server would not be seen. */
function realFile(file: string): string {
  if (!lstatSync(file, { throwIfNoEntry: false })) return file
  const real = realpathSync(file)
  const { nlink } = lstatSync(real)
  if (nlink > 1)
    throw new Error(
      `${file} has ${nlink} names (hard links), and SQLite is safe under one: remove the others`,
    )
  return real
}
