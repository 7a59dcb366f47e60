import { launch, launchedOn } from '#src/content/launch.ts'
import { launchDateWords as words } from '#src/content/launch-date.ts'
import type { Queryable } from '#src/db/database.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'
import { ukLongDate, ukLongDay } from '#src/time/uk-time.ts'
import type { TodayLine } from '#src/waitlist/founder/today-line.ts'
import { NEXT } from '#src/waitlist/founder/today-line.ts'
import { launchStanding } from '../launch-standing.ts'
import { isNear, listEnd } from '../list-end.ts'
import { readStatements } from '../statements.ts'

/** Says in a sentence how long what was announced about the launch will stay true. */
export function launchInWords(now: number): { words: string; isFine: boolean } {
  const { is, days } = launchStanding(now)
  if (is === 'come') return { words: words.come(ukLongDay(launchedOn)), isFine: true }
  const until = ukLongDay(launch.until)
  if (is === 'fine') return { words: words.fine(until), isFine: true }
  return { words: words[is](days, until), isFine: false }
}

/** Preflight's check of the launch date. */
export const launchFinding = {
  what: words.what,
  async look(_config?: unknown, now = Date.now()): Promise<Finding> {
    const { words: says, isFine } = launchInWords(now)
    return isFine
      ? met(words.what, says)
      : notMet(words.what, `${says} ${words.todo}`, `${says} ${words.decide}`)
  },
}

/** What the founder must know and decide now if the launch date is about to pass, or the list is about to end. */
export async function launchNeeds(
  database: Queryable,
  now: number,
): Promise<{ says: string; decide: string; todo: string }[]> {
  const { words: says, isFine } = launchInWords(now)
  const [statement] = await readStatements(database, now)
  const end = listEnd(statement, now)
  const ends = words.ends[end.at <= now ? 'over' : 'near'](ukLongDate(end.at))
  return [
    ...(isFine ? [] : [{ says, decide: words.decide, todo: words.todo }]),
    ...(isNear(end, now) ? [{ says: ends, decide: words.ends.decide, todo: words.ends.todo }] : []),
  ]
}

/** The Monday letter's lines on what needs the founder’s attention. */
export const launchOnMonday = {
  read: async (database: Queryable, { now }: { now: number }) => ({
    launch: await launchNeeds(database, now),
  }),
  needs: ({ launch: needs }: { launch: Awaited<ReturnType<typeof launchNeeds>> }) =>
    needs.map(({ says }) => says),
}

/** The lines on Today, if there is something to do. */
export const launchToday = async (database: Queryable, now: number): Promise<TodayLine[]> =>
  (await launchNeeds(database, now)).map(({ says, decide }) => ({
    under: NEXT,
    words: `${says} ${decide}`,
    isUrgent: true,
  }))
