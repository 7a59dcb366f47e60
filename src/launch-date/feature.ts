import { launchDateWords } from '#src/content/launch-date.ts'
import type { Alert } from '#src/content/news-parts.ts'
import type { SitePart } from '#src/feature.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { launchStanding } from './launch-standing.ts'

const WEEK_MS = 7 * DAY_MS

/** Tells the founder once a week while the announced launch is about to turn false, or is false. */
const launchAlert: Alert = {
  kind: 'launch',
  async watch({ now, since }) {
    const { is, days } = launchStanding(now)
    if ((is !== 'soon' && is !== 'late') || Math.floor(now / WEEK_MS) === Math.floor(since / WEEK_MS))
      return undefined
    return is === 'soon' ? { days } : { late: days }
  },
  words: launchDateWords.alert,
}

export const launchDate = {
  serve: async (): Promise<SitePart> => ({ alerts: [launchAlert] }),
}
