import type { NewsWords } from '#src/content/news-parts.ts'
import type { Database } from '#src/db/database.ts'
import { withoutAddresses } from '#src/mail/standing.ts'
import { DAY_MS, MINUTE_MS } from '#src/time/durations.ts'
import type { Trouble } from '#src/trouble.ts'
import { endTrouble, takeEnd, takeTrouble } from './past-news.ts'

/** Shorter trouble, such as a restart of the database, is not reported; in milliseconds. */
const PATIENCE_MS = 2 * MINUTE_MS
/** How often one kind of trouble is reported in a day. If it comes and goes more often, the rest is in the log. */
const MOST_A_DAY = 5
/**
 * If servers cannot agree which of them reports trouble, all do. Those that saw it begin in the same period of this
 * length, in milliseconds, use the same id.
 */
const ALIKE_MS = 5 * MINUTE_MS
/** The wait before the next attempt, in milliseconds, doubled each time, and the number of attempts: about two hours. */
const AGAIN_MS = MINUTE_MS
const TRIES = 8

/** A message to the founder. Two of the same kind and time count as one; `at`: epoch milliseconds. */
export type Report = { kind: string; at: number; words: NewsWords }
/** A way to the founder that needs no database. Resolves to what went wrong, if anything did, without an address. */
export type Way = { name: string; send(report: Report): Promise<string | undefined> }

type Log = { warn(about: object, line: string): void }
type Parts = { database: Database; troubles: () => Iterable<Trouble>; ways: readonly Way[]; log: Log }

/**
 * Reports trouble to the founder without the outbox, which it may affect as well: once when it lasts, and once when
 * it is over. The database decides which server reports it; if the database is down, every server does, under the same id.
 */
export function createTroubleNews({ database, troubles, ways, log }: Parts) {
  /** For each kind of trouble: that all is well, or when it began and who reports it. */
  const known = new Map<string, 'well' | { since: number; reporter: 'us' | 'another' | 'everyone' }>()
  const told = new Map<string, number[]>()
  let waiting: (Report & { way: Way; tries: number; dueAt: number })[] = []

  async function look(now: number = Date.now()): Promise<void> {
    await Promise.all(Array.from(troubles(), trouble => follow(trouble, now)))
    await Promise.all(waiting.filter(({ dueAt }) => dueAt <= now).map(report => attempt(report, now)))
  }

  async function follow({ kind, words, state }: Trouble, now: number) {
    const [current, before] = [state(), known.get(kind)]
    if (!current || (current === 'well' && before === 'well')) return
    if (current === 'well') {
      // If the database is down, tries again at the next check.
      const mine = await isOurEnd(kind, before, now).catch(() => undefined)
      if (mine === undefined) return
      known.set(kind, 'well')
      if (mine) send({ kind: `${kind}-over`, at: now, words: words.over })
      return
    }
    const { since, reason } = current
    if ((before && before !== 'well') || now - since < PATIENCE_MS) return
    const today = (told.get(kind) ?? []).filter(at => Math.abs(now - at) < DAY_MS)
    if (today.length >= MOST_A_DAY) return
    told.set(kind, [...today, now])
    const mine = await takeTrouble(database, kind, now).catch(() => undefined)
    const reporter = mine === undefined ? 'everyone' : mine ? 'us' : 'another'
    known.set(kind, { since, reporter })
    const at = mine ? now : since - (since % ALIKE_MS)
    if (reporter !== 'another') send({ kind, at, words: words.alert(withoutAddresses(reason)) })
  }

  /** Returns whether we report that the trouble is over. A server that has since stopped may have reported it. */
  async function isOurEnd(kind: string, before: ReturnType<typeof known.get>, now: number) {
    const ended = await endTrouble(database, kind)
    const open = before !== undefined && before !== 'well' && before.reporter === 'everyone'
    return ended || (open && takeEnd(database, kind, now, before.since))
  }

  function send(report: Report) {
    waiting.push(...ways.map(way => ({ ...report, way, tries: 0, dueAt: 0 })))
  }

  async function attempt(report: (typeof waiting)[number], now: number) {
    const { kind, way } = report
    const fault = await way.send(report)
    report.tries += 1
    report.dueAt = now + AGAIN_MS * 2 ** (report.tries - 1)
    const last = report.tries === TRIES
    if (fault === undefined || last) waiting = waiting.filter(one => one !== report)
    if (fault !== undefined)
      log.warn(
        { about: kind, by: way.name, fault },
        last ? 'gave up: the founder has not been told' : 'will be tried again',
      )
  }

  return { look }
}
