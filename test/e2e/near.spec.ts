import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const SECTIONS = ['.highlights', '.services', '.app', '.steps', '.faq', '.banner', '.footer']

test.beforeEach(({ site }) => site.seed(1_000))

/** Returns the heights of sections that are laid out only when near; until then, their heights are assumed. */
const heights = (page: Page) =>
  page.evaluate(
    sections => sections.map(part => document.querySelector(part)!.getBoundingClientRect().height),
    SECTIONS,
  )

/** Returns the same heights with everything laid out, which a link to an anchor causes. */
async function laidOut(page: Page, url: string) {
  await page.goto(`${url}/#start`)
  await page.locator('[data-fonts]').waitFor()
  return heights(page)
}

test('at every width the assumed heights are close to the real ones', async ({ site, page }) => {
  for (const width of [360, 390, 430, 600, 768, 1024, 1280, 1440, 1920])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('about:blank')
      const real = await laidOut(page, site.url)
      await page.goto('about:blank')
      await page.goto(site.url)
      await page.locator('[data-fonts]').waitFor()
      const foretold = await heights(page)
      const total = (list: number[]) => list.reduce((sum, height) => sum + height, 0)
      expect(Math.abs(total(foretold) - total(real)) / total(real), `${width} px`).toBeLessThan(0.12)
    })
})

test('a link to a section leads to it exactly, from the top and from the bottom', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const start of [0, 99_999])
    for (const name of ['Services', 'How it works', 'FAQ']) {
      await page.goto('about:blank')
      await page.goto(site.url)
      await page.locator('[data-fonts]').waitFor()
      await page.evaluate(y => scrollTo(0, y), start)
      const link = page.getByRole('navigation').getByRole('link', { name })
      // As a keyboard user far down the page would focus it.
      await link.evaluate(element => element.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      const target = page.locator((await link.getAttribute('href'))!)
      await expect.poll(async () => Math.round((await target.boundingBox())!.y)).toBe(24)
    }
})

test('find in page reaches text that is not laid out yet', async ({ site, page }) => {
  await page.goto(site.url)
  await page.locator('[data-fonts]').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const found = await page.evaluate(() =>
    (window as unknown as { find(text: string): boolean }).find('Questions, answered.'),
  )
  expect(found).toBe(true)
  await expect(page.getByRole('heading', { name: 'Questions, answered.' })).toBeInViewport()
})

test('the whole page is printed', async ({ site, page }) => {
  await page.goto(site.url)
  await page.locator('[data-fonts]').waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const part of SECTIONS.slice(0, -2))
    await expect(page.locator(part)).toHaveCSS('content-visibility', 'visible')
})
