/** Named features of one text and their weights, by place in a model's table, scaled to a fixed length. */
export type Vector = { places: Int32Array; values: Float32Array }

/** Weights of every label at every place, in 8 bits: `weights[place * labels.length + label] * scales[label]`. */
export type LinearModel = {
  labels: readonly string[]
  buckets: number
  scales: Float32Array
  base: Float32Array
  weights: Int8Array
}

/** Every text counts the same, however long. */
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
  { labels, scales, base, weights }: LinearModel,
  { places, values }: Vector,
): Float64Array {
  const width = labels.length
  const scores = new Float64Array(width)
  for (let at = 0; at < places.length; at++) {
    const start = places[at]! * width
    const value = values[at]!
    for (let label = 0; label < width; label++) scores[label]! += weights[start + label]! * value
  }
  for (let label = 0; label < width; label++) scores[label] = scores[label]! * scales[label]! + base[label]!
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

/** Pieces of 3 and 4 letters, so that words with another spelling or ending are still alike. */
export function* lettersOf(stems: readonly string[]): Generator<string> {
  for (const stem of stems) {
    const word = `<${stem}>`
    for (let length = 3; length <= 4; length++) {
      for (let at = 0; at + length <= word.length; at++) yield `~${word.slice(at, at + length)}`
    }
  }
}

type Head = { labels: string[]; buckets: number }

/** The head's length (32 bits, little end first), the head as padded JSON, each label's scale and base, then the weights. */
export function writeModel({ labels, buckets, scales, base, weights }: LinearModel): Uint8Array {
  const text = JSON.stringify({ labels: [...labels], buckets } satisfies Head)
  const head = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  return Buffer.concat([size, head, bytesOf(scales), bytesOf(base), bytesOf(weights)])
}

export function readModel(file: Uint8Array): LinearModel {
  // A copy, so that the floats are aligned.
  const bytes = Uint8Array.from(file)
  const headLength = new DataView(bytes.buffer).getUint32(0, true)
  const { labels, buckets } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as Head
  const start = 4 + headLength
  const width = labels.length
  return {
    labels,
    buckets,
    scales: new Float32Array(bytes.buffer, start, width),
    base: new Float32Array(bytes.buffer, start + 4 * width, width),
    weights: new Int8Array(bytes.buffer, start + 8 * width, buckets * width),
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
