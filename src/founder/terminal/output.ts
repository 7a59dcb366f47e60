import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SavedFile } from '../action.ts'
import { openTyped, removeTyped, renameTyped } from '../caller.ts'
import { fileFault } from '../file-fault.ts'

/** Signals that end a process unless it handles them: Ctrl-C, a service manager, a terminal that closes. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Writes text as it comes, to standard output or to a file that only its owner can read. The file gets its name once it is
 * complete: an interruption leaves an earlier file as it was, and no file of its own.
 */
export async function output(pieces: SavedFile['pieces'], file?: string): Promise<void> {
  if (file === undefined) return pipeline(Readable.from(pieces), process.stdout, { end: false })
  const partial = `${file}.${process.pid}.part`
  const end = (signal: NodeJS.Signals) => {
    removeTyped(partial)
    // The handler has run once, so the signal now ends the process as usual.
    process.kill(process.pid, signal)
  }
  for (const signal of ENDINGS) process.once(signal, end)
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
    for (const signal of ENDINGS) process.off(signal, end)
  }
}
