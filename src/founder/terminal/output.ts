import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SavedFile } from '../action.ts'
import { openTyped, removeTyped, renameTyped } from '../caller.ts'
import { fileFault } from '../files/file-fault.ts'
import { onEnding } from '../on-ending.ts'

/**
 * Writes text as it comes, to standard output or to a file that only its owner can read. The file gets its name
 * only once it is complete: if writing is interrupted, an earlier file stays as it was, and no partial one is left.
 */
export async function output(pieces: SavedFile['pieces'], file?: string): Promise<void> {
  if (file === undefined) return pipeline(Readable.from(pieces), process.stdout, { end: false })
  const partial = `${file}.${process.pid}.part`
  const forget = onEnding(signal => {
    removeTyped(partial)
    // This listener runs only once, so now the signal ends the process as usual.
    process.kill(process.pid, signal)
  })
  try {
    const fd = openTyped(partial, 'wx', 0o600)
    try {
      await pipeline(Readable.from(pieces), createWriteStream('', { fd }))
      renameTyped(partial, file)
    } finally {
      removeTyped(partial)
    }
  } catch (error) {
    throw fileFault(file, 'written', error)
  } finally {
    forget()
  }
}
