import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { periods } from '#src/content/periods.ts'
import type { Queryable } from '#src/db/database.ts'
import { readTyped } from '#src/founder/caller.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { Erasure } from '#src/waitlist/server/member/erasures.ts'
import type { BackupSettings } from './backup-settings.ts'
import { copyAway } from './copy-away.ts'

/** The file's name. It is next to the backups, not in them. */
export const ERASURE_LOG = 'erasures'
/** A day longer than any backup is kept, in milliseconds. */
const KEPT_MS = (periods.backups.days + 1) * DAY_MS
const LINE = /^(\S+) (asked|lapsed) ([0-9a-f]{64})$/

/**
 * Reads the latest erasure of each address from files, by hash, leaving out any half line that a kill left. Throws if one
 * cannot be read.
 */
export const readErasureLog = (...files: string[]): Map<string, Erasure> =>
  parse(files.map(file => readTyped(file).toString()).join('\n'))

/**
 * Keeps the erasures that a restore must repeat: the database has them too, but a backup may be older.
 * Everything rejects with the database or the file system.
 */
export function createErasureLog(database: Queryable, settings: BackupSettings) {
  const file = join(settings.folder, ERASURE_LOG)
  let seen = ''
  let copiedAt = 0

  const all = async () =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })

  // One at a time: a line appended while old lines are being removed would be lost.
  let turn: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  async function keep(): Promise<void> {
    await mkdir(settings.folder, { recursive: true, mode: 0o700 })
    // If the clock was wrong, a new erasure may not have the latest time.
    const [row] = await database.query<{ n: number; at: number | null; sum: number | null }>(
      'select count(*) as n, max(erased_at) as at, sum(erased_at % 1000003) as sum from erasure',
    )
    const state = `${row!.n} ${row!.at} ${row!.sum}`
    if (state === seen) return
    const text = await all()
    const known = parse(text ?? '')
    const rows = await database.query<Erasure>('select address_hash, erased_at, why from erasure')
    const lacking = rows.filter(row => (known.get(row.address_hash)?.erased_at ?? -1) < row.erased_at)
    if (lacking.length || text === undefined) {
      // A kill may have left half a line.
      const before = !text || text.endsWith('\n') ? '' : '\n'
      await write(file, 'a', before + lacking.map(line).join(''))
    }
    seen = state
  }

  async function forgetOld(now: number): Promise<void> {
    seen = ''
    await keep()
    const text = (await all()) ?? ''
    const kept = [...parse(text).values()].filter(({ erased_at }) => erased_at >= now - KEPT_MS)
    await write(`${file}.part`, 'w', kept.map(line).join(''))
    await rename(`${file}.part`, file)
    // Another process may have written to the old file meanwhile.
    seen = ''
    await keep()
  }

  return {
    /** Adds missing erasures. Done before an erasure is confirmed to anyone. */
    keep: () => inTurn(keep),

    /** Removes erasures that are older than every backup. */
    forgetOld: (now: number) => inTurn(() => forgetOld(now)),

    /** Copies the file to where backups go, if it has changed. */
    async copyAway(signal?: AbortSignal): Promise<void> {
      const { mtimeMs } = await stat(file)
      if (mtimeMs === copiedAt) return
      await copyAway(settings, file, signal)
      copiedAt = mtimeMs
    },
  }
}

function parse(text: string): Map<string, Erasure> {
  const found = new Map<string, Erasure>()
  for (const whole of text.split('\n')) {
    const [, at, why, address_hash] = LINE.exec(whole) ?? []
    const erased_at = Date.parse(at ?? '')
    if (address_hash === undefined || Number.isNaN(erased_at)) continue
    const before = found.get(address_hash)
    if (before && before.erased_at >= erased_at) continue
    found.set(address_hash, {
      address_hash,
      erased_at,
      why: before?.why === 'asked' ? 'asked' : (why as Erasure['why']),
    })
  }
  return found
}

const line = ({ address_hash, erased_at, why }: Erasure) =>
  `${new Date(erased_at).toISOString()} ${why} ${address_hash}\n`

async function write(file: string, flag: 'a' | 'w', text: string): Promise<void> {
  const handle = await open(file, flag, 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
