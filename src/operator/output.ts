import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes text as it comes, to standard output or to a file that only its owner may read. The file has its name once
 * it is whole: what is interrupted leaves a former one alone.
 */
export async function output(pieces: AsyncIterable<string> | Iterable<string>, file?: string): Promise<void> {
  if (file === undefined) return pipeline(Readable.from(pieces), process.stdout, { end: false })
  const partial = `${file}.${process.pid}.part`
  try {
    await pipeline(Readable.from(pieces), createWriteStream(partial, { mode: 0o600, flags: 'wx' }))
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
}
