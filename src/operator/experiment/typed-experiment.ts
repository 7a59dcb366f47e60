import type { Experiment } from '#src/sources/experiment/experiment-store.ts'
import type { Traffic } from '#src/sources/experiment/plan.ts'
import { readVersions } from '#src/sources/experiment/read-versions.ts'
import { UsageFault } from '../command.ts'

/** An experiment that is asked for. `expected`: the traffic that the founder expects; undefined: what was counted. */
export type AskedExperiment = Pick<Experiment, 'versions' | 'hope'> & { expected: Traffic | undefined }

/** Reads what was typed: a text of two versions, `30%` and `150/12`. Throws UsageFault, and what is wrong with the versions. */
export function typedExperiment(
  text: string,
  { hope: percent, expect }: { hope: string; expect?: string | undefined },
): AskedExperiment {
  const hope = Number(/^(\d{1,3})%?$/.exec(percent)?.[1])
  if (!(hope >= 1 && hope <= 400))
    throw new UsageFault('--hope must be whole per cent from 1 to 400, such as 30%')
  const expected = expect === undefined ? undefined : typedTraffic(expect)
  return { versions: readVersions(text), hope, expected }
}

function typedTraffic(text: string): Traffic {
  const [, visits, joins] = /^(\d{1,7})\/(\d{1,7})$/.exec(text) ?? []
  if (!(Number(joins) > 0 && Number(joins) < Number(visits)))
    throw new UsageFault('--expect must be visits and joins a day, such as 150/12')
  return { visits: Number(visits), joins: Number(joins) }
}
