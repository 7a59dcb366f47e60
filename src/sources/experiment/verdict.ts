import { seededDraws } from './seeded-draws.ts'
import type { Version } from './slots.ts'

/** What one version was read and joined in the hours of one pair: two hours, and two a week later. */
export type Tally = { visits: number; joins: number }
export type PairTally = Record<Version, Tally>

/**
 * A difference counts when chance alone makes one as large in fewer than 3 of 100 experiments: what is promised is 5,
 * and this keeps it with room.
 */
export const CHANCE = 0.03
/** Ways of drawing the pairs that the one which was drawn is compared with. */
const REDRAWS = 4_999

/** Which version is better, if that can be told, and how often chance alone makes so large a difference. */
export type Verdict = { better?: Version; chance: number }

/**
 * Compares the versions pair by pair. If the words made no difference, each pair could as well have been drawn the other
 * way round: so the pairs are drawn again thousands of times, and it is counted how often the difference is as large. That holds
 * whatever the traffic does, as when a post somewhere brings a hundred visitors in one hour; a comparison of all
 * visitors with all others is sure far too often then. The same tallies are always judged the same.
 */
export function verdict(pairs: readonly PairTally[]): Verdict {
  const chance = chanceOf(pairs, 1)
  if (chance > CHANCE) return { chance }
  return { better: sum(differences(pairs, 1)) > 0 ? 'b' : 'a', chance }
}

/** The chance of so large a difference, if each visitor to B joined `lift` times as likely as one to A. */
export function chanceOf(pairs: readonly PairTally[], lift: number): number {
  const found = differences(pairs, lift)
  // What differs by rounding alone is the same.
  const least = Math.abs(sum(found)) - 1e-9
  let asLarge = 1
  for (const signs of redraws(pairs.length)) {
    let total = 0
    for (let at = 0; at < found.length; at++) total += signs[at]! * found[at]!
    if (Math.abs(total) >= least) asLarge += 1
  }
  return asLarge / (REDRAWS + 1)
}

/** Each pair's, weighed by what it can tell: nothing where only one version was read. */
function differences(pairs: readonly PairTally[], lift: number): Float64Array {
  return Float64Array.from(pairs, ({ a, b }) => {
    const visits = a.visits + b.visits
    return visits && ((b.joins * a.visits) / lift - a.joins * b.visits) / visits
  })
}

const sum = (numbers: Float64Array) => numbers.reduce((total, one) => total + one, 0)

let drawn: { pairs: number; signs: Int8Array[] } | undefined

/** The draws are the same ones for experiments of the same length. */
function redraws(pairs: number): Int8Array[] {
  if (drawn?.pairs !== pairs) {
    const draw = seededDraws(pairs)
    const signs = Array.from({ length: REDRAWS }, () =>
      Int8Array.from({ length: pairs }, () => (draw() < 0.5 ? -1 : 1)),
    )
    drawn = { pairs, signs }
  }
  return drawn.signs
}
