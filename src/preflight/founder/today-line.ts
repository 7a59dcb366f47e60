import type { TodayLine } from '#src/waitlist/founder/today-line.ts'
import { backupIsFresh, type LastBackup } from '../backup-is-fresh.ts'
import { orCannotTell } from '../finding.ts'

/** How old the last backup is. */
export async function backupToday(last: LastBackup, now: number): Promise<TodayLine[]> {
  const { state, says } = await orCannotTell('The backup', backupIsFresh(last, now))
  return [{ under: 'Last backup', words: says, isUrgent: state !== 'met' }]
}
