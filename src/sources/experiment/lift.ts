import { CHANCE, chanceOf, type PairTally } from './verdict.ts'

/** How far the true difference is looked for: one version joined by so many times as many as the other. */
const LARGEST = 16
/** Halvings in that search: to three places. */
const STEPS = 14

/** `times`: how many times as likely a visitor to B joined as one to A; the truth lies from `least` to `most`. */
export type Lift = { times: number; least: number; most: number }

/** By how much B was joined more than A, and between which the truth lies, by the same test as the verdict's. */
export function liftOf(pairs: readonly PairTally[]): Lift {
  const times = estimate(pairs)
  return { times, least: edge(pairs, times, 1 / LARGEST), most: edge(pairs, times, LARGEST) }
}

/** Where the weighed differences cancel each other. */
function estimate(pairs: readonly PairTally[]): number {
  let [a, b] = [0, 0]
  for (const pair of pairs) {
    const visits = pair.a.visits + pair.b.visits || 1
    a += (pair.a.joins * pair.b.visits) / visits
    b += (pair.b.joins * pair.a.visits) / visits
  }
  return a || b ? Math.min(Math.max(b / a, 1 / LARGEST), LARGEST) : 1
}

/** The farthest towards `far` that what was seen does not speak against. */
function edge(pairs: readonly PairTally[], times: number, far: number): number {
  let [inside, outside] = [times, far]
  for (let step = 0; step < STEPS; step++) {
    const middle = Math.sqrt(inside * outside)
    if (chanceOf(pairs, middle) > CHANCE) inside = middle
    else outside = middle
  }
  return inside
}
