import { randomInt } from 'node:crypto'
import type { Database, Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import type { HeroWords } from './hero-words.ts'
import { DRAWS, endOf, pairOf, type Turns, VERSIONS, type Version, versionOf } from './slots.ts'
import type { PairTally } from './verdict.ts'

/** Servers read every ten seconds whether there is an experiment: all know of one long before its first hour. */
const NOTICE_MS = 5 * MINUTE_MS

/** `hope`: by how many per cent one version is hoped to be better. Times in epoch milliseconds. */
export type Experiment = Turns & {
  name: string
  versions: Record<Version, HeroWords>
  hope: number
  stopped_at: number | null
}

type Row = Omit<Experiment, 'versions'> & { version_a: string; version_b: string }

/** The latest experiment, whether or not it has ended; undefined where there was none. Rejects with the database. */
export async function latestExperiment({ query }: Queryable): Promise<Experiment | undefined> {
  // Two may begin in the same hour, the first of them stopped before it began.
  const [row] = await query<Row>(
    'select * from experiment order by begins_at desc, length(name) desc, name desc limit 1',
  )
  if (!row) return
  const { version_a, version_b, ...rest } = row
  return { ...rest, versions: { a: JSON.parse(version_a), b: JSON.parse(version_b) } }
}

/** Whether an experiment runs, or is to begin. */
function isOn(experiment: Experiment, now: number): boolean {
  return experiment.stopped_at === null && now < endOf(experiment)
}

/** Draws the order of the pairs and begins at the next full hour. Returns undefined where another one is on. */
export function startExperiment(
  database: Pick<Database, 'exclusively'>,
  { versions, hope, fortnights }: { versions: Experiment['versions']; hope: number; fortnights: number },
  now: number,
): Promise<Experiment | undefined> {
  return database.exclusively(async session => {
    const latest = await latestExperiment(session)
    if (latest && isOn(latest, now)) return
    const row = {
      name: String(Number(latest?.name ?? 0) + 1),
      version_a: JSON.stringify(versions.a),
      version_b: JSON.stringify(versions.b),
      hope,
      draws: Array.from({ length: fortnights * DRAWS }, () => VERSIONS[randomInt(2)]).join(''),
      begins_at: Math.ceil((now + NOTICE_MS) / HOUR_MS) * HOUR_MS,
      stopped_at: null,
    }
    await insertRows(session, 'experiment', [row])
    return latestExperiment(session)
  })
}

/** Ends the one that is on; returns it. */
export function stopExperiment(
  database: Pick<Database, 'exclusively'>,
  now: number,
): Promise<Experiment | undefined> {
  return database.exclusively(async session => {
    const latest = await latestExperiment(session)
    if (!latest || !isOn(latest, now)) return
    await session.query('update experiment set stopped_at = $2 where name = $1', [latest.name, now])
    return { ...latest, stopped_at: now }
  })
}

export type Step = 'visit' | 'join'

/** What was counted of an experiment, pair by pair. */
export async function readTallies({ query }: Queryable, experiment: Experiment): Promise<PairTally[]> {
  const pairs = Array.from(
    experiment.draws,
    (): PairTally => ({ a: { visits: 0, joins: 0 }, b: { visits: 0, joins: 0 } }),
  )
  const counts = await query<{ hour: string; step: Step; n: number }>(
    'select hour, step, n from experiment_count where experiment = $1',
    [experiment.name],
  )
  for (const { hour, step, n } of counts) {
    const version = versionOf(experiment, Number(hour))
    if (version) pairs[pairOf(Number(hour))]![version][step === 'visit' ? 'visits' : 'joins'] += n
  }
  return pairs
}
