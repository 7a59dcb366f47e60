import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { readKeyFile } from '#src/backups/age-key.ts'
import { ERASURE_LOG, readErasureLog } from '#src/backups/erasure-log.ts'
import { moveList } from '#src/backups/move-list.ts'
import { countBackup } from '#src/backups/read-backup.ts'
import { assertEmpty, restoreBackup } from '#src/backups/restore-backup.ts'
import { count, number } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { lockForServer } from '#src/db/sqlite/sqlite-files.ts'
import type { Storage } from '#src/db/storage.ts'
import { action, type Context } from '#src/founder/action.ts'
import { typedPath } from '#src/founder/caller.ts'
import { field, flag, option } from '#src/founder/fields.ts'
import { fileFault } from '#src/founder/file-fault.ts'
import { openPatiently, ownStorage, readStorage } from '#src/founder/own-list.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ukWords } from '#src/time/uk-time.ts'
import type { Erasure } from '#src/waitlist/server/member/erasures.ts'
import { readBackupEnvironment } from './backup-environment.ts'

export const restore = action({
  summary: 'bring the list back from a backup, without people erased since; or move it from another database',
  help: `Puts a backup into the database of DATABASE_URL, on either engine, which must be empty. Stop the servers first. The
whole file is read and counted before anything is written. Then everything is brought back in one step, and people
erased since the backup are erased again: they are listed in the file ${ERASURE_LOG}, in BACKUP_DIR or next to FILE. If it
is interrupted, the database is still empty; start it again. Links in emails that were sent still work. Letters that were
being sent are stopped. It says what is lost: everything that happened since the backup was made.

Emails that were waiting may have been sent since. It asks whether to send them; without a yes they are dropped.

With --moving nothing is lost: emails and letters carry on from the new database. Checksums of both are compared, and the
old one is closed: a server that starts on it says where the list is now. If it is interrupted, start it again.`,
  input: v.object({
    file: v.optional(field(v.string(), { placeholder: 'FILE', positional: 'word' })),
    key: option('FILE', 'the private key, if the backup is encrypted'),
    erasures: option('FILE', 'the file of erasures, if it is somewhere else'),
    'no-erasures': flag('there is no such file: people erased since the backup come back'),
    yes: flag('send the emails that were waiting, without asking'),
    moving: option(
      'URL',
      'move the list out of another database instead of a backup: sqlite:PATH or postgres://USER@HOST/DATABASE',
    ),
  }),
  changes: 'people',
  showsPeople: false,

  async run({ file, moving, ...given }, context) {
    const to = ownStorage(context.environment)
    if (moving !== undefined) {
      if (file !== undefined || Object.values(given).some(Boolean))
        throw new Misuse('takes the URL of the old database, and nothing else', 'moving')
      return moveHere(moving, to, context)
    }
    if (file === undefined) throw new Misuse('FILE is missing')
    return restoreFile(file, to, given, context)
  },

  inWords(data) {
    const entries = count(data.entries, 'entry', 'entries')
    if ('from' in data)
      return `${data.from}: checksum ${data.checksum}
${data.to}: checksum ${data.checksum}, ${entries}
No server or command uses ${data.from} any more. It still holds every address: delete it once the site runs.`
    const { mails, send, more } = data
    return [
      `${data.to}: ${entries}, as they were on ${ukWords(data.madeAt)}.`,
      `Erased since, and erased again: ${number(data.erased)}.`,
      `Lost is what happened since: ${inWords(data.lostMs)} of joins, confirmations, unsubscribes and complaints.`,
      ...(mails ? [`${count(mails, 'email')} will ${send ? '' : 'not '}be sent.`] : []),
      ...more,
    ].join('\n')
  },
})

type Given = {
  key?: string | undefined
  erasures?: string | undefined
  'no-erasures': boolean
  yes: boolean
}

async function restoreFile(file: string, to: Storage, given: Given, { environment, isSure }: Context) {
  const folder = readBackupEnvironment(environment)?.folder
  const unreadable = (name: string) => (error: unknown) => {
    throw fileFault(name, 'read', error)
  }
  const identity = given.key && (await readKeyFile(given.key).catch(unreadable(given.key)))
  const { header, mails } = await countBackup(file, identity).catch(unreadable(file))
  const places = given.erasures
    ? [typedPath(given.erasures)]
    : [...(folder ? [resolve(folder)] : []), dirname(typedPath(file))].map(place => join(place, ERASURE_LOG))
  const erasures = given['no-erasures'] ? new Map() : readErasures(places, Boolean(given.erasures))
  const unlock = lock(to)
  try {
    return await withStorage(to, async database => {
      await assertEmpty(database, to.engine)
      const wait = `${count(mails, 'email waits', 'emails wait')} in the backup, and may have been sent since`
      const send = mails > 0 && (given.yes || (await isSure(`${wait}. Send them?`)))
      const { entries, erased, more } = await restoreBackup(database, file, {
        identity,
        erasures,
        mails: send,
      })
      const madeAt = header.made_at
      return { to: to.shown, entries, erased, mails, send, more, madeAt, lostMs: Date.now() - madeAt }
    })
  } finally {
    unlock()
  }
}

async function moveHere(url: string, to: Storage, { progress }: Context) {
  const from = readStorage('--moving', url)
  if (from.shown === to.shown)
    throw new Misuse('DATABASE_URL still names the old database: set it to the new one')
  if (from.engine === 'sqlite' && !existsSync(from.file)) throw new Refusal(`there is no file ${from.file}`)
  const unlock: (() => void)[] = []
  try {
    for (const storage of [from, to]) unlock.push(lock(storage))
    const { entries, checksum } = await withStorage(from, old =>
      withStorage(to, fresh =>
        moveList({ database: old, shown: from.shown }, { database: fresh, shown: to.shown }, rows =>
          progress(() => `${count(rows, 'row')} written`),
        ),
      ),
    )
    return { from: from.shown, to: to.shown, entries, checksum }
  } finally {
    for (const free of unlock) free()
  }
}

/** Locks an SQLite file against servers. Returns the unlock function. */
function lock(storage: Storage): () => void {
  if (storage.engine !== 'sqlite') return () => {}
  try {
    return lockForServer(storage.file)
  } catch (error) {
    throw new Refusal((error as Error).message)
  }
}

async function withStorage<Result>(
  storage: Storage,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openPatiently(storage)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Returns the latest erasure of each address from the files that exist. Throws if there are none. */
function readErasures(files: readonly string[], named: boolean): Map<string, Erasure> {
  const there = files.filter(existsSync)
  if (!there.length)
    throw new Refusal(
      named
        ? `there is no file ${files[0]}`
        : `there is no file ${ERASURE_LOG} next to the backup or in BACKUP_DIR, so people erased since would come back: copy it there, or pass --no-erasures`,
    )
  const all = new Map<string, Erasure>()
  for (const file of there)
    for (const one of readErasureLog(file).values())
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
