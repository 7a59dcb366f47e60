import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { AS_NOBODY, NOBODY, whyNotAsNobody } from '../support/as-nobody.ts'
import type { Finding } from './finding.ts'
import { startServerProcess } from './server-process.ts'
import { makeSmallDisk } from './small-disk.ts'

/** Starts that must fail: each exits with 1 and gives the reason, and none blames another server. */
export async function badStart(): Promise<Finding[]> {
  const missing = whyNotAsNobody()
  return [
    await onFullDisk(),
    ...(missing
      ? [{ what: 'starts on files of another user', outcome: missing, ok: true, skipped: true as const }]
      : [await onForeignFile(0o600), await onForeignFile(0o644), await onForeignBackups()]),
  ]
}

async function onFullDisk(): Promise<Finding> {
  const disk = makeSmallDisk()
  disk.fill(0)
  const said = await whyNot(join(disk.folder, 'kerbside.db'), disk.prelude)
  disk.remove()
  return { what: `a start on a full disk (${disk.kind})`, outcome: said, ok: /\bfull\b|ENOSPC/.test(said) }
}

/** A list that root restored or created: the folder belongs to the service, the file does not. */
async function onForeignFile(mode: number): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-foreign-'))
  const file = join(folder, 'kerbside.db')
  await openSqlite(file).close()
  chmodSync(file, mode)
  chownSync(folder, NOBODY, NOBODY)
  const said = await whyNot(file, AS_NOBODY)
  rmSync(folder, { recursive: true })
  return {
    what: `a start on a database file of another user, mode ${mode.toString(8)}`,
    outcome: said,
    ok: said.includes(`${file} cannot be read and written`) && said.includes('belongs to user 0'),
  }
}

/** A disk for backups that root has mounted and still owns. */
async function onForeignBackups(): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-backups-'))
  const own = mkdtempSync(join(tmpdir(), 'kerbside-foreign-'))
  chownSync(own, NOBODY, NOBODY)
  const said = await whyNot(join(own, 'kerbside.db'), AS_NOBODY, { BACKUP_DIR: folder })
  for (const made of [folder, own]) rmSync(made, { recursive: true })
  return {
    what: 'a start with a BACKUP_DIR of another user',
    outcome: said,
    ok:
      said.includes(`the user nobody cannot write to ${folder} (EACCES)`) && said.includes('ReadWritePaths'),
  }
}

/** Returns why a server cannot start, as it prints it. */
async function whyNot(
  file: string,
  throughShell = ':',
  environment: Record<string, string> = {},
): Promise<string> {
  const started = await startServerProcess(`sqlite:${file}`, { throughShell, environment }).catch(
    (error: Error) => error,
  )
  if (!(started instanceof Error)) {
    await started.end('SIGTERM')
    return 'it started'
  }
  return /ended with 1: Kerbside cannot start: (.*)/.exec(started.message)?.[1] ?? started.message
}
