import { mkdir } from 'node:fs/promises'
import sharp, { type AvifOptions, type Region, type Sharp } from 'sharp'
import { palette } from './palette.ts'
import { art, published } from './where.ts'

type Picture = {
  name: string
  source: string
  crop: Region
  /** Rows of shadow faded out, so that the crop never ends in a line. */
  fade: number
  /** Lays the picture on the paper colour: an alpha plane costs a quarter of the file. */
  onPaper?: boolean
  avif: { widths: number[]; options: AvifOptions }
  webp: { width: number; quality: number }
}

const avif = { effort: 9, chromaSubsampling: '4:2:0', tune: 'iq' } as const

// One box for all four: the same camera made them, so their tiles share a baseline.
const icon = (name: string): Picture => ({
  name: `icon-${name}`,
  source: `icons/${name}.png`,
  crop: { left: 85, top: 112, width: 480, height: 520 },
  fade: 24,
  avif: { widths: [184, 240, 480], options: { ...avif, quality: 42 } },
  webp: { width: 240, quality: 78 },
})

/** Why these sizes and qualities: docs/decisions/0003-hero-picture.md. */
const pictures: Picture[] = [
  {
    name: 'hero',
    source: 'hero.png',
    crop: { left: 60, top: 20, width: 1520, height: 1140 },
    fade: 24,
    avif: { widths: [640, 860, 1200, 1520], options: { ...avif, quality: 48 } },
    webp: { width: 1200, quality: 74 },
  },
  {
    name: 'hero-phone',
    source: 'hero.png',
    crop: { left: 202, top: 10, width: 1200, height: 1120 },
    fade: 40,
    onPaper: true,
    avif: { widths: [480, 728, 1080], options: { ...avif, quality: 43 } },
    webp: { width: 720, quality: 70 },
  },
  ...['reminders', 'wash', 'charge', 'air-and-water'].map(icon),
]

export async function exportPictures() {
  await mkdir(published('art'), { recursive: true })
  for (const picture of pictures) {
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
}

const sized = (picture: Sharp, width: number) => picture.clone().resize(width)

async function compose({ source, crop, fade, onPaper }: Picture): Promise<Sharp> {
  const { data, info } = await sharp(art(source)).extract(crop).raw().toBuffer({ resolveWithObject: true })
  fadeBottom(data, info.width, info.height, fade)
  const faded = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  if (!onPaper) return faded
  const laid = await sharp(glow(info.width, info.height))
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

/** The low sun behind the street. It ends before the top and bottom edges, where the page's own paper begins. */
function glow(width: number, height: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="sun" cx=".64" cy=".5" r=".49" gradientTransform="translate(-.32 0) scale(1.5 1)">
      <stop offset="0" stop-color="${palette.glow}"/>
      <stop offset=".5" stop-color="${palette.glow}" stop-opacity=".62"/>
      <stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/>
    </radialGradient>
    <path fill="${palette.paper}" d="M0 0h${width}v${height}H0z"/>
    <path fill="url(#sun)" d="M0 0h${width}v${height}H0z"/>
  </svg>`)
}
