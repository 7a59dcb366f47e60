import { closeSync, createReadStream, readSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Database, SqlValue } from '#src/db/database.ts'
import { openTyped } from '#src/founder/caller.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { AGE_BEGINS, type Bytes, decrypting } from './age-key.ts'

export const FORMAT = 1
/** The first bytes of every gzipped file. */
const GZIP = 0x1f8b
/**
 * Any file may unpack to this many bytes, or to this many times its own size. Lists of people unpack to about 20
 * times theirs.
 */
const UNPACKS_TO = { bytes: 64 * 2 ** 20, times: 200 }
/** The most rows and characters that a line may have: enough for these rows, but few enough to parse at once. */
const [MOST_ROWS, LONGEST_LINE] = [1_000, 2 ** 26]

/**
 * A backup is JSON lines, gzipped, and encrypted if there is a key. The first line is its header; each other line has up
 * to a thousand rows of one table. `age -d -i KEY FILE | gunzip` shows them.
 */
export type Header = {
  kerbside: 'backup'
  format: number
  /** When it was begun, in epoch milliseconds: later changes are not in it. */
  made_at: number
  engine: Database['engine']
  /** Which migrations had been applied. */
  migrations: string[]
  /** How many rows each table had, as the database counted them. */
  rows: Record<string, number>
}
export type Batch = { table: string; columns: string[]; rows: SqlValue[][] }

/** A backup that cannot be used, and why. */
export class BackupFault extends Refusal {}

/**
 * Reads a backup: its header, then its rows. Throws a BackupFault, at the latest when the file ends, if the file was
 * changed or cut short. Also throws the file system's errors. `identity`: the private key.
 */
export async function* readBackup(file: string, identity?: string): AsyncGenerator<Header | Batch> {
  const decrypted = howToDecrypt(file, identity)
  const missing = new Map<string, number>()
  let begun = false
  try {
    for await (const line of lines(
      gunzipped(file, decrypted(createReadStream('', { fd: openTyped(file) }))),
    )) {
      const part = JSON.parse(line) as Header | Batch
      if ('table' in part) {
        const left = missing.get(part.table)! - part.rows.length
        // Checked here, as an endless file would never reach the check at the end.
        if (!isBatch(part) || !(left >= 0)) throw damaged(file)
        missing.set(part.table, left)
      } else if (begun) throw damaged(file)
      else if (part.format !== FORMAT)
        throw new BackupFault(`${file} was made by a newer Kerbside: update this one`)
      else if (!areTexts(part.migrations) || !isNumber(part.made_at)) throw damaged(file)
      else for (const [table, n] of Object.entries(part.rows)) missing.set(table, n)
      begun = true
      yield part
    }
  } catch (error) {
    throw faultOf(file, error as NodeJS.ErrnoException)
  }
  if (!begun || [...missing.values()].some(n => n !== 0)) throw damaged(file)
}

/** The largest number accepted: the latest time that a Date can hold, in epoch milliseconds. */
const LATEST = 8.64e15
export const isNumber = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= LATEST

const areTexts = (values: unknown) =>
  Array.isArray(values) && values.every(value => typeof value === 'string')

function isBatch({ columns, rows }: Batch): boolean {
  const isRow = (row: unknown) =>
    Array.isArray(row) &&
    row.length === columns.length &&
    row.every(value => value === null || typeof value === 'string' || typeof value === 'number')
  return (
    areTexts(columns) &&
    Array.isArray(rows) &&
    rows.length > 0 &&
    rows.length <= MOST_ROWS &&
    rows.every(isRow)
  )
}

/** Reads a backup to its end. Returns its header and how many unsent emails it has. Throws like `readBackup`. */
export async function countBackup(file: string, identity?: string, signal?: AbortSignal) {
  let header: Header | undefined
  let mails = 0
  for await (const part of readBackup(file, identity)) {
    signal?.throwIfAborted()
    if (!('table' in part)) header = part
    else if (part.table === 'mail_outbox') {
      const ended = ['sent_at', 'failed_at'].map(name => part.columns.indexOf(name))
      mails += part.rows.filter(row => ended.every(at => row[at] === null)).length
    }
  }
  return { header: header!, mails }
}

function howToDecrypt(file: string, identity: string | undefined): (bytes: Bytes) => Bytes {
  const buffer = Buffer.alloc(AGE_BEGINS.length)
  const fd = openTyped(file)
  try {
    readSync(fd, buffer)
  } finally {
    closeSync(fd)
  }
  if (buffer.readUInt16BE() === GZIP) return bytes => bytes
  if (!buffer.equals(Buffer.from(AGE_BEGINS))) throw new BackupFault(`${file} is not a backup`)
  if (identity === undefined)
    throw new BackupFault(`${file} is encrypted: add --key FILE, the file with the private key`)
  return decrypting(identity)
}

async function* gunzipped(file: string, packed: Bytes): Bytes {
  const unpacking = createGunzip()
  let bytes = 0
  // An error in either stream ends both, and is thrown here.
  for await (const some of pipeline(packed, unpacking, () => {})) {
    bytes += some.length
    if (bytes > UNPACKS_TO.bytes && bytes > UNPACKS_TO.times * unpacking.bytesWritten)
      throw new BackupFault(
        `${file} unpacks to more than ${UNPACKS_TO.times} times its size, which no real backup does: it was forged to fill up a disk`,
      )
    yield some
  }
}

async function* lines(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = ''
  for await (const some of bytes) {
    // Only new text is searched: searching a long line again for each piece would take quadratic time.
    const [more, ...next] = decoder.decode(some, { stream: true }).split('\n')
    line += more
    if (line.length > LONGEST_LINE) throw new RangeError('a line without an end')
    for (const one of next) {
      yield line
      line = one
    }
  }
}

function faultOf(file: string, error: NodeJS.ErrnoException): Error {
  if (error instanceof BackupFault || error.syscall) return error
  return /no identity matched/.test(error.message)
    ? new BackupFault(`${file} is encrypted to a different key from this one`)
    : damaged(file)
}

export const damaged = (file: string) =>
  new BackupFault(`${file} is cut short or changed, and cannot be used`)
