import { launchDateWords } from '#src/content/launch-date.ts'
import type { Alert } from '#src/content/news-parts.ts'
import type { Queryable } from '#src/db/database.ts'
import type { SitePart } from '#src/feature.ts'
import { DAY_MS, WEEK_MS } from '#src/time/durations.ts'
import { launchStanding } from './launch-standing.ts'
import { isNear, listEnd } from './list-end.ts'
import { readStatements } from './statements.ts'

/** Returns whether the last alert was in an earlier week, as both alerts are sent once a week. */
const isNewWeek = ({ now, since }: { now: number; since: number }) =>
  Math.floor(now / WEEK_MS) !== Math.floor(since / WEEK_MS)

/** Alerts the founder while the announced launch date is about to pass, or has passed without a launch. */
const launchAlert: Alert = {
  kind: 'launch',
  async watch(at) {
    const { is, days } = launchStanding(at.now)
    if ((is !== 'soon' && is !== 'late') || !isNewWeek(at)) return undefined
    return is === 'soon' ? { days } : { late: days }
  },
  words: launchDateWords.alert,
}

/** Alerts the founder while the list is about to end, or has ended. */
const endAlert = (database: Queryable): Alert => ({
  kind: 'list-end',
  async watch(at) {
    const [statement] = await readStatements(database, at.now)
    const end = listEnd(statement, at.now)
    if (!isNear(end, at.now) || !isNewWeek(at)) return undefined
    return { days: Math.max(0, Math.ceil((end.at - at.now) / DAY_MS)) }
  },
  words: launchDateWords.ends.alert,
})

export const launchDate = {
  serve: async ({ database }: { database: Queryable }): Promise<SitePart> => ({
    alerts: [launchAlert, endAlert(database)],
  }),
}
