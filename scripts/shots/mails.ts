import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { Site } from '../../test/e2e/site.ts'
import { findChromium } from '../find-chromium.ts'
import { everyMail } from './every-mail.ts'

/** One way in which mail programs show an email. */
type Way = {
  name: string
  dark?: boolean
  width: number
  pictures?: boolean
  forced?: boolean
  change?: (html: string) => string
}

/** Returns an email as some of Gmail's apps show it: without its style sheet and its dark mode. */
const bare = (html: string) =>
  html.replace(/<style>.*?<\/style>/s, '').replace(/<meta name="(?:supported-)?color-schemes?"[^>]*>/g, '')

const WAYS: readonly Way[] = [600, 360].flatMap(width => [
  { name: 'light', width },
  { name: 'dark', width, dark: true },
  { name: 'no-pictures', width, pictures: false },
  { name: 'no-pictures-dark', width, pictures: false, dark: true },
  { name: 'no-style', width, change: bare },
  { name: 'forced-dark', width, change: bare, forced: true },
])

/** Photographs every email as each kind of mail program shows it. */
export async function photographMails(out: string, names: readonly string[]): Promise<void> {
  const launch = (...args: string[]) =>
    chromium.launch({
      executablePath: findChromium(() => {}),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
    })
  const site = new Site()
  // The page that shows the email is on another site, and Chromium would not let it load pictures from this machine.
  const plain = '--disable-features=LocalNetworkAccessChecks'
  const browser = await launch(plain)
  const darkener = await launch(plain, '--enable-features=WebContentsForceDark', '--force-dark-mode')
  try {
    mkdirSync(out, { recursive: true })
    for (const [name, { html }] of await everyMail(site))
      if (!names.length || names.includes(name))
        for (const way of WAYS)
          await photograph(
            way.forced ? darkener : browser,
            way,
            html,
            `${out}/mail-${name}-${way.width}-${way.name}.png`,
          )
  } finally {
    await browser.close()
    await darkener.close()
    await site.remove()
  }
}

async function photograph(browser: Browser, way: Way, html: string, path: string) {
  const { width, dark, pictures = true, change = (text: string) => text } = way
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    deviceScaleFactor: 2,
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: false,
  })
  if (!pictures) await page.route(/\.(png|jpe?g|gif)$/, route => route.abort())
  // Served from another address than the site's, as in a mail program.
  await page.route('https://mail.example/', route =>
    route.fulfill({ contentType: 'text/html', body: change(html) }),
  )
  await page.goto('https://mail.example/')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (wide > width) console.error(`${path}: ${wide} px wide, scrolls sideways`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
