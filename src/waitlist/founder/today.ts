import * as v from 'valibot'
import { number } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { IN_TODAY, UNFINISHED } from '#src/features/today.ts'
import { action } from '#src/founder/action.ts'
import { readDrafts } from '#src/founder/drafts/drafts.ts'
import { createKeptFigures } from '#src/founder/kept-figures.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay, ukShort } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import { waitingComplaints } from '#src/waitlist/server/member/open-complaints.ts'
import { type ListStats, readListStats } from './figures/list-stats.ts'
import { tileMap, townOf } from './figures/tile-map.ts'
import { NEXT, type TodayLine } from './today-line.ts'

const DAYS = 28

/** The day at a glance, with the figures of `stats`. */
export type Today = Awaited<ReturnType<typeof readToday>>

export const today = action({
  summary: 'the day at a glance: who joined, and what needs you',
  input: v.object({}),
  changes: 'nothing',
  showsPeople: true,

  run: async (_, { list, environment, kept, changes }) =>
    kept(createToday)(await list(), environment, changes),

  inWords({ total, today, complaints, lines }) {
    const said = lines.map(
      ({ under, title = '', words }) => `${under}: ${[title, words].filter(Boolean).join(' ')}`,
    )
    return [
      `${number(total)} on the list, ${number(today)} joined today`,
      ...(complaints.length ? [`Waiting complaints: ${number(complaints.length)}`] : []),
      ...said.filter(line => !line.endsWith(': ')),
    ].join('\n')
  },
})

/**
 * Returns a function that reads a list's figures for today. As it is called once a second, it reads only the number
 * of people (from the counter) and the drafts each time; the other figures are cached.
 */
export function createToday(clock?: () => number) {
  const look = createKeptFigures<Today>(clock)
  return async (database: Database, environment: NodeJS.ProcessEnv, changes: number): Promise<Today> => {
    const figures = await look(database, { changes }, now => readToday(database, environment, now))
    return {
      ...figures,
      lines: [...figures.lines, ...(await unfinishedLines(database))],
      total: await createWaitlistStore(database).count(),
    }
  }
}

/** A line for each thing that the founder has begun to write. Not cached, as drafts change with every letter typed. */
async function unfinishedLines(database: Database): Promise<TodayLine[]> {
  const lines: TodayLine[] = []
  for (const { name, fields, saved_at } of await readDrafts(database)) {
    const [kind, of] = name.split(/ (.*)/s) as [string, string?]
    for (const read of UNFINISHED) {
      const found = await read({ kind, of, fields }, database)
      if (!found) continue
      const link = { page: found.page, words: 'Carry on' }
      lines.push({ under: NEXT, title: found.title, words: `Saved ${ukShort(saved_at)}.`, link })
    }
  }
  return lines
}

async function readToday(database: Database, environment: NodeJS.ProcessEnv, now: number) {
  const { byDay, confirmedByDay, byArea, byDistrict, ...stats } = await readListStats(database, now)
  const lines: TodayLine[] = []
  for (const read of IN_TODAY) lines.push(...(await read(database, now, environment)))
  return {
    at: now,
    ...stats,
    /** The last `DAYS` days, earliest first, including days when nobody joined or confirmed. */
    days: daysOf({ byDay, confirmedByDay }, now),
    areas: byArea.map(area => ({ ...area, town: townOf(area.name) })),
    districts: byDistrict,
    map: tileMap(byArea, 'nobody yet'),
    complaints: await waitingComplaints(database, now),
    lines,
  }
}

function daysOf({ byDay, confirmedByDay }: Pick<ListStats, 'byDay' | 'confirmedByDay'>, now: number) {
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
