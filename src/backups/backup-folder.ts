import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { periods } from '#src/content/periods.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import type { BackupSettings } from './backup-settings.ts'

/** A backup’s name begins with its time in UTC: kerbside-2026-01-31T023000Z. Earlier versions used other endings. */
const NAME = /^kerbside-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.(.+)$/
/** How long after the last write to it a half-written file is deleted, in milliseconds. */
const LEFT_MS = HOUR_MS

/** A finished backup, which was checked before it got its name. `at`: when it was begun, in epoch milliseconds. */
type Backup = { file: string; at: number }

/** Returns the name of a backup that begins now. */
export function backupName(folder: string, now: number, encrypted: boolean): string {
  const stamp = new Date(now).toISOString().replace(/:|\.\d+/g, '')
  return join(folder, `kerbside-${stamp}.jsonl.gz${encrypted ? '.age' : ''}`)
}

/** Returns a folder’s backups, newest first; none if the folder does not exist. Rejects if it cannot be read. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  return (await dated(folder))
    .filter(({ end }) => /^jsonl\.gz(\.age)?$/.test(end))
    .sort((a, b) => b.at - a.at)
}

/** Returns when the latest backup was made; undefined if there is none. */
export const lastBackup = async ({ folder }: BackupSettings): Promise<number | undefined> =>
  (await backupsIn(folder))[0]?.at

/** Returns when the backup now being written was started; undefined if none is being written. */
export async function backupUnderWay({ folder }: BackupSettings, now: number): Promise<number | undefined> {
  const begun = (await dated(folder)).filter(({ at, end }) => end.endsWith('.part') && at > now - LEFT_MS)
  return begun[0]?.at
}

/** Makes the folder, and deletes old backups and the leftovers of killed runs. */
export async function tidy(folder: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { file, at, end } of await dated(folder)) {
    // Another server may have renamed or deleted it by now.
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
