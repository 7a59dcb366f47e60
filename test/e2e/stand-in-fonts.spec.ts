import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

/** Where this machine has DejaVu Sans, if it does. */
const [dejaVu] = globSync('/usr/share/fonts/**/DejaVuSans.ttf')

declare global {
  interface Window {
    moved: number
  }
}

/** The folder of the art's lettering, a font that no page uses. */
const LETTERING = resolve('art/scene')

const DEJAVU = 'DejaVu alone'
/** The font folders of machines without Arial, Liberation Sans or Roboto, the only ones that the browser sees. */
const MACHINES = {
  [DEJAVU]: `<dir>${dejaVu && dirname(dejaVu)}</dir><dir>${LETTERING}</dir>`,
  'none of the fonts that stand in': `<dir>${LETTERING}</dir>`,
}

// On Linux, browsers find fonts through Fontconfig.
test.skip(process.platform !== 'linux' || !dejaVu)

for (const [machine, fonts] of Object.entries(MACHINES))
  test(`on a machine with ${machine} nothing moves when the fonts arrive`, async ({
    site,
    launchOptions,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
    const file = join(folder, 'fonts.conf')
    writeFileSync(
      file,
      `<!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}<cachedir>${folder}</cachedir></fontconfig>`,
    )
    const browser = await chromium.launch({
      ...launchOptions,
      env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file },
    })
    try {
      for (const [width, height] of [
        [360, 740],
        [390, 664],
        [412, 823],
      ] as const) {
        const page = await browser.newPage({ viewport: { width, height } })
        const { promise: shown, resolve: show } = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async route => {
          await shown
          await route.continue()
        })
        await page.addInitScript(() => {
          window.moved = 0
          new PerformanceObserver(list => {
            for (const shift of list.getEntries())
              window.moved += (shift as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        // The loader requests the fonts once something is visible.
        const asked = page.waitForRequest('**/figtree.woff2')
        const arrived = page.waitForResponse('**/figtree.woff2')
        await page.goto(site.url)
        await asked
        show()
        await arrived
        const moved = await page.evaluate(async swaps => {
          const swapped = () => document.documentElement.dataset.fonts !== undefined
          await Promise.allSettled(Array.from(document.fonts, face => face.load()))
          while (swaps && !swapped()) await new Promise(requestAnimationFrame)
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
          return window.moved
        }, machine === DEJAVU)
        expect(moved, `${width} x ${height}`).toBeLessThanOrEqual(0.01)
        await page.close()
      }
    } finally {
      await browser.close()
      rmSync(folder, { recursive: true })
    }
  })
