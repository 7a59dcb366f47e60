import { lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StorageFault } from '../storage-fault.ts'
import { BUSY, namedFault } from './sqlite-error.ts'

/**
 * Takes the server's lock on an SQLite file: an exclusive transaction on `FILE.lock`, which the operating system releases
 * when the process dies, however it dies. Returns a function that releases it. Throws if another server has it, under
 * whatever name, or if the lock cannot be had for another reason.
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

/** Returns the file that a path leads to. Throws if it has other hard links, on which another server would not be noticed. */
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
