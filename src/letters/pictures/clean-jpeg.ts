import { number } from '#src/content/in-words.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { LARGEST } from './picture-path.ts'

const [SOI, EOI, SOS, COMMENT, ADOBE] = [0xd8, 0xd9, 0xda, 0xfe, 0xee]
/** Baseline, extended and progressive frames: what every mail program decodes. */
const FRAMES = [0xc0, 0xc1, 0xc2]
/** Huffman tables, quantization tables, and the restart interval. */
const TABLES = [0xc4, 0xdb, 0xdd]
/** The usual header: JFIF 1.1, square pixels, no thumbnail. */
const JFIF = Buffer.from('ffe000104a46494600010100000100010000', 'hex')

/**
 * Returns a JPEG with only what decoding needs: no place, time, camera, thumbnail, comment or anything after its
 * end. `name`: what the founder calls it. Throws a Refusal if it is not a JPEG, is damaged, or is too large.
 */
export function cleanJpeg(name: string, bytes: Buffer): { jpeg: Buffer; width: number; height: number } {
  const damaged = (why = 'is cut short or damaged, and cannot be used') => new Refusal(`${name} ${why}`)
  const word = (at: number) => bytes.readUInt16BE(at)
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw damaged(whyNoJpeg(bytes))
  const kept: Buffer[] = [bytes.subarray(0, 2), JFIF]
  let frame: { width: number; height: number; colours: number } | undefined
  let scans = 0
  let isRgb = false
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined) throw damaged()
    if (marker === EOI) break
    let end = at + 4 <= bytes.length ? at + 2 + word(at + 2) : Number.POSITIVE_INFINITY
    if (end > bytes.length || end < at + 4) throw damaged()
    if (FRAMES.includes(marker)) {
      if (frame || end < at + 10 || bytes[at + 4] !== 8) throw damaged()
      frame = { height: word(at + 5), width: word(at + 7), colours: bytes[at + 9]! }
    } else if (marker === SOS) {
      if (!frame) throw damaged()
      end = endOfScan(bytes, end)
      scans += 1
    } else if (marker === ADOBE) isRgb ||= bytes[at + 15] === 0
    else if (!TABLES.includes(marker) && marker !== COMMENT && (marker & 0xf0) !== 0xe0)
      throw damaged('is a kind of JPEG that mail programs do not show')
    if (marker === SOS || [...FRAMES, ...TABLES].includes(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  if (!frame?.width || !frame.height || !scans) throw damaged()
  const { width, height, colours } = frame
  if (colours !== 1 && (colours !== 3 || isRgb))
    throw damaged('has colours for printing, which mail programs show wrongly')
  if (width > LARGEST.width || height > LARGEST.height)
    throw damaged(
      `has ${number(width)} × ${number(height)} pixels, and at most ${number(LARGEST.width)} × ${number(LARGEST.height)} are kept: the desk makes it smaller`,
    )
  return { jpeg: Buffer.concat([...kept, Buffer.from([0xff, EOI])]), width, height }

  function endOfScan(bytes: Buffer, from: number): number {
    for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
      const next = bytes[at + 1]
      const isData = next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7)
      if (!isData && next !== 0xff) return at
      at += isData ? 2 : 1
    }
    throw damaged()
  }
}

/** How files of other kinds begin, as Latin-1. */
const KINDS = [
  [/^\x89PNG/, 'a PNG'],
  [/^GIF8/, 'a GIF'],
  [/^RIFF....WEBP/s, 'a WebP'],
  [/^....ftypavi/s, 'an AVIF'],
] as const

function whyNoJpeg(bytes: Buffer): string {
  const begins = bytes.toString('latin1', 0, 12)
  if (/^....ftyp(?:he|mif1|msf1)/s.test(begins))
    return 'is HEIC, as an iPhone saves photos: export it as JPEG first'
  const kind = KINDS.find(([pattern]) => pattern.test(begins))?.[1]
  return kind ? `is ${kind}, and only JPEG is kept: the desk can convert it` : 'is not a picture'
}
