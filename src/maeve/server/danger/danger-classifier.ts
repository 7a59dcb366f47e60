import { dangerFeatures, stemsOf } from './danger-features.ts'

export type Sample = { text: string; label: string; weight: number }
/** The likeliest label of a text, and how likely each is. */
export type Classifier = (text: string) => Map<string, number>

/** A name seen less often says nothing. */
const LEAST = 2
const ROUNDS = 12
const PACE = 0.6
/** Pulls every slope to nothing, so that no single word decides. */
const DECAY = 0.0006
/** Cues generalise; single words and pairs only refine them. */
const worthOf = (name: string) =>
  name.startsWith('#') ? (name.includes('+') ? 0.7 : 1.3) : name.includes(' ') ? 0.35 : 0.5

/** Multinomial logistic regression over the features of the samples; the same samples always make the same classifier. */
export function trainClassifier(samples: readonly Sample[]): Classifier {
  const labels = [...new Set(samples.map(({ label }) => label))].sort()
  const seen = new Map<string, number>()
  const words = new Set(samples.flatMap(({ text }) => stemsOf(text)))
  const known = (word: string) => words.has(word)
  const rows = samples.map(({ text }) => [...dangerFeatures(text, known)])
  for (const row of rows) for (const name of row) seen.set(name, (seen.get(name) ?? 0) + 1)
  const ids = new Map([...seen].filter(([, n]) => n >= LEAST).map(([name], at) => [name, at] as const))
  const width = labels.length
  const slopes = new Float32Array(ids.size * width)
  const base = new Float32Array(width)

  function vectorOf(names: Iterable<string>) {
    const places: number[] = []
    const values: number[] = []
    let squares = 1
    for (const name of names) {
      const id = ids.get(name)
      const value = worthOf(name)
      if (id === undefined) continue
      squares += value * value
      places.push(id * width)
      values.push(value)
    }
    const scale = 3 / Math.sqrt(squares)
    return { places, values: values.map(value => value * scale) }
  }

  function likelihoods({ places, values }: ReturnType<typeof vectorOf>): Float64Array {
    const scores = Float64Array.from(base)
    for (const [at, place] of places.entries()) {
      for (let label = 0; label < width; label++) scores[label]! += slopes[place + label]! * values[at]!
    }
    const most = Math.max(...scores)
    let sum = 0
    for (let label = 0; label < width; label++) sum += scores[label] = Math.exp(scores[label]! - most)
    return scores.map(score => score / sum)
  }

  const vectors = rows.map(vectorOf)
  let stride = Math.floor(samples.length * 0.618) || 1
  while (divisor(stride, samples.length) !== 1) stride++
  for (let round = 0; round < ROUNDS; round++) {
    const pace = PACE / (1 + round * 0.35)
    for (let step = 0; step < samples.length; step++) {
      const at = (step * stride + round) % samples.length
      const { label, weight } = samples[at]!
      const { places, values } = vectors[at]!
      const errors = likelihoods(vectors[at]!)
      errors[labels.indexOf(label)]! -= 1
      for (let one = 0; one < width; one++) {
        const push = errors[one]! * weight * pace
        for (let spot = 0; spot < places.length; spot++) {
          const place = places[spot]! + one
          slopes[place]! -= push * values[spot]! + slopes[place]! * DECAY * pace
        }
        base[one]! -= push * 0.3
      }
    }
  }

  return text => {
    const found = likelihoods(vectorOf(dangerFeatures(text, known)))
    return new Map(labels.map((label, at) => [label, found[at]!]))
  }
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
