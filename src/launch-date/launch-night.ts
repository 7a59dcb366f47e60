import { periods } from '#src/content/periods.ts'
import type { Database } from '#src/db/database.ts'
import { endEntries, whyHeld } from '#src/waitlist/server/nightly/purge.ts'
import { listEnd } from './list-end.ts'
import { readStatements, type Said, storeStatement } from './statements.ts'

/**
 * Stores what is said of the launch if it changed, notes which warning is given, and deletes the list once it has ended:
 * everyone who joined so many months ago. By a clock that may be wrong it does nothing.
 */
export async function launchNight(
  database: Database,
  { now }: { now: number },
  announced?: Said,
): Promise<void> {
  if (await whyHeld(database, 0, now)) return
  const [statement] = await readStatements(database, now, announced)
  const { tell } = listEnd(statement, now)
  if (tell === 'first') Object.assign(statement, { warned_at: now, warned_again_at: null })
  if (tell === 'last') statement.warned_again_at = now
  await storeStatement(database, statement)
  if (tell === 'over') await endEntries(database, joinedBy(now), now)
}

function joinedBy(now: number): number {
  const at = new Date(now)
  return at.setUTCMonth(at.getUTCMonth() - periods.afterLaunch.months)
}
