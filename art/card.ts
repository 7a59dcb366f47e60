import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { savingsList } from '#src/content/offer.ts'
import { art, published } from './where.ts'

/** Makes the Open Graph card: a screenshot of card.html, because only a browser sets the type as the page does. */
export async function exportCard() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
    await page.goto(pathToFileURL(art('card.html')).href)
    await page.evaluate(offer => {
      document.querySelectorAll('li').forEach((line, i) => {
        line.textContent = offer[i]!
      })
    }, savingsList('your'))
    const faces = await page.evaluate(async () => [...(await document.fonts.ready)].map(face => face.status))
    if (faces.length === 0 || faces.some(status => status !== 'loaded')) {
      throw new Error(
        'The card’s fonts did not load: run "npm run art -- fonts", then look at art/card.html.',
      )
    }
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 256, dither: 0.6, effort: 10, compressionLevel: 9 })
      .toFile(published('og.png'))
  } finally {
    await browser.close()
  }
}
