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
 * Reads a backup: its header, then its rows. Throws a BackupFault, at the end at the latest, if the file was changed or
 * cut, and the file system's errors. `identity`: the private key.
 */
export async function* readBackup(file: string, identity?: string): AsyncGenerator<Header | Batch> {
  const decrypted = howToDecrypt(file, identity)
  const missing = new Map<string, number>()
  let begun = false
  try {
    for await (const line of lines(gunzipped(decrypted(createReadStream('', { fd: openTyped(file) }))))) {
      const part = JSON.parse(line) as Header | Batch
      if ('table' in part) missing.set(part.table, missing.get(part.table)! - part.rows.length)
      else if (part.format !== FORMAT)
        throw new BackupFault(`${file} was made by a newer Kerbside: update this one`)
      else for (const [table, n] of Object.entries(part.rows)) missing.set(table, n)
      begun = true
      yield part
    }
  } catch (error) {
    throw faultOf(file, error as NodeJS.ErrnoException)
  }
  if (!begun || [...missing.values()].some(n => n !== 0)) throw damaged(file)
}

/** Reads a backup to its end. Returns its header, and how many emails wait in it. Throws like `readBackup`. */
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

async function* gunzipped(bytes: Bytes): Bytes {
  // An error of either stream ends both, and is thrown here.
  yield* pipeline(bytes, createGunzip(), () => {})
}

async function* lines(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const some of bytes) {
    const pieces = (rest + decoder.decode(some, { stream: true })).split('\n')
    rest = pieces.pop()!
    yield* pieces
  }
}

function faultOf(file: string, error: NodeJS.ErrnoException): Error {
  if (error instanceof BackupFault || error.syscall) return error
  return /no identity matched/.test(error.message)
    ? new BackupFault(`${file} is encrypted to another key than this one`)
    : damaged(file)
}

export const damaged = (file: string) =>
  new BackupFault(`${file} is cut short or changed, and cannot be used`)
