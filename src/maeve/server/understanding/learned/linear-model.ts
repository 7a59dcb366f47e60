/** Named features of one text and their weights, by place in a model's table, scaled to a fixed length. */
export type Vector = { places: Int32Array; values: Float32Array }

/** What each place in the table weighs for the labels that it matters to, in 8 bits: `weights[at] * scales[owners[at]]`. */
export type LinearModel = {
  labels: readonly string[]
  scales: Float32Array
  base: Float32Array
  /** Where each place's weights begin, and where the last one's end. */
  starts: Uint32Array
  /** The label of each weight. */
  owners: Uint16Array
  weights: Int8Array
}

/** Every text counts the same, however long it is. */
const LENGTH = 3

/** Hashes each name to a place; names that share a place share their weight. */
export function vectorOf(names: Iterable<readonly [name: string, weight: number]>, buckets: number): Vector {
  const found = new Map<number, number>()
  let squares = 0
  for (const [name, weight] of names) {
    const place = hash(name) % buckets
    if (found.has(place)) continue
    found.set(place, weight)
    squares += weight * weight
  }
  const scale = LENGTH / Math.sqrt(squares || 1)
  return { places: Int32Array.from(found.keys()), values: Float32Array.from(found.values(), w => w * scale) }
}

/** FNV-1a over UTF-16 units. */
function hash(name: string): number {
  let sum = 2_166_136_261
  for (let at = 0; at < name.length; at++) sum = Math.imul(sum ^ name.charCodeAt(at), 16_777_619)
  return (sum ^ (sum >>> 15)) >>> 0
}

export function likelihoods(
  { labels, scales, base, starts, owners, weights }: LinearModel,
  { places, values }: Vector,
): Float64Array {
  const scores = new Float64Array(labels.length)
  for (const [spot, place] of places.entries()) {
    const value = values[spot]!
    const end = starts[place + 1]!
    for (let at = starts[place]!; at < end; at++) scores[owners[at]!]! += weights[at]! * value
  }
  for (let label = 0; label < scores.length; label++)
    scores[label] = scores[label]! * scales[label]! + base[label]!
  return softmax(scores)
}

/** Changes the scores into likelihoods, in place. */
export function softmax(scores: Float64Array): Float64Array {
  let most = -Infinity
  for (const score of scores) if (score > most) most = score
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - most)
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
  return scores
}

/** Pieces of 3 and 4 letters, so that words are still alike if their spelling or ending differs. */
export function* lettersOf(stems: readonly string[]): Generator<string> {
  for (const stem of stems) {
    const word = `<${stem}>`
    for (let length = 3; length <= 4; length++) {
      for (let at = 0; at + length <= word.length; at++) yield `~${word.slice(at, at + length)}`
    }
  }
}

export type Head = { labels: string[]; places: number; weights: number }

/**
 * Reads what the trainer wrote: the head's length (32 bits, little-endian), the head as padded JSON, then each
 * array.
 */
export function readModel(file: Uint8Array): LinearModel {
  // A copy, so that the floats are aligned.
  const bytes = Uint8Array.from(file)
  const length = new DataView(bytes.buffer).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head
  const { labels, places, weights } = head
  let at = 4 + length
  const next = <A extends { byteLength: number }>(
    kind: new (buffer: ArrayBuffer, start: number, length: number) => A,
    count: number,
  ): A => {
    const array = new kind(bytes.buffer, at, count)
    at += array.byteLength
    return array
  }
  return {
    labels,
    scales: next(Float32Array, labels.length),
    base: next(Float32Array, labels.length),
    starts: next(Uint32Array, places + 1),
    owners: next(Uint16Array, weights),
    weights: next(Int8Array, weights),
  }
}
