import { mkdir } from 'node:fs/promises'
import sharp, { type AvifOptions, type Region, type Sharp } from 'sharp'
import { palette } from './palette.ts'
import { art, published } from './where.ts'

export type Picture = {
  name: string
  /** The rendered picture, below art/. */
  source: string
  /** The part to keep; by default, the whole picture. */
  crop?: Region
  /** How many rows of shadow at the bottom fade out, so that the picture has no hard edge. */
  fade: number
  /** Lays the picture on the page's colour: transparency would take up a quarter of the file. */
  laidOn?: 'paper' | 'night paper'
  avif: { widths: number[]; options: AvifOptions }
  webp: { width: number; quality: number }
}

const avif = { effort: 9, chromaSubsampling: '4:2:0', tune: 'iq' } as const

const hero = (name: string): Picture => ({
  name,
  source: `${name}.png`,
  crop: { left: 60, top: 20, width: 1520, height: 1140 },
  fade: 24,
  avif: { widths: [640, 860, 1200, 1520], options: { ...avif, quality: 48 } },
  webp: { width: 1200, quality: 74 },
})

const phone = (name: string, laidOn: 'paper' | 'night paper', quality: number): Picture => ({
  name,
  source: `${name}.png`,
  fade: 40,
  laidOn,
  avif: { widths: [480, 728, 1080], options: { ...avif, quality } },
  webp: { width: 720, quality: 70 },
})

/** A small scene: transparent, in two sizes. */
const scene = (name: string, crop: Region, width: number, quality: number): Picture => ({
  name,
  source: `${name}.png`,
  crop,
  fade: 16,
  avif: { widths: [width, 2 * width], options: { ...avif, quality } },
  webp: { width, quality: 76 },
})

const dayAndNight = (name: string, crop: Region, width: number, quality: number) =>
  [name, `${name}-night`].map(each => scene(each, crop, width, quality))

// One crop for all four: they are seen from the same place, so their tiles line up.
const icon = (name: string): Picture => ({
  name: `icon-${name}`,
  source: `icons/${name}.png`,
  crop: { left: 85, top: 102, width: 480, height: 520 },
  fade: 24,
  avif: { widths: [184, 240, 480], options: { ...avif, quality: 42 } },
  webp: { width: 240, quality: 78 },
})

/** Why these sizes and qualities: docs/decisions/0003-hero-picture.md and 0009-art-from-code.md. */
export const pictures: Picture[] = [
  hero('hero'),
  hero('hero-night'),
  phone('hero-phone', 'paper', 43),
  phone('hero-phone-night', 'night paper', 44),
  ...dayAndNight('app-teaser', { left: 70, top: 95, width: 800, height: 855 }, 360, 52),
  ...dayAndNight('not-found', { left: 0, top: 0, width: 960, height: 720 }, 480, 46),
  ...dayAndNight('joined', { left: 55, top: 45, width: 780, height: 615 }, 280, 50),
  ...['reminders', 'wash', 'charge', 'air-and-water'].map(icon),
]

/** Writes a picture to public/art in every size and format. */
export async function exportPicture(picture: Picture) {
  await mkdir(published('art'), { recursive: true })
  const composed = await compose(picture)
  const { options, widths } = picture.avif
  for (const width of widths) {
    await sized(composed, width)
      .avif(options)
      .toFile(published(`art/${picture.name}-${width}.avif`))
  }
  const { width, quality } = picture.webp
  await sized(composed, width)
    .webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true })
    .toFile(published(`art/${picture.name}-${width}.webp`))
}

const sized = (picture: Sharp, width: number) => picture.clone().resize(width)

async function compose({ source, crop, fade, laidOn }: Picture): Promise<Sharp> {
  const master = crop ? sharp(art(source)).extract(crop) : sharp(art(source))
  const { data, info } = await master.raw().toBuffer({ resolveWithObject: true })
  fadeBottom(data, info.width, info.height, fade)
  const faded = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  if (!laidOn) return faded
  const laid = await sharp(ground(info.width, info.height, laidOn))
    .composite([{ input: await faded.png().toBuffer() }])
    .removeAlpha()
    .png()
    .toBuffer()
  return sharp(laid)
}

function fadeBottom(rgba: Buffer, width: number, height: number, rows: number) {
  for (let row = 0; row < rows; row++) {
    const start = (height - 1 - row) * width
    for (let at = start; at < start + width; at++) rgba[at * 4 + 3] = (rgba[at * 4 + 3]! * row) / rows
  }
}

/**
 * The page's colour with a glow behind the street: the low sun, or the town's lights. The glow ends before the top and
 * bottom edges, where the page itself begins.
 */
function ground(width: number, height: number, page: 'paper' | 'night paper'): Buffer {
  const [paper, glow] =
    page === 'paper' ? [palette.paper, palette.glow] : [palette.nightPaper, palette.nightGlow]
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="glow" cx=".6" cy=".5" r=".49" gradientTransform="translate(-.3 0) scale(1.5 1)">
      <stop offset="0" stop-color="${glow}"/>
      <stop offset=".5" stop-color="${glow}" stop-opacity=".62"/>
      <stop offset="1" stop-color="${glow}" stop-opacity="0"/>
    </radialGradient>
    <path fill="${paper}" d="M0 0h${width}v${height}H0z"/>
    <path fill="url(#glow)" d="M0 0h${width}v${height}H0z"/>
  </svg>`)
}
