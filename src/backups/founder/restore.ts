import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { readKeyFile } from '#src/backups/age-key.ts'
import { ERASURE_LOG, readErasureLog } from '#src/backups/erasure-log.ts'
import { moveList } from '#src/backups/move-list.ts'
import { countBackup } from '#src/backups/read-backup.ts'
import { assertEmpty, restoreBackup } from '#src/backups/restore-backup.ts'
import { restoreHelp } from '#src/content/backups.ts'
import { count } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { lockForServer } from '#src/db/sqlite/sqlite-files.ts'
import type { Storage } from '#src/db/storage.ts'
import { action, type Context } from '#src/founder/action.ts'
import { typedPath } from '#src/founder/caller.ts'
import { field, flag, option } from '#src/founder/fields.ts'
import { fileFault } from '#src/founder/files/file-fault.ts'
import { assertFolder, openPatiently, ownStorage, readStorage, unreachable } from '#src/founder/own-list.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { readBackupEnvironment } from './backup-environment.ts'

const { summary, help, ...words } = restoreHelp

const input = v.object({
  file: v.optional(field(v.string(), { placeholder: 'FILE', positional: 'word' })),
  key: option('FILE', words.key),
  erasures: option('FILE', words.erasures),
  'no-erasures': flag(words.noErasures),
  yes: flag(words.yes),
  moving: option('URL', words.moving),
})

export const restore = action({
  summary,
  help,
  input,
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
    if ('from' in data) return words.moved(data.from, data.to, data.checksum, data.entries)
    const { to, entries, erased, mails, send, more, madeAt, lostMs } = data
    return [
      words.restored(to, entries, ukWords(madeAt)),
      words.erased(erased),
      words.lost(inWords(lostMs)),
      ...(mails ? [words.mails(mails, send)] : []),
      ...more,
    ].join('\n')
  },
})

type Given = Omit<v.InferOutput<typeof input>, 'file' | 'moving'>

async function restoreFile(file: string, to: Storage, given: Given, { environment, isSure }: Context) {
  const unreadable = (name: string) => (error: unknown) => {
    throw fileFault(name, 'read', error)
  }
  const identity = given.key && (await readKeyFile(given.key).catch(unreadable(given.key)))
  const { header, mails } = await countBackup(file, identity).catch(unreadable(file))
  const erasures = given['no-erasures'] ? new Map() : readErasures(file, given.erasures, environment)
  await using opened = new AsyncDisposableStack()
  lock(to, opened)
  const database = open(to, opened)
  await assertEmpty(database, to.engine)
  const send = mails > 0 && (given.yes || (await isSure(words.send(mails))))
  const restored = await restoreBackup(database, file, { identity, erasures, mails: send })
  const madeAt = header.made_at
  return { to: to.shown, ...restored, mails, send, madeAt, lostMs: Date.now() - madeAt }
}

async function moveHere(url: string, to: Storage, { progress }: Context) {
  const from = readStorage('--moving', url)
  if (from.shown === to.shown)
    throw new Misuse('DATABASE_URL still names the old database: set it to the new one')
  if (from.engine === 'sqlite' && !existsSync(from.file)) throw new Refusal(`there is no file ${from.file}`)
  await using opened = new AsyncDisposableStack()
  lock(from, opened, 'name another with --moving')
  lock(to, opened)
  const old = open(from, opened)
  await old.query('select 1').catch(error => {
    const said = unreachable(from, error)
    throw said ? new Refusal(said) : error
  })
  const { entries, checksum } = await moveList(
    { database: old, shown: from.shown },
    { database: open(to, opened), shown: to.shown },
    rows => progress(() => `${count(rows, 'row')} written`),
  )
  return { from: from.shown, to: to.shown, entries, checksum }
}

/** Locks an SQLite file so that no server uses it. `or`: what the error suggests instead of stopping a server. */
function lock(storage: Storage, until: AsyncDisposableStack, or?: string): void {
  if (storage.engine !== 'sqlite') return
  // Taking the lock would create the folder.
  assertFolder(storage)
  try {
    until.defer(lockForServer(storage.file, or))
  } catch (error) {
    throw new Refusal((error as Error).message)
  }
}

const open = (storage: Storage, until: AsyncDisposableStack): Database =>
  until.adopt(openPatiently(storage), database => database.close())

/**
 * Reads the erasure logs next to a backup and in BACKUP_DIR, or the file that was named. Throws if there are none.
 */
function readErasures(file: string, named: string | undefined, environment: NodeJS.ProcessEnv) {
  const folder = readBackupEnvironment(environment)?.folder
  const folders = [...(folder ? [resolve(folder)] : []), dirname(typedPath(file))]
  const places = named ? [typedPath(named)] : folders.map(place => join(place, ERASURE_LOG))
  const there = places.filter(existsSync)
  if (!there.length) throw new Refusal(named ? `there is no file ${places[0]}` : words.noFile(ERASURE_LOG))
  return readErasureLog(...there)
}

/** `2 days 3 hours`, `5 hours 12 minutes`. */
function inWords(ms: number): string {
  const [days, hours, minutes] = [ms / DAY_MS, (ms % DAY_MS) / HOUR_MS, (ms % HOUR_MS) / MINUTE_MS].map(
    Math.floor,
  ) as [number, number, number]
  if (days) return `${count(days, 'day')} ${count(hours, 'hour')}`
  return hours ? `${count(hours, 'hour')} ${count(minutes, 'minute')}` : count(Math.max(1, minutes), 'minute')
}
