import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test('prints in light colours, with the street by day, and with space above what is under an awning on screen', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const streets: string[] = []
  page.on('request', request => request.url().includes('/hero') && streets.push(request.url()))
  await site.seed(1000)
  await page.goto(site.url)
  const street = page.locator('.hero-picture picture img')
  const shown = () => street.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(shown).toContain('/hero-phone-night-')
  await expect(page.locator('.banner-card')).toBeAttached()
  expect(streets, 'one street loads').toHaveLength(1)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(shown).toMatch(/\/hero-phone-\d/)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  const gap = (above: string, below: string) =>
    page.evaluate(
      ([above, below]) => {
        const [one, other] = [above, below].map(selector => document.querySelector(selector!)!)
        const end = one!.contains(other!)
          ? one!.getBoundingClientRect().top
          : one!.getBoundingClientRect().bottom
        return other!.getBoundingClientRect().top - end
      },
      [above, below],
    )
  for (const asked of ['.hero', '.banner'])
    await expect(page.locator(asked).getByText(`Join the waitlist at ${site.url}`)).toBeVisible()
  expect(await gap('.faq h2', '.faq details')).toBeGreaterThanOrEqual(16)
  expect(await gap('.banner-card', '.banner-card h2')).toBeGreaterThanOrEqual(16)
})

test('a dark page prints the street by day at the first attempt, and does not load it before', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const streets: string[] = []
  page.on('request', request => request.url().includes('/hero') && streets.push(request.url()))
  await page.goto(site.url)
  await expect(page.locator('.paper-street')).toBeAttached()
  expect(streets).toEqual([expect.stringContaining('/hero-phone-night-')])

  expect(await picturesOnPaper(page)).toContain('1200,900')

  await page.goto(`${site.url}/joined`)
  const scene = page.locator('.joined-art')
  await expect(scene).toHaveJSProperty('currentSrc', `${site.url}/art/joined-night-280.avif`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(scene).toHaveJSProperty('currentSrc', `${site.url}/art/joined-280.avif`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('a dark page prints the street by day', async ({ site, page }) => {
    await page.goto(site.url)
    expect(await picturesOnPaper(page)).toContain('1200,900')
  })
})

/** Returns the size of each printed picture, in pixels. */
async function picturesOnPaper(page: Page) {
  const paper = (await page.pdf({ printBackground: true })).toString('latin1')
  return [...paper.matchAll(/\/Width (\d+)\s*\/Height (\d+)/g)].map(([, ...size]) => size.join())
}
