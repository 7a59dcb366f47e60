import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A body in the encodings that browsers accept, without any that would not make it smaller. */
export type Encoded = { identity: Buffer; br?: Buffer; gzip?: Buffer }

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * How hard to try, for brotli and gzip. `once`: as much as possible, for what is compressed once. `each`: for
 * what visitors can make us compress again and again; a page is 9 % larger, but takes a fiftieth of the
 * processor time (1 instead of 51 ms).
 */
const EFFORT = {
  once: [constants.BROTLI_MAX_QUALITY, 9],
  each: [5, 6],
} as const
export type Effort = keyof typeof EFFORT

export async function encode(identity: Buffer, effort: Effort = 'once'): Promise<Encoded> {
  const [quality, level] = EFFORT[effort]
  const [br, gzipped] = await Promise.all([
    brotliAsync(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        // A window no larger than the text gives the same bytes for a fraction of the memory and time.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
      },
    }),
    gzipAsync(identity, { level }),
  ])
  return {
    identity,
    ...(br.length < identity.length && { br }),
    ...(gzipped.length < identity.length && { gzip: gzipped }),
  }
}

function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 16))
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, needed))
}

/** Returns the smallest encoding that an Accept-Encoding header allows. */
export function negotiate(encoded: Encoded, accept = ''): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (encoded.br && accepts(accept, 'br')) return { body: encoded.br, encoding: 'br' }
  if (encoded.gzip && accepts(accept, 'gzip')) return { body: encoded.gzip, encoding: 'gzip' }
  return { body: encoded.identity }
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some(part => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === encoding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
}
