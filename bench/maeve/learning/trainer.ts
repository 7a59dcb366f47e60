import {
  type Head,
  type LinearModel,
  softmax,
  type Vector,
} from '#src/maeve/server/understanding/learned/linear-model.ts'

/** A text and the labels that are right for it, any of which will do. */
export type Sample = { vector: Vector; right: readonly number[]; weight: number }
/** Weights before they are rounded, from which learning can continue. */
export type Trained = {
  labels: readonly string[]
  buckets: number
  base: Float32Array
  weights: Float32Array
}

/** `pace`: how far a sample moves the weights, given how many rounds are done, with the current one as a fraction. */
export type Course = { rounds: number; pace: (rounds: number) => number }

/** Smaller errors are ignored: most labels are plainly wrong for most texts. */
const LEAST_ERROR = 0.004
const DECAY = 1e-5

export function untrained(labels: readonly string[], buckets: number): Trained {
  return {
    labels,
    buckets,
    base: new Float32Array(labels.length),
    weights: new Float32Array(labels.length * buckets),
  }
}

/** Multinomial logistic regression, in place. The same samples in the same order always give the same result. */
export function train(model: Trained, samples: readonly Sample[], { rounds, pace }: Course): Trained {
  const { labels, base, weights } = model
  const width = labels.length
  const order = samples.map((_, at) => at)
  const random = createRandom()
  const scores = new Float64Array(width)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const [done, at] of order.entries()) {
      const { vector, right, weight } = samples[at]!
      const { places, values } = vector
      scores.set(base)
      for (let spot = 0; spot < places.length; spot++) {
        const start = places[spot]! * width
        const value = values[spot]!
        for (let label = 0; label < width; label++) scores[label]! += weights[start + label]! * value
      }
      softmax(scores)
      let share = 0
      for (const label of right) share += scores[label]!
      for (const label of right) scores[label]! -= scores[label]! / (share || 1)
      const step = weight * pace(round + done / order.length)
      const wrong: number[] = []
      for (let label = 0; label < width; label++) {
        if (Math.abs(scores[label]!) < LEAST_ERROR) continue
        wrong.push(label)
        scores[label]! *= step
        base[label]! -= scores[label]! * 0.1
      }
      for (let spot = 0; spot < places.length; spot++) {
        const start = places[spot]! * width
        const value = values[spot]!
        for (const label of wrong) {
          const place = start + label
          weights[place]! -= scores[label]! * value + weights[place]! * DECAY
        }
      }
    }
  }
  return model
}

export const copyOf = ({ labels, buckets, base, weights }: Trained): Trained => ({
  labels,
  buckets,
  base: base.slice(),
  weights: weights.slice(),
})

/** Returns the same model with 8-bit weights, leaving out those smaller than `least`. */
export function made8Bit({ labels, buckets, base, weights }: Trained, least = 0): LinearModel {
  const width = labels.length
  const scales = new Float32Array(width)
  for (let place = 0; place < weights.length; place++) {
    const size = Math.abs(weights[place]!) / 127
    if (size > scales[place % width]!) scales[place % width] = size
  }
  const starts = new Uint32Array(buckets + 1)
  const owners: number[] = []
  const small: number[] = []
  for (let place = 0; place < weights.length; place++) {
    const label = place % width
    const weight = weights[place]!
    const rounded = Math.abs(weight) < least ? 0 : Math.round(weight / (scales[label] || 1))
    if (rounded !== 0) {
      owners.push(label)
      small.push(rounded)
    }
    if (label === width - 1) starts[(place + 1) / width] = small.length
  }
  return { labels, scales, base, starts, owners: Uint16Array.from(owners), weights: Int8Array.from(small) }
}

function createRandom(): () => number {
  let state = 12_345
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other]!, list[at]!]
  }
}

/** The bytes of a model's file, as `readModel` reads them. */
export function writeModel({ labels, scales, base, starts, owners, weights }: LinearModel): Uint8Array {
  const head: Head = { labels: [...labels], places: starts.length - 1, weights: weights.length }
  const text = JSON.stringify(head)
  const padded = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(padded.length)
  return Buffer.concat([size, padded, ...[scales, base, starts, owners, weights].map(bytesOf)])
}

const bytesOf = ({ buffer, byteOffset, byteLength }: NodeJS.TypedArray) =>
  Buffer.from(buffer, byteOffset, byteLength)
