import type { NewsWords } from '#src/content/news-parts.ts'
import type { Database } from '#src/db/database.ts'
import { withoutAddresses } from '#src/mail/standing.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import type { Trouble } from '#src/trouble.ts'
import { endTrouble, takeEnd, takeTrouble } from './past-news.ts'

/** What is over sooner, as a restart of the database, is told to nobody; in milliseconds. */
const PATIENCE_MS = 2 * MINUTE_MS
/** Servers that cannot agree who tells give their messages the same id if they saw the trouble begin within this time. */
const ALIKE_MS = 5 * MINUTE_MS
/** The wait before the next attempt, in milliseconds, doubled each time, and how many there are: about two hours. */
const AGAIN_MS = MINUTE_MS
const TRIES = 8

/** Something to tell. A receiver that gets the same kind and time twice takes them for one; `at`: epoch milliseconds. */
export type Told = { kind: string; at: number; words: NewsWords }
/** A way to the founder that needs no database. Resolves to what went wrong, if anything did, without an address. */
export type Way = { name: string; send(told: Told): Promise<string | undefined> }

type Log = { warn(about: object, line: string): void }
type Parts = { database: Database; troubles: () => Iterable<Trouble>; ways: readonly Way[]; log: Log }

/**
 * Tells the founder of troubles without the outbox, which may be in the same trouble: once when one lasts, and once when it
 * is over. The database settles which server does; if it is away, each does, under the same id.
 */
export function createTroubleNews({ database, troubles, ways, log }: Parts) {
  /** Of each kind of trouble: that it is well, or since when it fails and who tells of it. */
  const known = new Map<string, 'well' | { since: number; teller: 'us' | 'another' | 'everyone' }>()
  let waiting: (Told & { way: Way; tries: number; dueAt: number })[] = []

  async function look(now: number = Date.now()): Promise<void> {
    await Promise.all(Array.from(troubles(), trouble => follow(trouble, now)))
    await Promise.all(waiting.filter(({ dueAt }) => dueAt <= now).map(told => attempt(told, now)))
  }

  async function follow({ kind, words, state }: Trouble, now: number) {
    const [current, before] = [state(), known.get(kind)]
    if (!current || (current === 'well' && before === 'well')) return
    if (current === 'well') {
      // At the next look, if the database is away.
      const mine = await isOurEnd(kind, before, now).catch(() => undefined)
      if (mine === undefined) return
      known.set(kind, 'well')
      if (mine) tell({ kind: `${kind}-over`, at: now, words: words.over })
      return
    }
    const { since, reason } = current
    if ((before && before !== 'well') || now - since < PATIENCE_MS) return
    const mine = await takeTrouble(database, kind, now).catch(() => undefined)
    const teller = mine === undefined ? 'everyone' : mine ? 'us' : 'another'
    known.set(kind, { since, teller })
    const at = mine ? now : since - (since % ALIKE_MS)
    if (teller !== 'another') tell({ kind, at, words: words.alert(withoutAddresses(reason)) })
  }

  /** What is known of a trouble before the first look may have been told by a server that was stopped since. */
  async function isOurEnd(kind: string, before: ReturnType<typeof known.get>, now: number) {
    const ended = await endTrouble(database, kind)
    const open = before !== undefined && before !== 'well' && before.teller === 'everyone'
    return ended || (open && takeEnd(database, kind, now, before.since))
  }

  function tell(told: Told) {
    waiting.push(...ways.map(way => ({ ...told, way, tries: 0, dueAt: 0 })))
  }

  async function attempt(told: (typeof waiting)[number], now: number) {
    const { kind, way } = told
    const fault = await way.send(told)
    told.tries += 1
    told.dueAt = now + AGAIN_MS * 2 ** (told.tries - 1)
    const last = told.tries === TRIES
    if (fault === undefined || last) waiting = waiting.filter(one => one !== told)
    if (fault !== undefined)
      log.warn(
        { about: kind, by: way.name, fault },
        last ? 'given up: nobody was told' : 'will be tried again',
      )
  }

  return { look }
}
