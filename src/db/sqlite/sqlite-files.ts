import { accessSync, closeSync, constants, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StorageFault } from '../storage-fault.ts'

/** The database, its log of changes, and what processes share of that. */
const ENDS = ['', '-wal', '-shm']

/**
 * Makes an SQLite file with its folder when it is missing, for its owner alone to read: SQLite's other files take its
 * mode. Throws the file system's error.
 */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  try {
    // Only when it is missing: to close a file that is in use would end this process's locks on it.
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    for (const end of ENDS) if (find(file + end)) assertOurs(file + end)
  }
}

/** Of a file that root made or restored, SQLite only says that it cannot be opened. */
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
 * Remembers which files an open database has. What it returns throws a StorageFault once one of them was deleted,
 * moved or replaced: what is written then is lost with the process. Returns again once they are back.
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

const find = (path: string) => statSync(path, { throwIfNoEntry: false })
