import { expect, test } from 'vitest'
import { simulateExperiment } from '#src/testing/simulated-experiment.ts'
import { liftOf } from './lift.ts'
import { smallestFound, visitsNeeded } from './sample-size.ts'
import { type PairTally, verdict } from './verdict.ts'

const EXPERIMENTS = 200
const PAGE = { fortnights: 1, visits: 4_000, rate: 0.12, times: 1, bursts: false }
const run = (traffic: typeof PAGE, seed: number) =>
  Array.from({ length: EXPERIMENTS }, (_, at) => simulateExperiment(traffic, seed + at))
const share = (all: PairTally[][], told: (pairs: PairTally[]) => boolean) =>
  all.filter(told).length / all.length
const told = (pairs: PairTally[]) => verdict(pairs).better !== undefined

test.each([false, true])(
  'two versions that are the same are told apart in 5 of 100 experiments at most; posts that bring many at once: %s',
  bursts => {
    expect(share(run({ ...PAGE, bursts }, 1_000), told)).toBeLessThanOrEqual(0.05)
  },
)

test('where posts bring many at once, all visitors compared with all others are told apart far too often', () => {
  const pooled = (pairs: PairTally[]) => {
    const sum = (of: (pair: PairTally) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
    const [visitsA, visitsB] = [sum(({ a }) => a.visits), sum(({ b }) => b.visits)]
    const [joinsA, joinsB] = [sum(({ a }) => a.joins), sum(({ b }) => b.joins)]
    const rate = (joinsA + joinsB) / (visitsA + visitsB)
    const error = Math.sqrt(rate * (1 - rate) * (1 / visitsA + 1 / visitsB))
    return Math.abs(joinsB / visitsB - joinsA / visitsA) > 1.96 * error
  }
  expect(share(run({ ...PAGE, bursts: true }, 1_000), pooled)).toBeGreaterThan(0.15)
})

test('where 12 of 100 visitors join, 4,000 visits find a true +30% in 80 of 100 experiments', () => {
  expect(
    share(run({ ...PAGE, times: 1.3 }, 2_000), pairs => verdict(pairs).better === 'b'),
  ).toBeGreaterThanOrEqual(0.8)
})

test('the plan’s number of visits finds what was hoped for, at a share of 6 of 100 too', () => {
  const visits = visitsNeeded(0.06, 1.3)
  const all = run({ ...PAGE, fortnights: 2, visits, rate: 0.06, times: 1.3 }, 3_000)
  expect(share(all, pairs => verdict(pairs).better === 'b')).toBeGreaterThanOrEqual(0.8)
  expect(smallestFound(0.06, visits)).toBe(30)
  expect(smallestFound(0.06, 20)).toBeUndefined()
  expect(visitsNeeded(0.9, 1.3)).toBe(Number.POSITIVE_INFINITY)
})

test('the true difference lies within what is said of it, and the verdict never speaks against that', () => {
  const all = run({ ...PAGE, times: 1.3 }, 4_000).slice(0, 12)
  let within = 0
  for (const pairs of all) {
    const { times, least, most } = liftOf(pairs)
    expect(least).toBeLessThan(times)
    expect(most).toBeGreaterThan(times)
    if (least <= 1.3 && 1.3 <= most) within += 1
    expect(verdict(pairs).better).toBe(least > 1 ? 'b' : most < 1 ? 'a' : undefined)
  }
  expect(within).toBeGreaterThanOrEqual(11)
})

test('without visits, with one version’s alone, or where nobody joined, nothing can be told', () => {
  const pair = (a: [number, number], b: [number, number]): PairTally => ({
    a: { visits: a[0], joins: a[1] },
    b: { visits: b[0], joins: b[1] },
  })
  for (const one of [pair([0, 0], [0, 0]), pair([50, 20], [0, 0]), pair([50, 0], [50, 0])]) {
    expect(verdict(Array.from({ length: 84 }, () => one))).toEqual({ chance: 1 })
    expect(liftOf(Array.from({ length: 84 }, () => one)).times).toBe(1)
  }
})

test('the same tallies are always judged the same, and versions changed about the other way round', () => {
  const pairs = simulateExperiment({ ...PAGE, times: 1.5 }, 5)
  expect(verdict(pairs)).toEqual(verdict(structuredClone(pairs)))
  const { better, chance } = verdict(pairs.map(({ a, b }) => ({ a: b, b: a })))
  expect({ better, chance }).toEqual({ ...verdict(pairs), better: 'a' })
})
