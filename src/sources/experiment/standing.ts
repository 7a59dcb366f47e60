import type { Queryable } from '#src/db/database.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { type Experiment, latestExperiment, readTallies } from './experiment-store.ts'
import { type Lift, liftOf } from './lift.ts'
import { smallestFound } from './sample-size.ts'
import { endOf, VERSIONS, type Version } from './slots.ts'
import { type PairTally, type Tally, type Verdict, verdict } from './verdict.ts'

/** How the latest experiment stands. What each version brought is told after the planned end alone, with the verdict. */
export type Standing = {
  experiment: Experiment
  state: 'waiting' | 'running' | 'stopped' | 'ended'
  visits: number
  joins: number
  result?: Verdict & Lift & Record<Version, Tally>
}

/** Reads it; undefined where there never was one. Rejects with the database. */
export async function readStanding(session: Queryable, now: number): Promise<Standing | undefined> {
  const experiment = await latestExperiment(session)
  if (!experiment) return
  const pairs = await readTallies(session, experiment)
  const [a, b] = VERSIONS.map(version => sum(pairs, version)) as [Tally, Tally]
  const state = stateOf(experiment, now)
  return {
    ...{ experiment, state, visits: a.visits + b.visits, joins: a.joins + b.joins },
    ...(state === 'ended' && { result: { ...verdict(pairs), ...liftOf(pairs), a, b } }),
  }
}

/** The same in a few lines. */
export function describeStanding({ experiment, state, visits, joins, result }: Standing): string {
  const name = `Experiment ${experiment.name}`
  const begin = ukMinute(experiment.begins_at)
  const end = ukMinute(endOf(experiment))
  const counted = `${number(visits)} visits and ${number(joins)} joins were counted`
  if (experiment.stopped_at !== null)
    return `${name}, from ${begin}, was stopped at ${ukMinute(experiment.stopped_at)}, before its end: there is no verdict.`
  if (state === 'waiting') return `${name} begins at ${begin} and ends at ${end}.`
  if (!result)
    return `${name} runs from ${begin} to ${end}. So far ${counted}.
Which version is better is told then: whoever looks earlier, and ends at a good moment, is often wrong.`
  return [
    `${name}, from ${begin} to ${end}: ${counted}`,
    ...VERSIONS.map(version => versionLine(experiment, version, result[version])),
    ...verdictLines(result, joins / visits, visits),
    ...(result.better ? ['To keep it, put its words into hero in src/content/landing.ts.'] : []),
  ].join('\n')
}

function versionLine({ versions }: Experiment, version: Version, { visits, joins }: Tally): string {
  const share = visits ? ` (${((100 * joins) / visits).toFixed(1)}%)` : ''
  return `  ${version.toUpperCase()}  ${versions[version].headline.join(' ')}  ${number(joins)} joins in ${number(visits)} visits${share}`
}

/** Which version is better, if that can be told, and how sure that is. */
export function verdictLines(
  { better, chance, times, least, most }: Verdict & Lift,
  rate: number,
  visits: number,
): string[] {
  const found = `A visitor joined on B ${factor(times)} times as often as on A; the truth is likely between ${factor(least)} and ${factor(most)}.`
  if (better)
    return [
      `${better.toUpperCase()} is better. ${found}`,
      `Were both the same, chance would make so large a difference in ${(100 * chance).toFixed(chance < 0.001 ? 2 : 1)} of 100 experiments.`,
    ]
  const shown = smallestFound(rate, visits)
  return [
    `Which is better cannot be told with your traffic. ${found}`,
    ...(shown ? [`So many visits show a difference of about ${shown}% or more.`] : []),
  ]
}

function stateOf(experiment: Experiment, now: number): Standing['state'] {
  if (experiment.stopped_at !== null) return 'stopped'
  if (now < experiment.begins_at) return 'waiting'
  // Whoever opened the page in the last hour may still join.
  return now < endOf(experiment) + HOUR_MS ? 'running' : 'ended'
}

function sum(pairs: readonly PairTally[], version: Version): Tally {
  const all = { visits: 0, joins: 0 }
  for (const pair of pairs) {
    all.visits += pair[version].visits
    all.joins += pair[version].joins
  }
  return all
}

const number = (n: number) => n.toLocaleString('en-GB')
const factor = (times: number) => times.toFixed(2)
