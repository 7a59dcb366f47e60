import type { Database } from '#src/db/database.ts'
import { describeReports, readReportFigures } from '#src/letters/bounces/report-figures.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { backupIsFresh, type LastBackup } from '#src/preflight/backup-is-fresh.ts'
import { orCannotTell } from '#src/preflight/finding.ts'
import { figuresBySource } from '#src/sources/founder/by-source.ts'
import { DAY_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { type ListStats, readListStats } from '#src/waitlist/founder/list-stats.ts'
import { tileMap, townOf } from '#src/waitlist/founder/tile-map.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/store.ts'
import { waitingComplaints } from '#src/waitlist/server/member/open-complaints.ts'
import { countWaiting } from '#src/waitlist/server/topics/topic-waits.ts'
import type { Today } from '../desk-calls.ts'

/** Days that are drawn. */
const DAYS = 28
/** After the whole list was counted, it is left alone for so many times as long: a busy server hardly notices. */
const RESTS = 20
/** Not every change is announced, so nothing older is shown, in milliseconds. */
const OLDEST_MS = MINUTE_MS

/**
 * The day at a glance, asked for once a second. The number of people is the counter's, read each time; whatever counts
 * the whole list does so once something has changed or a minute is over, and rests in between.
 */
export function createToday(
  database: Database,
  lastBackup?: LastBackup,
  clock: () => number = Date.now,
): { look(): Promise<Today>; outdated(): void } {
  const { count } = createWaitlistStore(database)
  let known: Promise<Counted> | undefined
  let changed = false
  let restsUntil = 0
  database.onChange(() => {
    changed = true
  })

  async function read(): Promise<Counted> {
    const start = performance.now()
    changed = false
    const today = await readToday(database, clock())
    const end = performance.now()
    restsUntil = end + RESTS * (end - start)
    return today
  }

  return {
    /** Has the next look count again: the founder has just changed something. */
    outdated() {
      changed = true
      restsUntil = 0
    },
    look,
  }

  async function look(): Promise<Today> {
    const at = known && (await known).at
    const isOver = at !== undefined && ukDay(at) !== ukDay(clock())
    const outdated = changed || (at !== undefined && clock() - at > OLDEST_MS)
    if (!known || isOver || (outdated && performance.now() > restsUntil)) {
      known = read()
      known.catch(() => {
        known = undefined
      })
    }
    const backup = await orCannotTell('The backup', backupIsFresh(lastBackup, clock()))
    return { ...(await known), total: await count(), backup }
  }
}

/** What is counted from the list. */
type Counted = Omit<Today, 'backup'>

async function readToday(database: Database, now: number): Promise<Counted> {
  const stats = await readListStats(database, now)
  const waited = await countWaiting(database)
  const letters = await createLetterStore(database).all()
  const { total, today, confirmed, confirmedToday, unsubscribed, mails, byForm } = stats
  return {
    total,
    today,
    confirmed,
    confirmedToday,
    unsubscribed,
    mails,
    byForm,
    at: now,
    days: daysOf(stats, now),
    areas: stats.byArea.map(area => ({ ...area, town: townOf(area.name) })),
    sources: (await figuresBySource(database))
      .map(({ name, counts }) => ({ name, n: counts.joined }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n),
    map: tileMap(stats.byArea, 'nobody yet'),
    complaints: await waitingComplaints(database, now),
    reports: describeReports(await readReportFigures(database)),
    waitedFor: waited,
    stopped: letters
      .filter(({ state }) => state === 'stopped')
      .map(({ name, reason }) => ({ name, reason: reason ?? '' })),
  }
}

/** The UK's last days, today the last. */
function daysOf({ byDay, confirmedByDay }: ListStats, now: number): Today['days'] {
  const today = Date.parse(ukDay(now))
  const [joined, confirmed] = [byDay, confirmedByDay].map(
    days => new Map(days.map(({ name, n }) => [name, n])),
  )
  return Array.from({ length: DAYS }, (_, i) => utcDay(today - (DAYS - 1 - i) * DAY_MS)).map(day => ({
    day,
    joined: joined!.get(day) ?? 0,
    confirmed: confirmed!.get(day) ?? 0,
  }))
}
