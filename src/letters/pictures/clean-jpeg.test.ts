import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanJpeg } from './clean-jpeg.ts'
import { LARGEST } from './picture-path.ts'

/** A picture of noise, which compresses badly, as photos do. */
const drawn = (width = 60, height = 40) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const jpegOf = (picture = drawn(), options = {}) => picture.jpeg(options).toBuffer()
const pixels = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer()
/** A segment of a JPEG. */
const segment = (marker: number, content: string) =>
  Buffer.concat([
    Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]),
    Buffer.from(content, 'latin1'),
  ])
const withParts = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
const refusal = (bytes: Buffer) => {
  try {
    cleanJpeg('van.jpg', bytes)
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}

test('a photo’s place, time, camera, comment and everything after its end are gone; its pixels are the same', async () => {
  const photo = await drawn()
    .withExif({
      IFD0: { Make: 'Camera of Leeds' },
      IFD3: { GPSLatitude: '53/1 48/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withIccProfile('srgb')
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif!.toString('latin1')).toContain('Camera of Leeds')
  const told = Buffer.concat([
    withParts(photo, segment(0xfe, 'By the founder'), segment(0xed, 'Photoshop')),
    Buffer.from('a second picture'),
  ])
  const { jpeg, width, height } = cleanJpeg('van.jpg', told)
  expect([width, height]).toEqual([60, 40])
  // Long words only: now and then, the noise spells three letters by chance.
  for (const word of ['Camera', 'Exif\0\0', 'founder', 'Photoshop', 'second', 'ICC_PROFILE'])
    expect(jpeg.toString('latin1')).not.toContain(word)
  const { exif, icc, comments } = await sharp(jpeg).metadata()
  expect([exif, icc, comments]).toEqual([undefined, undefined, undefined])
  expect(await pixels(jpeg)).toEqual(await pixels(photo))
  expect(cleanJpeg('van.jpg', jpeg).jpeg).toEqual(jpeg)
})

test.each([
  ['progressive', { progressive: true }],
  ['with optimised scans', { optimizeScans: true, chromaSubsampling: '4:4:4' }],
  ['by mozjpeg', { mozjpeg: true }],
])('pixels stay the same: %s', async (_, options) => {
  const photo = await jpegOf(drawn(300, 200), options)
  expect(await pixels(cleanJpeg('van.jpg', photo).jpeg)).toEqual(await pixels(photo))
})

test('a grey picture and one with restart markers are accepted', async () => {
  const grey = await jpegOf(drawn().greyscale())
  expect(await pixels(cleanJpeg('van.jpg', grey).jpeg)).toEqual(await pixels(grey))
  const photo = await jpegOf()
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  // The scan is not decoded here: a restart marker within it is not its end.
  const cut = Buffer.concat([
    photo.subarray(0, scan + 40),
    Buffer.from([0xff, 0xd0, 0xff, 0xff, 0x00]),
    photo.subarray(scan + 40),
  ])
  expect(cleanJpeg('van.jpg', cut).jpeg).toHaveLength(cleanJpeg('van.jpg', photo).jpeg.length + 5)
})

describe('refused, with words for the founder:', () => {
  test('other kinds of files', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    expect(refusal(heic)).toBe('van.jpg is HEIC, as an iPhone saves photos: export it as JPEG first')
    expect(refusal(await drawn().png().toBuffer())).toContain('van.jpg is a PNG, and only JPEG is kept')
    expect(refusal(await drawn().webp().toBuffer())).toContain('is a WebP')
    expect(refusal(await drawn().gif().toBuffer())).toContain('is a GIF')
    for (const text of ['', 'Hello', '<svg onload="alert(1)"/>', '\xff\xd9'])
      expect(refusal(Buffer.from(text, 'latin1'))).toBe('van.jpg is not a picture')
  })

  test('one that is cut short at any point', async () => {
    const photo = await jpegOf()
    for (let end = 2; end < photo.length; end++)
      expect(refusal(photo.subarray(0, end))).toMatch(/cut short or damaged|not a picture/)
  })

  test('one with a part that does not parse', async () => {
    const photo = await jpegOf()
    const frame = photo.indexOf(Buffer.from([0xff, 0xc0]))
    const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
    const end = Buffer.from([0xff, 0xd9])
    const wrong = [
      Buffer.concat([photo.subarray(0, 2), Buffer.from('x'), photo.subarray(2)]),
      withParts(photo, Buffer.from([0xff, 0xe1, 0, 1])),
      withParts(photo, photo.subarray(frame, frame + 19)),
      Buffer.concat([photo.subarray(0, scan), end]),
      Buffer.concat([photo.subarray(0, 2), photo.subarray(scan)]),
      Buffer.concat([photo.subarray(0, frame + 5), Buffer.from([0, 0, 0, 0]), photo.subarray(frame + 9)]),
    ]
    for (const [i, bytes] of wrong.entries())
      expect(`${i} ${refusal(bytes)}`).toContain('cut short or damaged')
    const lossless = Buffer.from(photo)
    lossless[frame + 1] = 0xc3
    expect(refusal(lossless)).toContain('a kind of JPEG')
  })

  test('one with colours for printing, and one with too many pixels', async () => {
    expect(refusal(await jpegOf(drawn().toColourspace('cmyk')))).toContain('colours for printing')
    for (const [width, height] of [
      [LARGEST.width + 1, 10],
      [10, LARGEST.height + 1],
    ])
      expect(refusal(await jpegOf(drawn(width, height)))).toMatch(
        /pixels, and at most 1,200 × 2,400 are kept/,
      )
    expect(refusal(await jpegOf(drawn(LARGEST.width, 10)))).toBe('none')
  })
})
