import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { Database, Queryable } from '#src/db/database.ts'
import { readRows } from '#src/db/read-rows.ts'
import { countRows } from '#src/db/rows.ts'
import { keyedHash } from '#src/waitlist/server/member/erasures.ts'
import { type Bytes, encrypting, makeKey } from './age-key.ts'
import { BACKED_UP, LIST } from './backed-up-tables.ts'
import { backupName, tidy } from './backup-folder.ts'
import type { BackupSettings } from './backup-settings.ts'
import { type Batch, countBackup, FORMAT, type Header } from './read-backup.ts'

/** A backup that was written and checked. */
type Taken = { file: string; at: number; entries: number; bytes: number }

/**
 * Writes the list as it is now into a file, reads that back and counts it, and only then gives it its name. Deletes
 * backups that are too old. The database accepts writes in the meantime. Leaves no file if it rejects.
 */
export async function takeBackup(
  database: Database,
  { folder, recipient }: BackupSettings,
  { now = Date.now(), signal }: { now?: number; signal?: AbortSignal } = {},
): Promise<Taken> {
  await tidy(folder, now)
  // A restore recognises erased addresses with this key, so every backup must have it.
  await keyedHash(database)
  const file = backupName(folder, now, recipient !== undefined)
  const partial = `${file}.${randomUUID()}.part`
  // The private key is kept elsewhere. So that this process can read the file back and count it, the file is also
  // encrypted for a key that exists only in this process.
  const own = recipient === undefined ? undefined : await makeKey()
  const encrypted = own ? encrypting([recipient!, own.recipient]) : (bytes: Bytes) => bytes
  try {
    await database.snapshot(session =>
      pipeline(
        inLines(readList(session, database.engine, now)),
        createGzip(),
        encrypted,
        createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }),
        { signal: signal ?? new AbortController().signal },
      ),
    )
    const { header } = await countBackup(partial, own?.identity, signal)
    const { size } = await stat(partial)
    await rename(partial, file)
    await syncFolder(folder)
    return { file, at: now, entries: header.rows[LIST.name]!, bytes: size }
  } finally {
    await rm(partial, { force: true })
  }
}

/** Reads a list: its header, then its rows. Consistent only in a snapshot or an exclusive transaction. */
export async function* readList(
  session: Queryable,
  engine: Database['engine'],
  made_at: number,
): AsyncGenerator<Header | Batch> {
  const rows: Header['rows'] = {}
  for (const { name } of BACKED_UP) rows[name] = await countRows(session, name)
  const done = await session.query<{ name: string }>('select name from migration order by name')
  const migrations = done.map(({ name }) => name)
  yield { kerbside: 'backup', format: FORMAT, made_at, engine, migrations, rows }
  for (const table of BACKED_UP)
    for await (const batch of readRows(session, table)) {
      const columns = Object.keys(batch[0]!)
      yield { table: table.name, columns, rows: batch.map(row => columns.map(name => row[name]!)) }
      // SQLite's reads never yield to the event loop on their own.
      await setImmediate()
    }
}

async function* inLines(parts: AsyncIterable<Header | Batch>) {
  for await (const part of parts) yield `${JSON.stringify(part)}\n`
}

/** A new file name survives a power cut only once its folder is written too. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
