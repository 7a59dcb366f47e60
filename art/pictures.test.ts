import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { palette } from './palette.ts'
import { type Picture, pictures } from './pictures.ts'
import { art, published } from './where.ts'

const sizesOf = ({ name, avif, webp }: Picture) => [
  ...avif.widths.map(width => ({ file: published(`art/${name}-${width}.avif`), width })),
  { file: published(`art/${name}-${webp.width}.webp`), width: webp.width },
]

describe.each(pictures)('$name', picture => {
  test('exists in every size, always with the same shape', async () => {
    const shapes = await Promise.all(
      sizesOf(picture).map(async size => {
        const { width, height } = await sharp(size.file).metadata()
        expect(width).toBe(size.width)
        return width / height
      }),
    )
    for (const shape of shapes) expect(shape).toBeCloseTo(shapes[0]!, 1)
  })

  test('has no visible edge on the page, whether it is transparent or laid on a colour', async () => {
    for (const { file } of sizesOf(picture)) {
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      for (const row of [0, info.height - 1]) {
        const pixels = chunks(data.subarray(row * info.width * 4, (row + 1) * info.width * 4))
        if (picture.laidOn) expect(meanDistance(pixels, page[picture.laidOn])).toBeLessThan(1)
        else expect(Math.max(...pixels.map(pixel => pixel[3]!))).toBeLessThanOrEqual(8)
      }
    }
  })
})

const page = { paper: palette.paper, 'night paper': palette.nightPaper }

const chunks = (rgba: Buffer) =>
  Array.from({ length: rgba.length / 4 }, (_, i) => [...rgba.subarray(4 * i, 4 * i + 4)])

/** Returns how far pixels are from a colour on average, in levels of 255 a channel. The eye notices a step of two. */
function meanDistance(pixels: number[][], colour: string) {
  const wanted = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  const sum = pixels.reduce(
    (all, pixel) => all + wanted.reduce((d, level, i) => d + Math.abs(level - pixel[i]!), 0),
    0,
  )
  return sum / pixels.length / 3
}

// Phones on slow networks fetch these.
test.each([
  ['hero-phone-728', 18_000],
  ['hero-phone-night-728', 18_000],
  ['app-teaser-360', 9_000],
  ['not-found-480', 12_000],
  ['joined-280', 9_000],
])('%s weighs at most %i bytes', (name, most) => {
  expect(statSync(published(`art/${name}.avif`)).size).toBeLessThanOrEqual(most)
})

test('the street by night differs from the street by day only in its colours, not in its outline', async () => {
  const [day, night] = await Promise.all(
    ['hero', 'hero-night'].map(name =>
      sharp(art(`${name}.png`))
        .extractChannel(3)
        .threshold(250)
        .raw()
        .toBuffer(),
    ),
  )
  const different = day!.filter((value, at) => value !== night![at]).length
  expect(different / day!.length).toBeLessThan(0.01)
})

test('the rendered pictures stay small enough to live in the repository', () => {
  const masters = [...readdirSync(art('.')), ...readdirSync(art('icons')).map(name => `icons/${name}`)]
  const bytes = masters
    .filter(name => name.endsWith('.png'))
    .reduce((sum, name) => sum + statSync(art(name)).size, 0)
  expect(bytes).toBeLessThan(12_000_000)
})
