import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { signWords } from '#src/content/street-sign.ts'
import {
  type Indexed,
  LETTERS,
  PLATE,
  readPng,
  SHEET,
  SIGN_FILE,
  writePng,
} from '#src/waitlist/server/street/sign-picture.ts'
import { art } from './where.ts'

/** How many colours the picture has. The rest of the palette fades from the plate’s colour to that of the letters. */
const COLOURS = 256 - PLATE.steps

/**
 * Takes a screenshot of sign.html: the street sign for link previews, and the letters that the server copies onto
 * it.
 */
export async function exportSign() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: SHEET.width, height: SHEET.height } })
    await page.goto(pathToFileURL(art('sign.html')).href)
    await page.evaluate(
      ([said, from, letters]) => {
        document.querySelector('.plate')!.textContent = said!
        document.querySelector('.tag')!.textContent = from!.replace(' · ', '\n')
        document.querySelector('.letters')!.innerHTML = [...letters!]
          .map(one => `<span>${one}</span>`)
          .join('')
      },
      [signWords.neighbour('').trim(), signWords.from, LETTERS],
    )
    await page.evaluate(() => document.fonts.ready)
    const sheet = sharp(await page.screenshot()).removeAlpha()
    const part = (top: number, height: number) =>
      sheet.clone().extract({ left: 0, top, width: SHEET.width, height })
    const picture = mostUsed(
      readPng(await part(0, SHEET.picture).png({ palette: true, dither: 0.6, effort: 10 }).toBuffer()),
    )
    const ink = await part(SHEET.picture, SHEET.height - SHEET.picture)
      .greyscale()
      .raw()
      .toBuffer()
    const palette = Buffer.alloc(3 * 256)
    picture.palette.copy(palette)
    for (let step = 0; step < PLATE.steps; step++)
      for (const channel of [0, 1, 2]) {
        const [from, to] = [PLATE.colour[channel]!, PLATE.ink[channel]!]
        palette[3 * (COLOURS + step) + channel] = Math.round(from + ((to - from) * step) / (PLATE.steps - 1))
      }
    const pixels = Buffer.concat([
      picture.pixels,
      ink.map(level => COLOURS + Math.round((level / 255) * (PLATE.steps - 1))),
    ])
    await writeFile(SIGN_FILE, await writePng({ palette, pixels, width: SHEET.width, height: SHEET.height }))
  } finally {
    await browser.close()
  }
}

/** Returns a picture with its `COLOURS` most used colours, the others replaced by the nearest of these. */
function mostUsed({ palette, pixels }: Pick<Indexed, 'palette' | 'pixels'>) {
  const colours = Array.from({ length: palette.length / 3 }, (_, i) => ({
    i,
    rgb: [...palette.subarray(3 * i, 3 * i + 3)],
    n: 0,
  }))
  for (const pixel of pixels) colours[pixel]!.n++
  const kept = colours.toSorted((a, b) => b.n - a.n).slice(0, COLOURS)
  const apart = (a: number[], b: number[]) => a.reduce((sum, level, i) => sum + (level - b[i]!) ** 2, 0)
  const nearest = colours.map(({ rgb }) => {
    const distances = kept.map(other => apart(rgb, other.rgb))
    return distances.indexOf(Math.min(...distances))
  })
  return {
    palette: Buffer.from(kept.flatMap(({ rgb }) => rgb)),
    pixels: pixels.map(pixel => nearest[pixel]!),
  }
}
