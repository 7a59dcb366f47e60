import type { Features } from './features.ts'

/** A question both ours and somebody else's wordings use this seldom is treated as unknown. */
const LEAST_COUNT = 2
/** Unknown words point elsewhere; past three they add nothing. */
const UNKNOWN = '?unknown'
const UNKNOWN_WEIGHT = 1.5
const MOST_UNKNOWN = 3
/** Every question weighs the same, however long. */
const LENGTH = 2
const ROUNDS = 6

/** How much a question looks like somebody else's: below 0 ours, above 0 not. Log-odds. */
type ScopeJudge = (features: Features) => number

/**
 * Learns, from the wordings that are ours and those that are not, which words and turns of phrase mark each.
 * Logistic regression; the same input always gives the same judge.
 */
export function createScopeJudge(samples: readonly { features: Features; elsewhere: boolean }[]): ScopeJudge {
  const counts = new Map<string, number>()
  for (const { features } of samples) {
    for (const feature of features.weights.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const ids = new Map<string, number>([[UNKNOWN, 0]])
  for (const [feature, count] of counts) {
    if (count >= LEAST_COUNT && !feature.includes('__')) ids.set(feature, ids.size)
  }

  function vectorOf({ weights }: Features): [number[], number[]] {
    const places: number[] = []
    const values: number[] = []
    let unknown = 0
    let squares = 0
    for (const feature of weights.keys()) {
      if (feature.includes('__')) continue
      const id = ids.get(feature)
      const pair = feature.includes('_')
      if (id === undefined) unknown += pair ? 0 : 1
      else {
        const value = pair ? 0.6 : 1
        places.push(id)
        values.push(value)
        squares += value * value
      }
    }
    if (unknown > 0) {
      const value = UNKNOWN_WEIGHT * Math.min(unknown, MOST_UNKNOWN)
      places.push(0)
      values.push(value)
      squares += value * value
    }
    const scale = LENGTH / Math.sqrt(squares || 1)
    return [places, values.map(value => value * scale)]
  }

  const slopes = new Float64Array(ids.size)
  let base = -1
  const scoreOf = ([places, values]: [number[], number[]]) => {
    let score = base
    for (let at = 0; at < places.length; at++) score += slopes[places[at]!]! * values[at]!
    return score
  }

  const vectors = samples.map(({ features, elsewhere }) => ({ vector: vectorOf(features), elsewhere }))
  const foreign = samples.filter(({ elsewhere }) => elsewhere).length || 1
  const balance = (samples.length - foreign) / foreign / 2
  // A fixed stride visits every sample in a mixed order without chance.
  const stride = strideFor(vectors.length)
  for (let round = 0; round < ROUNDS; round++) {
    const pace = 0.5 / (1 + round * 0.2)
    for (let step = 0; step < vectors.length; step++) {
      const { vector, elsewhere } = vectors[(step * stride + round) % vectors.length]!
      const likely = 1 / (1 + Math.exp(-scoreOf(vector)))
      const push = (likely - (elsewhere ? 1 : 0)) * (elsewhere ? balance : 1) * pace
      const [places, values] = vector
      for (let at = 0; at < places.length; at++) slopes[places[at]!]! -= push * values[at]!
      base -= push * 0.1
    }
  }
  return features => scoreOf(vectorOf(features))
}

function strideFor(count: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b))
  let stride = Math.max(1, Math.floor(count * 0.618))
  while (divides(stride, count) !== 1) stride++
  return stride
}
