import { weekWords } from '#src/content/districts.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { IN_WEEK } from '#src/features-week.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { readDistricts } from '../read-districts.ts'
import { createWeekStore, type StoredWeek } from './week-store.ts'

/** A step as the founder sees it. `at`: when it was done or skipped. `sentAt`: when the founder sent its emails. */
export type WeekStep = {
  id: string
  title: string
  at: number | null
  isSkipped: boolean
  sentAt: number | null
  rows: { name: string; n: number }[]
}

/** The steps that are stored, in order. Choosing the district is not one of them: that is the week itself. */
const STEPS = [{ id: 'who', title: weekWords.who }, ...IN_WEEK]
export const SKIPPABLE: readonly string[] = IN_WEEK.map(({ id }) => id)

/** Reads the opening weeks with what came of them, the latest first. */
export async function readWeeks(database: Database) {
  const weeks = await createWeekStore(database).all()
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
        return { id, title, at, isSkipped: skipped, sentAt: came.at, rows: came.rows }
      })
      const now = { ...here, people: unlessFew(confirmed) }
      return { ...week, now, kept: steps, steps: await Promise.all(read) }
    }),
  )
}

export type Week = Awaited<ReturnType<typeof readWeeks>>[number]

/** Returns a number of people; null for fewer than five. None counts as few too, so that no page shows which it is. */
const unlessFew = (n: number | null): number | null => (n !== null && n >= SMALLEST ? n : null)

/** Returns how many have confirmed in a district, as `unlessFew`. */
export async function peopleIn(session: Queryable, district: string): Promise<number | null> {
  const districts = await readDistricts(session, [district])
  return unlessFew(districts.find(({ code }) => code === district)!.confirmed)
}

/** Returns a week. Throws a Refusal if there is none of that name, or if it was stopped. */
export async function openWeek(session: Queryable, name: string): Promise<StoredWeek> {
  const week = (await createWeekStore(session).all()).find(one => one.name === name)
  if (!week) throw new Refusal(`there is no opening week ${name}: week list shows them`)
  if (week.stopped_at !== null) throw new Refusal(`${name} was stopped: start ${week.district} again`)
  return week
}

/** Returns the first step that is neither done nor skipped; undefined if there is none. */
export const firstOpen = ({ steps }: StoredWeek) => STEPS.find(({ id }) => !steps[id])
export const stepOf = (id: string) => STEPS.find(step => step.id === id)
