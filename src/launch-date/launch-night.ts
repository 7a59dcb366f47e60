import { periods } from '#src/content/periods.ts'
import type { Database } from '#src/db/database.ts'
import type { Tonight } from '#src/feature.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { askStillWaiting } from '#src/waitlist/server/member/still-waiting.ts'
import { endEntries, whyHeld } from '#src/waitlist/server/nightly/purge.ts'
import { listEnd } from './list-end.ts'
import { readStatements, type Said, type Statement, storeStatement } from './statements.ts'

const SETTLED_MS = periods.settledLaunch.days * DAY_MS

/**
 * Stores what the site says about the launch if that has changed, and records which warning is given. Once the list
 * has ended, it deletes everyone who joined long enough ago. Until the launch it asks people whether they are still
 * waiting. If the clock may be wrong, it does nothing.
 */
export async function launchNight(
  database: Database,
  { now, mail }: Tonight,
  announced?: Said,
): Promise<void> {
  if (await whyHeld(database, 0, now)) return
  const statements = await readStatements(database, now, announced)
  const [statement] = statements
  const { tell } = listEnd(statement, now)
  if (tell === 'first') Object.assign(statement, { warned_at: now, warned_again_at: null })
  if (tell === 'last') statement.warned_again_at = now
  await storeStatement(database, statement)
  if (tell === 'over') await endEntries(database, joinedBy(now), now)
  else if (mail && !statement.came) await askStillWaiting(database, now, slippedAt(statements, now))
}

function joinedBy(now: number): number {
  const at = new Date(now)
  return at.setUTCMonth(at.getUTCMonth() - periods.afterLaunch.months)
}

/** Returns when the launch was put off, once both dates have been on the site for a while: one may be a mistake. */
function slippedAt(statements: readonly Statement[], now: number): number | undefined {
  const stood = statements.filter(
    ({ stated_at }, i) => (statements[i - 1]?.stated_at ?? now) - stated_at >= SETTLED_MS,
  )
  const [latest, before] = stood
  return latest === statements[0] && before && latest!.until > before.until ? latest!.stated_at : undefined
}
