import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { number } from '#src/content/in-words.ts'
import { cannotTell, type Finding, met, notMet } from './finding.ts'

/** Room that there must be: bytes, and how often the list's own size, for a backup and for a migration. */
const ROOM = { bytes: 500e6, times: 3 } as const

const megabytes = (bytes: number) => `${number(Math.round(bytes / 1e6))} MB`

/** `file`: the SQLite database; undefined where the list is kept in PostgreSQL. */
export async function roomOnDisk(
  file: string | undefined,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<Finding> {
  const what = 'Room on the disk'
  if (!file) return cannotTell(what, 'The list is in PostgreSQL: look at the disk of its machine.')
  const { size } = await stat(file)
  const [bytes, wanted] = [await free(dirname(file)), Math.max(ROOM.bytes, ROOM.times * size)]
  return bytes >= wanted
    ? met(what, `${megabytes(bytes)} free where the list is kept.`)
    : notMet(
        what,
        `${megabytes(bytes)} free where the list is kept: make room until there are ${megabytes(wanted)}.`,
      )
}

async function freeBytes(folder: string): Promise<number> {
  return (await diskOf(folder)).free
}

/** The disk that a folder is on, in bytes: its size, and what is free to us. */
export async function diskOf(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
