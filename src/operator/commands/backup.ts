import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeKey } from '#src/backups/age-key.ts'
import { copyAway } from '#src/backups/copy-away.ts'
import { readBackupEnvironment } from '#src/backups/founder/backup-environment.ts'
import { createLedger, LEDGER } from '#src/backups/ledger.ts'
import { takeBackup } from '#src/backups/take-backup.ts'
import { count } from '#src/content/in-words.ts'
import { periods } from '#src/content/periods.ts'
import { fileFault } from '#src/founder/file-fault.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'

/** Signals that end a process; what it has half written goes first. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Does by hand what a running server does each night. */
export const backupCommand: Command = {
  help: `Usage: npm run waitlist -- backup
       npm run waitlist -- backup --new-key FILE

Writes the whole list into BACKUP_DIR as one file that only you can read, with all that belongs to it and the secrets
that links in emails were made with: as it was at one moment, while people go on joining. Then it opens the file, counts
what is in it, and deletes backups older than ${periods.backups.words}. A running server does the same each night. restore
brings one back.

With BACKUP_RECIPIENT the file is encrypted to that public key. With BACKUP_COMMAND too, that command is run for each
file with its name in place of {}, as in: scp {} me@other.example:backups/

  --new-key FILE     make a key: the private one goes into FILE, the public one is printed. Keep FILE off this machine:
                     without it nobody can open what was encrypted, and with it anybody can`,

  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: { 'new-key': { type: 'string' } } })
    if (values['new-key'] !== undefined) return newKey(values['new-key'])
    const settings = readBackupEnvironment(environment)
    if (!settings) throw new UsageFault('set BACKUP_DIR to a folder for the backups, as the server has it')
    const stopping = new AbortController()
    for (const signal of ENDINGS) process.once(signal, () => stopping.abort())
    const now = Date.now()
    const taken = await withOwnList(environment, async database => {
      const written = await takeBackup(database, settings, { now, signal: stopping.signal })
      await createLedger(database, settings).forgetOld(now)
      return written
    }).catch(error => {
      throw stopping.signal.aborted
        ? new Error('stopped; no backup was written')
        : fileFault(settings.folder, 'written', error)
    })
    const entries = count(taken.entries, 'entry', 'entries')
    console.log(`${taken.file}: ${entries}, ${megabytes(taken.bytes)}, opened and counted.`)
    for (const file of [taken.file, join(settings.folder, LEDGER)]) await copyAway(settings, file)
    if (!settings.recipient)
      console.error(
        'It is not encrypted: whoever has the file has the addresses. BACKUP_RECIPIENT encrypts it.',
      )
    return 0
  },
}

async function newKey(file: string): Promise<number> {
  const { identity, recipient } = await makeKey()
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' }).catch(
    error => {
      throw error.code === 'EEXIST'
        ? new Error(`${file} is there already`)
        : fileFault(file, 'written', error)
    },
  )
  console.log(`BACKUP_RECIPIENT=${recipient}`)
  console.error(`The private key is in ${file}. Keep it off this machine, in two places.`)
  return 0
}

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('en-GB', { maximumSignificantDigits: 2 })} MB`
