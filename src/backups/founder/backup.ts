import { closeSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { makeKey } from '#src/backups/age-key.ts'
import { copyAway } from '#src/backups/copy-away.ts'
import { createErasureLog, ERASURE_LOG } from '#src/backups/erasure-log.ts'
import { takeBackup } from '#src/backups/take-backup.ts'
import { backupHelp } from '#src/content/backups.ts'
import { action } from '#src/founder/action.ts'
import { openTyped } from '#src/founder/caller.ts'
import { option } from '#src/founder/fields.ts'
import { fileFault } from '#src/founder/files/file-fault.ts'
import { onEnding } from '#src/founder/on-ending.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { readBackupEnvironment } from './backup-environment.ts'

const { summary, help, ...words } = backupHelp

export const backup = action({
  summary,
  help,
  input: v.object({ 'new-key': option('FILE', words.newKey) }),
  changes: 'settings',
  showsPeople: false,

  async run({ 'new-key': keyFile }, { list, environment, note, signal }) {
    if (keyFile !== undefined) {
      const recipient = await writeKey(keyFile)
      note(words.keyMade(keyFile))
      return { recipient }
    }
    const settings = readBackupEnvironment(environment)
    if (!settings) throw new Misuse('set BACKUP_DIR to the server’s folder for backups')
    const database = await list()
    const stopping = new AbortController()
    // On a signal, deletes the half-written file before the process ends.
    const forget = onEnding(() => stopping.abort())
    const now = Date.now()
    try {
      const until = AbortSignal.any([signal, stopping.signal])
      const taken = await takeBackup(database, settings, { now, signal: until })
      await createErasureLog(database, settings).forgetOld(now)
      for (const file of [taken.file, join(settings.folder, ERASURE_LOG)]) await copyAway(settings, file)
      if (!settings.recipient) note(words.open)
      return taken
    } catch (error) {
      throw stopping.signal.aborted
        ? new Refusal('stopped; no backup was written')
        : fileFault(settings.folder, 'written', error)
    } finally {
      forget()
    }
  },

  inWords: data =>
    'recipient' in data
      ? `BACKUP_RECIPIENT=${data.recipient}`
      : words.made(data.file, data.entries, data.bytes),
})

/** Writes a new private key into a new file. Returns the public one. */
async function writeKey(file: string): Promise<string> {
  const { identity, recipient } = await makeKey()
  try {
    const fd = openTyped(file, 'wx', 0o600)
    writeFileSync(fd, `# public key: ${recipient}\n${identity}\n`)
    closeSync(fd)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'EEXIST' ? new Refusal(`${file} already exists`) : fileFault(file, 'written', error)
  }
  return recipient
}
