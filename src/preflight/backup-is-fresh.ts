import { periods } from '#src/content/periods.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { type Finding, met, notMet } from './finding.ts'

/** When the last backup was made that was opened and counted. Undefined where there are no backups at all. */
export type LastBackup = (() => Promise<number | undefined>) | undefined

export async function backupIsFresh(last: LastBackup, now: number = Date.now()): Promise<Finding> {
  const what = 'The backup'
  if (!last)
    return notMet(what, 'There is none, and one burnt server would take the list with it: set BACKUP_DIR.')
  const at = await last()
  if (at === undefined)
    return notMet(
      what,
      'None was made yet. A running server makes the first within minutes, or: npm run waitlist -- backup',
    )
  const hours = Math.floor((now - at) / HOUR_MS)
  const age =
    hours < 1 ? 'less than an hour' : hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
  return now - at > periods.backups.oldHours * HOUR_MS
    ? notMet(
        what,
        `The last that was counted is ${age} old. Run npm run waitlist -- backup: it says what is wrong.`,
      )
    : met(what, `Made, opened and counted ${age} ago.`)
}
