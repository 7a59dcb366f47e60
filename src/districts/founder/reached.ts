import { districtsWords as words } from '#src/content/districts.ts'
import type { Queryable } from '#src/db/database.ts'
import { NEXT, type TodayLine } from '#src/waitlist/founder/today-line.ts'
import { type District, hasReached, readDistricts } from './read-districts.ts'

/** How many districts to name. */
const SHOWN = 5

/** Suggests a move for each district that has reached its goal, until the founder invites or opens there. */
async function reachedIn(database: Queryable): Promise<string[]> {
  const isWaiting = (one: District) => hasReached(one) && ['watching', 'next'].includes(one.stage)
  const waiting = (await readDistricts(database)).filter(isWaiting)
  const lines = waiting.slice(0, SHOWN).map(words.reached)
  return waiting.length > SHOWN ? [...lines, words.more(waiting.length - SHOWN)] : lines
}

/** Today's suggestions about districts. */
export const districtsToday = async (database: Queryable): Promise<TodayLine[]> =>
  (await reachedIn(database)).map(title => ({ under: NEXT, title, words: '' }))

/** The Monday letter's suggestions about districts. */
export const districtsOnMonday = {
  read: async (database: Queryable) => ({ reached: await reachedIn(database) }),
  needs: ({ reached }: { reached: readonly string[] }) => [...reached],
}
