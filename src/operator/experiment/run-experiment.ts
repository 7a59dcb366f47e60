import type { Database } from '#src/db/database.ts'
import { startExperiment, stopExperiment } from '#src/sources/experiment/experiment-store.ts'
import { LONGEST, type Plan, planOf, type Traffic } from '#src/sources/experiment/plan.ts'
import { describeStanding, readStanding } from '#src/sources/experiment/standing.ts'
import { readTraffic, TRAFFIC_DAYS } from './read-traffic.ts'
import type { AskedExperiment } from './typed-experiment.ts'

/** How long it must run, in words; without `fortnights` it cannot. Rejects where too little was counted to say. */
export async function planExperiment(
  database: Database,
  { hope, expected }: AskedExperiment,
  now: number,
): Promise<{ words: string; fortnights: number | undefined }> {
  const traffic = expected ?? (await readTraffic(database, now))
  if (!traffic)
    throw new Error(
      'too few visits were counted so far to say how long it must run: wait a week, or say --expect 150/12, the visits and joins a day that you expect',
    )
  const plan = planOf(traffic, hope)
  return { words: inWords(traffic, plan, hope, expected !== undefined), fortnights: plan.fortnights }
}

/** Starts it as planned. Resolves to how it stands, in words; rejects where it cannot run, or another one is on. */
export async function beginExperiment(
  database: Database,
  { versions, hope }: AskedExperiment,
  { fortnights }: { fortnights: number | undefined },
  now: number,
): Promise<string> {
  if (!fortnights) throw new Error('nothing was started: more visitors, or a greater hope, are needed')
  if (!(await startExperiment(database, { versions, hope, fortnights }, now)))
    throw new Error('there is an experiment already: experiment status shows it, experiment stop ends it')
  return describeStanding((await readStanding(database, now))!)
}

/** Ends the one that is on. Resolves to what was done; rejects where none is. */
export async function endExperiment(database: Database, now: number): Promise<string> {
  const stopped = await stopExperiment(database, now)
  if (!stopped) throw new Error('no experiment is on')
  return `Experiment ${stopped.name} was stopped: the page has its own words again within ten seconds.`
}

function inWords(
  traffic: Traffic,
  { visits, fortnights, found }: Plan,
  hope: number,
  expected: boolean,
): string {
  const { joins } = traffic
  const share = ((100 * joins) / traffic.visits).toFixed(1)
  const said = expected ? 'As you expect' : `In the last ${TRAFFIC_DAYS} days`
  return [
    `${said}: ${round(traffic.visits)} visits and ${round(joins)} joins a day, ${share} of 100 visitors.`,
    Number.isFinite(visits)
      ? `To find that one version is better by ${hope}%, in 80 of 100 experiments, takes ${round(visits)} visits.`
      : `Better by ${hope}% would be more than all visitors.`,
    fortnights
      ? `That is ${2 * fortnights} weeks.`
      : `That is more than ${2 * LONGEST} weeks. ${found ? `So long shows a difference of ${found}% or more.` : 'Nothing can be told with so little traffic.'}`,
  ].join('\n')
}

const round = (n: number) => n.toLocaleString('en-GB', { maximumFractionDigits: n < 10 ? 1 : 0 })
