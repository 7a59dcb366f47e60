import { closeSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { makeKey } from '#src/backups/age-key.ts'
import { copyAway } from '#src/backups/copy-away.ts'
import { createErasureLog, ERASURE_LOG } from '#src/backups/erasure-log.ts'
import { takeBackup } from '#src/backups/take-backup.ts'
import { count } from '#src/content/in-words.ts'
import { periods } from '#src/content/periods.ts'
import { action } from '#src/founder/action.ts'
import { openTyped } from '#src/founder/caller.ts'
import { option } from '#src/founder/fields.ts'
import { fileFault } from '#src/founder/file-fault.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { readBackupEnvironment } from './backup-environment.ts'

/** Signals that end a process; a half-written file is deleted first. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export const backup = action({
  summary: 'write the whole list into a file, and check that it can be read',
  help: `Writes the whole list into BACKUP_DIR as one file that only you can read, with everything that belongs to it and the
secret keys of links in emails: as it was at one moment, while people go on joining. Then it opens the file, counts what
is in it, and deletes backups older than ${periods.backups.words}. A running server does the same each night. restore
brings one back.

With BACKUP_RECIPIENT the file is encrypted to that public key. With BACKUP_COMMAND too, that command is run for each
file with its name in place of {}, as in: scp {} me@other.example:backups/`,
  input: v.object({
    'new-key': option(
      'FILE',
      'make a key instead: the private one goes into FILE, the public one is printed. Keep FILE off this machine: nobody can open an encrypted backup without it, and anybody can with it',
    ),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ 'new-key': keyFile }, { list, environment, note, signal }) {
    if (keyFile !== undefined) {
      const recipient = await writeKey(keyFile)
      note(`The private key is in ${keyFile}. Keep it off this machine, in two places.`)
      return { recipient }
    }
    const settings = readBackupEnvironment(environment)
    if (!settings) throw new Misuse('set BACKUP_DIR to the server’s folder for backups')
    const database = await list()
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    for (const ending of ENDINGS) process.once(ending, stop)
    const now = Date.now()
    try {
      const taken = await takeBackup(database, settings, {
        now,
        signal: AbortSignal.any([signal, stopping.signal]),
      })
      await createErasureLog(database, settings).forgetOld(now)
      for (const file of [taken.file, join(settings.folder, ERASURE_LOG)]) await copyAway(settings, file)
      if (!settings.recipient)
        note('It is not encrypted: anybody with the file has the addresses. BACKUP_RECIPIENT encrypts it.')
      return taken
    } catch (error) {
      throw stopping.signal.aborted
        ? new Refusal('stopped; no backup was written')
        : fileFault(settings.folder, 'written', error)
    } finally {
      for (const ending of ENDINGS) process.off(ending, stop)
    }
  },

  inWords: data =>
    'recipient' in data
      ? `BACKUP_RECIPIENT=${data.recipient}`
      : `${data.file}: ${count(data.entries, 'entry', 'entries')}, ${megabytes(data.bytes)}, opened and counted.`,
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
    throw code === 'EEXIST' ? new Refusal(`${file} is there already`) : fileFault(file, 'written', error)
  }
  return recipient
}

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('en-GB', { maximumSignificantDigits: 2 })} MB`
