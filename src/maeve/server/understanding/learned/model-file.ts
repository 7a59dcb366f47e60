import type { LinearModel } from './linear-model.ts'

type Head = { labels: string[]; buckets: number }

/**
 * One file: the head's length in bytes (32 bits, little end first), the head as JSON padded with spaces to a multiple of 4,
 * then per label its scale and base (32-bit floats), then the weights, a byte each.
 */
export function writeModel({ labels, buckets, scales, base, weights }: LinearModel): Uint8Array {
  const text = JSON.stringify({ labels: [...labels], buckets } satisfies Head)
  const head = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  return Buffer.concat([size, head, bytesOf(scales), bytesOf(base), bytesOf(weights)])
}

/** The reverse of `writeModel`. Throws if the bytes are not such a file. */
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
