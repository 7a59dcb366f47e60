import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupWords as words } from '#src/content/backups.ts'
import { periods } from '#src/content/periods.ts'
import type { Database } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { freeBytes, megabytes } from '#src/founder/files/room-on-disk.ts'
import { type Finding, met, notMet, orCannotTell } from '#src/founder/finding.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { NOW, type TodayLine } from '#src/waitlist/founder/today-line.ts'
import { backupsIn, backupUnderWay, lastBackup } from '../backup-folder.ts'
import type { BackupSettings, WithBackups } from '../backup-settings.ts'
import { copyAway } from '../copy-away.ts'
import { ERASURE_LOG } from '../erasure-log.ts'
import { readBackupEnvironment } from './backup-environment.ts'

/** Preflight's check of the backups. */
export const backupFinding = {
  what: words.last.what,
  look: ({ backups }: SiteConfig & WithBackups) => backupIsFresh(backups),
}

/** The room that the next backup needs: at least this many bytes, and this many times the size of the last. */
const ROOM = { bytes: 100e6, times: 3 } as const

/** Checks how old the last backup is, and that there is room for the next. Rejects if their folder cannot be read. */
export async function backupIsFresh(
  settings: BackupSettings | undefined,
  now = Date.now(),
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<Finding> {
  const { what, unset, none, old, fresh, noRoom, age } = words.last
  if (!settings) return notMet(what, unset)
  const [last] = await backupsIn(settings.folder)
  if (!last) return notMet(what, none)
  const since = age(Math.floor((now - last.at) / HOUR_MS))
  if (now - last.at > periods.backups.oldHours * HOUR_MS) return notMet(what, old(since))
  const { size } = await stat(last.file)
  const [bytes, wanted] = [await free(settings.folder), Math.max(ROOM.bytes, ROOM.times * size)]
  return bytes < wanted
    ? notMet(what, noRoom(since, megabytes(bytes), megabytes(wanted)))
    : met(what, fresh(since))
}

/** How long BACKUP_COMMAND may take for so small a file, in milliseconds. */
const PATIENCE_MS = 30_000

/** Preflight's check of BACKUP_COMMAND: has it copy the erasure log, which is a small file, once more. */
export async function copyIsTaken({ backups }: SiteConfig & WithBackups): Promise<Finding[]> {
  if (!backups?.command) return []
  const { what, none, taken, refused } = words.copy
  const file = join(backups.folder, ERASURE_LOG)
  if (!existsSync(file)) return [notMet(what, none)]
  return [
    await copyAway(backups, file, undefined, PATIENCE_MS).then(
      () => met(what, taken),
      ({ message }: Error) => notMet(what, refused(message)),
    ),
  ]
}

/** Today's lines about backups: one being made, and the age of the last. */
export async function backupsToday(
  _database: unknown,
  now: number,
  environment: NodeJS.ProcessEnv,
): Promise<TodayLine[]> {
  const settings = readBackupEnvironment(environment)
  const { state, says } = await orCannotTell(words.last.what, backupIsFresh(settings, now))
  const begun = settings && (await backupUnderWay(settings, now).catch(() => undefined))
  return [
    ...(begun === undefined ? [] : [{ under: NOW, title: 'A backup', words: 'is being made.' }]),
    { under: 'Last backup', words: settings ? says : words.last.unsetToday, isUrgent: state !== 'met' },
  ]
}

/** The Monday letter's part about backups. */
export const backupsOnMonday = {
  /** Reads when the latest backup was made: null if none can be found, undefined if the server makes none. */
  async read(_database: Database, { config: { backups } }: { config: SiteConfig & WithBackups }) {
    const countedAt = backups && ((await lastBackup(backups).catch(() => undefined)) ?? null)
    return { backup: countedAt === undefined ? undefined : { countedAt } }
  },

  parts({ backup }: { backup?: { countedAt: number | null } | undefined }) {
    if (!backup) return []
    const { title, counted, none } = words.monday
    return [{ title, words: backup.countedAt === null ? none : counted(ukLongDate(backup.countedAt)) }]
  },
}
