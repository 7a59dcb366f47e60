import type { Database } from '#src/db/database.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'

/**
 * After counting the whole list, we wait this many times as long as the count took, so that a busy server
 * hardly notices.
 */
const RESTS = 20
/** The age at which figures are read again in any case, in milliseconds: not every change is announced. */
const OLDEST_MS = MINUTE_MS

/** What is asked for, and how many changes the founder has made. */
type Asked = { what?: string; changes: number }

/**
 * Caches figures that count the whole list; `at` is when they were read, in epoch milliseconds. The function
 * that it returns reads them again after a change or a minute, with rests in between, but at once if something
 * else is asked for, the founder has just made a change, or the UK day is over.
 */
export function createKeptFigures<Figures extends { at: number }>(clock: () => number = Date.now) {
  let known: Promise<Figures> | undefined
  let isListening = false
  let changed = false
  let then: Asked = { changes: 0 }
  let restsUntil = 0

  async function timed(read: (now: number) => Promise<Figures>): Promise<Figures> {
    const start = performance.now()
    changed = false
    const figures = await read(clock())
    const end = performance.now()
    restsUntil = end + RESTS * (end - start)
    return figures
  }

  return async function look(
    database: Database,
    { what = '', changes }: Asked,
    read: (now: number) => Promise<Figures>,
  ): Promise<Figures> {
    const at = known && (await known).at
    const isOver = at !== undefined && ukDay(at) !== ukDay(clock())
    const isOther = what !== then.what || changes !== then.changes
    const outdated = changed || (at !== undefined && clock() - at > OLDEST_MS)
    if (!known || isOver || isOther || (outdated && performance.now() > restsUntil)) {
      if (!isListening)
        database.onChange(() => {
          changed = true
        })
      isListening = true
      then = { what, changes }
      known = timed(read)
      known.catch(() => {
        known = undefined
      })
    }
    return known
  }
}
