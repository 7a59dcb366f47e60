import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { number } from '#src/content/in-words.ts'
import { cannotTell, type Finding, met, notMet } from '../finding.ts'

/**
 * The room that a backup and a migration need: at least this many bytes, and at least this many times
 * the size of the list.
 */
const ROOM = { bytes: 500e6, times: 3 } as const

export const megabytes = (bytes: number) => `${number(Math.round(bytes / 1e6))} MB`

/** `file`: the SQLite database; undefined if the list is in PostgreSQL. */
export async function roomOnDisk(
  file: string | undefined,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<Finding> {
  const what = 'Room on the disk'
  if (!file) return cannotTell(what, 'The list is in PostgreSQL: check the disk of its machine.')
  const { size } = await stat(file)
  const [bytes, wanted] = [await free(dirname(file)), Math.max(ROOM.bytes, ROOM.times * size)]
  return bytes >= wanted
    ? met(what, `${megabytes(bytes)} free where the list is kept.`)
    : notMet(
        what,
        `${megabytes(bytes)} free where the list is kept: make room until there are ${megabytes(wanted)}.`,
      )
}

/** Returns how much of the disk that holds a folder is free for us, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  return (await diskOf(folder)).free
}

/** Returns the size of the disk that holds a folder, and how much of it is free for us, in bytes. */
export async function diskOf(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
