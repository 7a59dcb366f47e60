import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { periods } from '#src/content/periods.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import type { BackupSettings } from './backup-settings.ts'

/** What begins each backup’s name, with its time in UTC: kerbside-2026-01-31T023000Z. Earlier versions ended otherwise. */
const NAME = /^kerbside-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.(.+)$/
/** A half-written file is deleted when nothing has been written to it for this long, in milliseconds. */
const LEFT_MS = HOUR_MS

/** A finished backup, which was checked before it got its name. `at`: epoch milliseconds. */
type Backup = { file: string; at: number }

/** The name of a backup that begins now. */
export function backupName(folder: string, now: number, encrypted: boolean): string {
  const stamp = new Date(now).toISOString().replace(/:|\.\d+/g, '')
  return join(folder, `kerbside-${stamp}.jsonl.gz${encrypted ? '.age' : ''}`)
}

/** A folder’s backups, the newest first. A folder that is not there has none. Rejects where it cannot be read. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  return (await dated(folder))
    .filter(({ end }) => /^jsonl\.gz(\.age)?$/.test(end))
    .sort((a, b) => b.at - a.at)
}

/** How to ask when the latest backup in a folder was made; undefined where there is none. */
export function lastBackupOf({ folder }: BackupSettings) {
  return async () => (await backupsIn(folder))[0]?.at
}

/** Makes the folder, and deletes old backups and what killed runs left. */
export async function tidy(folder: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { file, at, end } of await dated(folder)) {
    // Another server may have renamed or deleted it meanwhile.
    const written = end.endsWith('.part') ? await stat(file).catch(() => undefined) : undefined
    const left = written !== undefined && written.mtimeMs < now - LEFT_MS
    if (left || at < now - periods.backups.days * DAY_MS) await rm(file, { force: true })
  }
}

async function dated(folder: string): Promise<(Backup & { end: string })[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap(name => {
    const [, day, hour, minute, second, end] = NAME.exec(name) ?? []
    const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
    return end === undefined ? [] : [{ file: join(folder, name), at, end }]
  })
}
