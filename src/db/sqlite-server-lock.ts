import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the one server's lock on an SQLite file: an exclusive transaction on `FILE.lock`, which the operating
 * system lets go of when the process dies, however it dies. Gives the function that releases it.
 * Throws when another server holds it.
 */
export function lockForServer(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(`another server already uses ${file}; stop it first, or set DATABASE_URL`, { cause })
  }
  return () => lock.close()
}
