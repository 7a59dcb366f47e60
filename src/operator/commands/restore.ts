import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readKeyFile } from '#src/backups/age-key.ts'
import { readBackupEnvironment } from '#src/backups/founder/backup-environment.ts'
import { LEDGER, readLedger } from '#src/backups/ledger.ts'
import { countBackup } from '#src/backups/read-backup.ts'
import { assertEmpty, restoreBackup } from '#src/backups/restore-backup.ts'
import { count, number } from '#src/content/in-words.ts'
import { lockForServer } from '#src/db/sqlite/sqlite-server-lock.ts'
import { fileFault } from '#src/founder/file-fault.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ukWords } from '#src/time/uk-time.ts'
import type { Erasure } from '#src/waitlist/server/member/erasures.ts'
import { type Command, ownStorage, UsageFault, withStorage } from '../command.ts'
import { isSure } from '../is-sure.ts'

/** Brings a list back from a backup, and nobody who was erased since. */
export const restoreCommand: Command = {
  help: `Usage: npm run waitlist -- restore FILE [--key FILE] [--erasures FILE | --no-erasures] [--yes]

Puts a backup into the database of DATABASE_URL, on either engine, which must be empty. Stop the servers first. The
whole file is read and counted before anything is written. Then, in one step, everything is brought back and whoever was
erased since is erased again, by the file ${LEDGER} in BACKUP_DIR or next to FILE. If it is interrupted, the database
is still empty, and you start it again. Links in emails that were sent go on working. Letters that were
going are stopped. It says what is lost: all that happened since the backup was made.

Emails that waited then may have been sent since. It asks whether to send them; without a yes they are given up.

  --key FILE         the private key, where the backup is encrypted
  --erasures FILE    the file of erasures, where it lies elsewhere
  --no-erasures      there is no such file: whoever was erased since comes back
  --yes              send the emails that waited, and do not ask`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        erasures: { type: 'string' },
        'no-erasures': { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    })
    const [file, ...more] = positionals
    if (!file || more.length) throw new UsageFault('say one FILE')
    const folder = readBackupEnvironment(environment)?.folder
    const storage = ownStorage(environment)
    const unreadable = (name: string) => (error: unknown) => {
      throw fileFault(name, 'read', error)
    }
    const identity = values.key && (await readKeyFile(values.key).catch(unreadable(values.key)))
    const { header, mails } = await countBackup(file, identity).catch(unreadable(file))
    const places = values.erasures
      ? [values.erasures]
      : [folder, dirname(file)].flatMap(place => (place ? [join(place, LEDGER)] : []))
    const erasures = values['no-erasures'] ? new Map() : await readErasures(places, Boolean(values.erasures))

    const unlock = storage.engine === 'sqlite' ? lockForServer(storage.file) : () => {}
    try {
      return await withStorage(storage, async database => {
        await assertEmpty(database, storage.shown)
        const wait = `${count(mails, 'email waits', 'emails wait')} in the backup, and may have been sent since`
        const send = mails > 0 && (values.yes || (await isSure(`${wait}. Send them? Type yes: `)))
        const { entries, erased } = await restoreBackup(database, file, { identity, erasures, mails: send })
        const now = Date.now()
        console.log(
          [
            `${storage.shown}: ${count(entries, 'entry', 'entries')}, as they were on ${ukWords(header.made_at)}.`,
            `Erased since, and erased again: ${number(erased)}.`,
            `Lost is what happened since: ${inWords(now - header.made_at)} of joins, confirmations, unsubscribes and complaints.`,
            ...(mails
              ? [
                  send
                    ? `${count(mails, 'email')} will be sent.`
                    : `${count(mails, 'email')} will not be sent.`,
                ]
              : []),
          ].join('\n'),
        )
        return 0
      })
    } finally {
      unlock()
    }
  },
}

/** The latest of each address, of those files that are there. Throws where none is. */
async function readErasures(files: readonly string[], named: boolean): Promise<Map<string, Erasure>> {
  const there = files.filter(existsSync)
  if (!there.length)
    throw new Error(
      named
        ? `there is no file ${files[0]}`
        : `there is no file ${LEDGER} next to the backup or in BACKUP_DIR, so whoever was erased since would come back: copy it there, or say --no-erasures`,
    )
  const all = new Map<string, Erasure>()
  for (const file of there)
    for (const one of (await readLedger(file)).values())
      if (one.erased_at > (all.get(one.address_hash)?.erased_at ?? -1)) all.set(one.address_hash, one)
  return all
}

/** `2 days 3 hours`, `5 hours 12 minutes`. */
function inWords(ms: number): string {
  const [days, hours, minutes] = [ms / DAY_MS, (ms % DAY_MS) / HOUR_MS, (ms % HOUR_MS) / MINUTE_MS].map(
    Math.floor,
  ) as [number, number, number]
  if (days) return `${count(days, 'day')} ${count(hours, 'hour')}`
  return hours ? `${count(hours, 'hour')} ${count(minutes, 'minute')}` : count(Math.max(1, minutes), 'minute')
}
