import { launch, launchedOn } from '#src/content/launch.ts'
import type { Queryable } from '#src/db/database.ts'
import { upsertRows } from '#src/db/rows.ts'
import { ukDay } from '#src/time/uk-time.ts'

/** What the site says about its launch; `came` is empty until the launch. */
export type Said = { said: string; until: string; came: string }
/** A statement as it is stored, and when the founder was warned that the list ends. Times in epoch milliseconds. */
export type Statement = Said & {
  day: string
  stated_at: number
  warned_at: number | null
  warned_again_at: number | null
}

const ANNOUNCED: Said = { said: launch.when, until: launch.until, came: launchedOn }

/** Returns what was said about the launch, latest first. The first is what is said now, whether or not it is stored yet. */
export async function readStatements(
  { query }: Queryable,
  now: number,
  announced: Said = ANNOUNCED,
): Promise<[Statement, ...Statement[]]> {
  const today = ukDay(now)
  // A day that has not come yet was stored by a wrong clock.
  const stored = await query<Statement>('select * from launch_statement where day <= $1 order by day desc', [
    today,
  ])
  const [latest, ...earlier] = stored
  const isSame = (['said', 'until', 'came'] as const).every(name => latest?.[name] === announced[name])
  if (latest && isSame) return [latest, ...earlier]
  const fresh = { ...announced, day: today, stated_at: now, warned_at: null, warned_again_at: null }
  return [fresh, ...stored.filter(({ day }) => day !== today)]
}

/** Stores what is said now, with its warnings. */
export const storeStatement = (session: Queryable, statement: Statement): Promise<unknown> =>
  upsertRows(session, 'launch_statement', 'day', [statement])
