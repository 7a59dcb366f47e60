import { seededDraws } from '#src/sources/experiment/seeded-draws.ts'
import { DRAWS, pairOf, VERSIONS, versionOf } from '#src/sources/experiment/slots.ts'
import type { PairTally } from '#src/sources/experiment/verdict.ts'

/** `visits` are the mean of a whole experiment; `rate` is the share that joins on A; on B `times` as many do. */
type Traffic = { fortnights: number; visits: number; rate: number; times: number; bursts: boolean }

/**
 * One experiment on a page as busy and as restless as a real one: nights are still, weekdays differ, some days are twice
 * as busy as others, and now and then somebody's post brings many visitors in a few hours, who join three times as
 * often or hardly at all. For tests: the same for the same seed.
 */
export function simulateExperiment(
  { fortnights, visits, rate, times, bursts }: Traffic,
  seed: number,
): PairTally[] {
  const draw = seededDraws(seed)
  const draws = Array.from({ length: fortnights * DRAWS }, () => (draw() < 0.5 ? 'a' : 'b')).join('')
  const hours = draws.length * 4
  const busy = Array.from(
    { length: hours / 24 },
    (_, day) => [1, 1.1, 1.1, 1, 0.9, 0.7, 0.8][day % 7]! * (0.5 + draw()),
  )
  const weights = Array.from({ length: hours }, (_, hour) => {
    const daytime = 1 - Math.cos((2 * Math.PI * ((hour % 24) - 3)) / 24)
    return busy[Math.floor(hour / 24)]! * (0.1 + daytime)
  })
  const keen = Array.from({ length: hours }, () => 0.7 + 0.6 * draw())
  for (
    let hour = bursts ? Math.floor(draw() * 60) : hours;
    hour < hours;
    hour += 20 + Math.floor(draw() * 100)
  ) {
    const [many, eager] = [5 + draw() * 15, draw() < 0.5 ? 3 : 0.3]
    for (const [at, share] of [1, 0.6, 0.3].entries()) {
      if (hour + at >= hours) break
      weights[hour + at]! += many * share
      keen[hour + at]! = eager
    }
  }
  const weight = weights.reduce((sum, one) => sum + one, 0)
  const mean = weights.reduce((sum, one, hour) => sum + one * keen[hour]!, 0) / weight
  const pairs = Array.from(
    { length: draws.length },
    (): PairTally => ({ a: { visits: 0, joins: 0 }, b: { visits: 0, joins: 0 } }),
  )
  for (let hour = 0; hour < hours; hour++) {
    const version = versionOf({ begins_at: 0, draws }, hour)!
    const tally = pairs[pairOf(hour)]![version]
    const came = poisson((visits * weights[hour]!) / weight, draw)
    const joins = ((rate * keen[hour]!) / mean) * (version === VERSIONS[1] ? times : 1)
    tally.visits += came
    for (let visitor = 0; visitor < came; visitor++) if (draw() < joins) tally.joins += 1
  }
  return pairs
}

function poisson(mean: number, draw: () => number): number {
  const limit = Math.exp(-mean)
  let n = 0
  for (let product = draw(); product > limit; product *= draw()) n += 1
  return n
}
