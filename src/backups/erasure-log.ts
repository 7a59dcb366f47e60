import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { periods } from '#src/content/periods.ts'
import type { Queryable } from '#src/db/database.ts'
import { readTyped } from '#src/founder/caller.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import type { Erasure } from '#src/waitlist/server/member/erasures.ts'
import type { BackupSettings } from './backup-settings.ts'
import { copyAway } from './copy-away.ts'

/** The name of the file, which is kept next to the backups, not in them. */
export const ERASURE_LOG = 'erasures'
/** After this many further daily backups, every backup from before an erasure has been deleted. */
const BACKUPS = periods.backups.days + 1
/** Of backups closer together than this (milliseconds), only one counts: the founder may make extra ones. */
const APART_MS = 20 * HOUR_MS
const LINE = /^(\S+) (asked|lapsed) ([0-9a-f]{64})$/
/** A line that records a backup. */
const BACKUP = /^(\S+) backup$/

/**
 * Reads the latest erasure of each address from files, keyed by the address's hash. Ignores any half line that a
 * killed process left. Throws if a file cannot be read.
 */
export const readErasureLog = (...files: string[]): Map<string, Erasure> =>
  parse(files.map(file => readTyped(file).toString()).join('\n'))

/**
 * Keeps the erasures that a restore must repeat. The database has them too, but a backup of it may be from before
 * them. Every function rejects if the database or the file system fails.
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
    // If the clock was wrong, a new erasure may not have the latest time, but it changes the count and the sum.
    const [row] = await database.query<{ n: number; at: number | null; sum: number | null }>(
      'select count(*) as n, max(erased_at) as at, sum(erased_at % 1000003) as sum from erasure',
    )
    const state = `${row!.n} ${row!.at} ${row!.sum}`
    if (state === seen) return
    const text = await all()
    const known = parse(text ?? '')
    const rows = await database.query<Erasure>('select address_hash, erased_at, why from erasure')
    const knownAt = ({ address_hash }: Erasure) => known.get(address_hash)?.erased_at ?? -1
    for (const row of rows)
      if (row.erased_at < knownAt(row)) {
        // The log has a later time for this address, from when the clock was wrong, and the database has
        // forgotten it. A backup may have that time, and a restore repeats only erasures that are later than
        // the ones in its backup.
        row.erased_at = knownAt(row) + 1
        const { address_hash, erased_at } = row
        await database.query('update erasure set erased_at = $1 where address_hash = $2', [
          erased_at,
          address_hash,
        ])
      }
    const lacking = rows.filter(row => knownAt(row) < row.erased_at)
    if (lacking.length || text === undefined) {
      // A killed process may have left half a line.
      const before = !text || text.endsWith('\n') ? '' : '\n'
      await write(file, 'a', before + lacking.map(line).join(''))
    }
    seen = state
  }

  async function forgetOld(now: number): Promise<void> {
    seen = ''
    await keep()
    const lines = ((await all()) ?? '').split('\n')
    const last = Date.parse(BACKUP.exec(lines.findLast(one => BACKUP.test(one)) ?? '')?.[1] ?? '')
    if (!(Math.abs(now - last) < APART_MS)) lines.push(`${new Date(now).toISOString()} backup`)
    // Counts backups, not days: the clock may have been wrong when a line was written, or may be wrong now.
    const backups = lines.flatMap((one, at) => (BACKUP.test(one) ? at : []))
    const kept = lines.slice(backups.at(-BACKUPS) ?? 0).filter(one => LINE.test(one) || BACKUP.test(one))
    await write(`${file}.part`, 'w', kept.map(one => `${one}\n`).join(''))
    await rename(`${file}.part`, file)
    // Another process may have written to the old file in the meantime.
    seen = ''
    await keep()
  }

  return {
    /** Adds the erasures that the file lacks. Called before anyone is told that an erasure is done. */
    keep: () => inTurn(keep),

    /** Removes erasures that are older than every backup. Called after each backup. */
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
