import type { Queryable } from '#src/db/database.ts'
import type { Draft, Unfinished } from '#src/waitlist/founder/today-line.ts'
import { storedWeeks } from './read-weeks.ts'

/** The steps of an opening week in which the founder writes, by the kind of their drafts. */
const WRITTEN = { week: 'letter', wave: 'wave' } as const

/** The letter or wave of an opening week that was begun. */
export async function unfinishedInWeek(
  { kind, of }: Draft,
  database: Queryable,
): Promise<Unfinished | undefined> {
  if (!(kind === 'week' || kind === 'wave') || of === undefined) return undefined
  const week = (await storedWeeks(database)).find(({ name }) => name === of)
  if (week?.stopped_at !== null) return undefined
  const step = WRITTEN[kind]
  return {
    title: `An unfinished ${step} for the opening week of ${week.district}`,
    page: `week/${of}_${step}`,
  }
}
