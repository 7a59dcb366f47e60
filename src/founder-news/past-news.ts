import type { Queryable } from '#src/db/database.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { dayAfter } from '#src/time/utc-day.ts'

/**
 * The founder's past news: table `founder_news`, with a row for each Monday letter, each kind of alert and trouble,
 * and the heartbeat. Times in epoch milliseconds. Everything rejects if the database fails.
 */

/** If a letter's Monday is further ahead than this many days, the letter was sent by a wrong clock. */
const FAR_DAYS = 60

/** How far the clocks of two servers may differ, in milliseconds. */
const APART_MS = HOUR_MS

const letterOf = (day: string) => `monday ${day}`
const troubleOf = (kind: string) => `trouble ${kind}`

/**
 * Returns when each kind of news last went out. A time between an hour and a day ahead is from before the clock was
 * set back. It becomes now, as otherwise everything until then would count as reported.
 */
export async function readPastNews({ query }: Queryable, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ name: string; told_at: number }>('select name, told_at from founder_news')
  const isAhead = ({ told_at }: { told_at: number }) => told_at > now + APART_MS && told_at < now + DAY_MS
  for (const row of rows.filter(isAhead)) {
    await query('update founder_news set told_at = $1 where name = $2 and told_at = $3', [
      now,
      row.name,
      row.told_at,
    ])
    row.told_at = now
  }
  return new Map(rows.map(({ name, told_at }) => [name, told_at]))
}

/**
 * Returns the time from which a kind of alert counts events: that of its last alert, or a day ago if there was
 * none or its time came from a wrong clock.
 */
export const sinceTold = (toldAt: number | undefined, now: number): number =>
  toldAt === undefined || toldAt > now ? now - DAY_MS : toldAt

/** Returns whether news is less than a day old. A time more than a day ahead came from a wrong clock. */
export const isFresh = (toldAt: number | undefined, now: number): boolean =>
  toldAt !== undefined && Math.abs(now - toldAt) < DAY_MS

/**
 * Claims daily news for this server, with the alert to post. Returns false if a server has claimed it already.
 * `last`: news that was claimed by this time may go out again.
 */
export async function takeDay(
  { query }: Queryable,
  name: string,
  alert: string | null,
  now: number,
  last = now - DAY_MS,
): Promise<boolean> {
  const taken = await query(
    `insert into founder_news (name, told_at, notice, due_at, tries) values ($1, $2, $3, $2, 0)
      on conflict (name) do update set told_at = $2, notice = $3, due_at = $2, tries = 0
        where founder_news.told_at <= $4 or founder_news.told_at >= $5 returning name`,
    [name, now, alert, last, now + DAY_MS],
  )
  return taken.length > 0
}

/** Claims a kind of trouble, to report it, until it is over, or for a day if no server notices its end. */
export const takeTrouble = (database: Queryable, kind: string, now: number) =>
  takeDay(database, troubleOf(kind), null, now)

/** Ends the trouble that a server had claimed. Returns false if none had, or if another has ended it. */
export async function endTrouble({ query }: Queryable, kind: string): Promise<boolean> {
  const ended = await query('delete from founder_news where name = $1 returning name', [troubleOf(kind)])
  return ended.length > 0
}

/** Claims the report that the trouble is over. It began at `since`, when no server could claim it. */
export const takeEnd = (database: Queryable, kind: string, now: number, since: number) =>
  takeDay(database, `over ${kind}`, null, now, since)

/**
 * Returns whether the letter for a Monday, such as 2026-05-18, was sent, or a later one, as the clock may have been
 * set back.
 */
export async function letterWent({ query }: Queryable, monday: string): Promise<boolean> {
  const rows = await query('select 1 from founder_news where name >= $1 and name < $2', [
    letterOf(monday),
    letterOf(dayAfter(monday, FAR_DAYS)),
  ])
  return rows.length > 0
}

/** Claims a Monday's letter for this server. Returns false if another has it. */
export async function takeLetter({ query }: Queryable, monday: string, now: number): Promise<boolean> {
  const taken = await query(
    `insert into founder_news (name, told_at, due_at, tries) values ($1, $2, $2, 0)
      on conflict (name) do nothing returning name`,
    [letterOf(monday), now],
  )
  return taken.length > 0
}
