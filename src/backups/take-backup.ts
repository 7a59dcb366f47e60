import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { Database, Queryable } from '#src/db/database.ts'
import { readTable } from '#src/db/table-rows.ts'
import { keyedHash } from '#src/waitlist/server/member/suppression.ts'
import { type Bytes, encrypting, makeKey } from './age-key.ts'
import { backupName, tidy } from './backup-folder.ts'
import { BACKED_UP, LIST } from './copied-tables.ts'
import { countBackup, FORMAT, type Header } from './read-backup.ts'
import type { BackupSettings } from './settings.ts'

/** A backup that was written, opened and counted. */
type Taken = { file: string; at: number; entries: number; bytes: number }

/**
 * Writes the list as it is now into the folder, reads that again and counts it; only then does it get its name. Deletes
 * backups that have had their time. Others write to the database meanwhile. Rejects with no file written.
 */
export async function takeBackup(
  database: Database,
  { folder, recipient }: BackupSettings,
  { now = Date.now(), signal }: { now?: number; signal?: AbortSignal } = {},
): Promise<Taken> {
  await tidy(folder, now)
  // Erasures are known by it after a restore, so every backup must have it.
  await keyedHash(database)
  const file = backupName(folder, now, recipient !== undefined)
  const partial = `${file}.${randomUUID()}.part`
  // What nobody here could open could not be counted. This key is gone when this ends.
  const own = recipient === undefined ? undefined : await makeKey()
  const encrypted = own ? encrypting([recipient!, own.recipient]) : (bytes: Bytes) => bytes
  try {
    await database.snapshot(session =>
      pipeline(
        linesOf(session, database.engine, now),
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

async function* linesOf(session: Queryable, engine: Database['engine'], made_at: number) {
  const rows: Header['rows'] = {}
  for (const { name } of BACKED_UP) {
    const [counted] = await session.query<{ n: number }>(`select count(*) as n from ${name}`)
    rows[name] = counted!.n
  }
  const done = await session.query<{ name: string }>('select name from migration order by name')
  const migrations = done.map(({ name }) => name)
  yield line({ kerbside: 'backup', format: FORMAT, made_at, engine, migrations, rows } satisfies Header)
  for (const table of BACKED_UP)
    for await (const batch of readTable(session, table)) {
      const columns = Object.keys(batch[0]!)
      yield line({ table: table.name, columns, rows: batch.map(row => columns.map(name => row[name])) })
      // On SQLite all of the above is done without a turn of the event loop.
      await setImmediate()
    }
}

const line = (value: object) => `${JSON.stringify(value)}\n`

/** A name in a folder lasts through a power cut once the folder itself is written. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
