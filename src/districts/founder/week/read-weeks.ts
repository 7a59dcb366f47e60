import { weekWords } from '#src/content/districts.ts'
import type { People } from '#src/content/in-words.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { IN_WEEK, type WaveFigures } from '#src/features/week.ts'
import { unlessFew } from '#src/waitlist/server/figures/small-groups.ts'
import { readDistricts } from '../read-districts.ts'

/** What is stored about a step: when it was done or skipped, which of the two, and the wave’s figures. */
type KeptStep = { at: number; skipped?: boolean } & WaveFigures

/**
 * A week in which a district opens. `people`: how many had confirmed there when it was chosen; null for fewer
 * than five.
 */
export type StoredWeek = {
  name: string
  district: string
  people: number | null
  chosen_at: number
  steps: Record<string, KeptStep>
  stopped_at: number | null
  reason: string | null
}

/**
 * A step as the founder sees it. `at`: when it was done or skipped. `sends`: whether it has emails. `sentAt`: when
 * the founder sent them.
 */
export type WeekStep = {
  id: string
  title: string
  at: number | null
  isSkipped: boolean
  sends: boolean
  sentAt: number | null
  rows: { name: string; n: People }[]
}

/** The steps that are stored, in order. Choosing the district is not one of them: it starts the week. */
export const STEPS = [{ id: 'who', title: weekWords.who }, ...IN_WEEK]

/** Returns the weeks as stored, the latest first. Rejects if the database fails. */
export async function storedWeeks({ query }: Queryable): Promise<StoredWeek[]> {
  const rows = await query<Omit<StoredWeek, 'steps'> & { steps: string }>(
    'select * from opening_week order by chosen_at desc, name desc',
  )
  return rows.map(row => ({ ...row, steps: JSON.parse(row.steps) as StoredWeek['steps'] }))
}

/** Reads the opening weeks with their results, the latest first. */
export async function readWeeks(database: Database) {
  const weeks = await storedWeeks(database)
  const districts = await readDistricts(
    database,
    weeks.map(({ district }) => district),
  )
  return Promise.all(
    weeks.map(async ({ steps, ...week }) => {
      const { confirmed, ...here } = districts.find(({ code }) => code === week.district)!
      const read = STEPS.map(async ({ id, title, ...step }): Promise<WeekStep> => {
        const { at = null, skipped = false } = steps[id] ?? {}
        const came = 'read' in step ? await step.read(database, week) : { at: null, rows: [] }
        const rows = came.rows.map(({ name, n }) => ({ name, n: n && unlessFew(n) }))
        return { id, title, at, isSkipped: skipped, sends: 'stop' in step, sentAt: came.at, rows }
      })
      const now = { ...here, people: unlessFewOrNone(confirmed) }
      return { ...week, now, kept: steps, steps: await Promise.all(read) }
    }),
  )
}

export type Week = Awaited<ReturnType<typeof readWeeks>>[number]

/** Returns a number of people; null for zero to four, so that no page shows whether there are any. */
const unlessFewOrNone = (n: People): People => n || null

/** Returns how many have confirmed in a district; null for zero to four. */
export async function peopleIn(session: Queryable, district: string): Promise<number | null> {
  const districts = await readDistricts(session, [district])
  return unlessFewOrNone(districts.find(({ code }) => code === district)!.confirmed)
}
