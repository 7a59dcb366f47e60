import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readKeyFile } from '#src/backups/age-key.ts'
import { readBackupEnvironment } from '#src/backups/founder/backup-environment.ts'
import { LEDGER, readLedger } from '#src/backups/ledger.ts'
import { moveList } from '#src/backups/move-list.ts'
import { countBackup } from '#src/backups/read-backup.ts'
import { assertEmpty, restoreBackup } from '#src/backups/restore-backup.ts'
import { count, number } from '#src/content/in-words.ts'
import { lockForServer } from '#src/db/sqlite/sqlite-server-lock.ts'
import type { Storage } from '#src/db/storage.ts'
import { fileFault } from '#src/founder/file-fault.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ukWords } from '#src/time/uk-time.ts'
import type { Erasure } from '#src/waitlist/server/member/erasures.ts'
import { type Command, ownStorage, progress, readStorage, UsageFault, withStorage } from '../command.ts'
import { isSure } from '../is-sure.ts'

/** Brings a list back from a backup, without the people who were erased since; or moves one from another database. */
export const restoreCommand: Command = {
  help: `Usage: npm run waitlist -- restore FILE [--key FILE] [--erasures FILE | --no-erasures] [--yes]
       npm run waitlist -- restore --moving URL

Puts a backup into the database of DATABASE_URL, on either engine, which must be empty. Stop the servers first. The
whole file is read and counted before anything is written. Then, in one step, everything is brought back, and people
erased since the backup are erased again: the file ${LEDGER}, in BACKUP_DIR or next to FILE, lists them. If it is
interrupted, the database is still empty; start it again. Links in emails that were sent go on working. Letters that
were being sent are stopped. It says what is lost: everything that happened since the backup was made.

Emails that were waiting may have been sent since. It asks whether to send them; without a yes they are given up.

  --key FILE         the private key, if the backup is encrypted
  --erasures FILE    the file of erasures, if it is somewhere else
  --no-erasures      there is no such file: people erased since the backup come back
  --yes              send the emails that were waiting, without asking
  --moving URL       take no backup, but the list itself out of another database, sqlite:PATH or
                     postgres://USER@HOST/DATABASE. Nothing is lost, and emails and letters go on from the new
                     database. Both are compared by checksum, and the old one is closed: a server that starts on it
                     says where the list is now. If it is interrupted, start it again`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        erasures: { type: 'string' },
        'no-erasures': { type: 'boolean' },
        yes: { type: 'boolean' },
        moving: { type: 'string' },
      },
    })
    if (values.moving !== undefined) {
      if (words.length > 2)
        throw new UsageFault('--moving takes the URL of the old database, and nothing else')
      return moveHere(values.moving, ownStorage(environment))
    }
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

    const unlock = lock(storage)
    try {
      return await withStorage(storage, async database => {
        await assertEmpty(database, storage.engine)
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

/** Moves the list at `url` into the database of DATABASE_URL. */
async function moveHere(url: string, to: Storage): Promise<number> {
  const from = readStorage('--moving', url)
  if (from.shown === to.shown)
    throw new UsageFault('DATABASE_URL still names the old database: set it to the new one')
  if (from.engine === 'sqlite' && !existsSync(from.file)) throw new Error(`there is no file ${from.file}`)
  const unlock: (() => void)[] = []
  try {
    for (const storage of [from, to]) unlock.push(lock(storage))
    const report = progress()
    const { entries, checksum } = await withStorage(from, old =>
      withStorage(to, fresh =>
        moveList({ database: old, shown: from.shown }, { database: fresh, shown: to.shown }, rows =>
          report(() => `${count(rows, 'row')} written`),
        ),
      ),
    )
    console.log(
      `${from.shown}: checksum ${checksum}\n${to.shown}: checksum ${checksum}, ${count(entries, 'entry', 'entries')}\n` +
        `No server or command uses ${from.shown} any more. It still holds every address: delete it once the site runs.`,
    )
    return 0
  } finally {
    for (const free of unlock) free()
  }
}

const lock = (storage: Storage) => (storage.engine === 'sqlite' ? lockForServer(storage.file) : () => {})

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
