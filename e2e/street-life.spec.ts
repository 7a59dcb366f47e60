import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** Opens the page at a time of the visitor's own clock. */
async function openAt(page: Page, url: string, time: string) {
  await page.clock.setFixedTime(new Date(time))
  await page.goto(url)
  await expect(page.locator('.cat')).toBeAttached()
}

/** What is read or pressed that one of the decorations lies over. */
const covered = (page: Page, decorations: string) =>
  page.evaluate(decorations => {
    const boxesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...(element.matches('input,button') ? element : range).getClientRects()]
    }
    const drawn = Array.from(document.querySelectorAll(decorations), one => one.getBoundingClientRect())
    const words = document.querySelectorAll('main :is(h1,h2,h3,p,data,input,button,a)')
    return Array.from(words)
      .filter(element => !element.closest('.street-spots') && element.checkVisibility())
      .filter(element =>
        boxesOf(element).some(box =>
          drawn.some(
            ({ left, right, top, bottom }) =>
              box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          ),
        ),
      )
      .map(({ textContent, id }) => textContent || id)
  }, decorations)

test('the street has the visitor’s hour and season, and its cat another place each day', async ({
  site,
  page,
}) => {
  await openAt(page, site.url, '2026-10-15T17:30')
  const sky = page.locator('.sky')
  const season = page.locator('.season').last()
  await expect(sky).toHaveAttribute('data-part', 'dusk')
  await expect(season).toHaveAttribute('data-season', 'autumn')
  await expect(season.locator('path').first()).toBeVisible()
  // Digits that roll in come from below.
  await expect.poll(() => covered(page, '.sky, .season :is(path, ellipse)')).toEqual([])
  await page.getByRole('button', { name: 'The bucket' }).click()
  await expect(page.getByText('Washing and valeting: where')).toBeVisible()
  await page.keyboard.press('Escape')
  expect((await new AxeBuilder({ page }).include('.hero').analyze()).violations).toEqual([])
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    for (const decoration of [sky, season, page.locator('.cat')]) await expect(decoration).toBeHidden()
  }
  await page.emulateMedia({ media: null, forcedColors: null })

  const places = new Set<string | null>()
  for (const day of [12, 13, 14, 15, 16, 17, 18]) {
    await openAt(page, site.url, `2026-07-${day}T12:00`)
    const cat = page.locator('.cat')
    await cat.scrollIntoViewIfNeeded()
    await expect(cat).toBeInViewport()
    expect(await covered(page, '.cat')).toEqual([])
    places.add(await page.locator('.cats-place').evaluate(({ id, className }) => id + className))
  }
  await expect(season).toHaveAttribute('data-season', 'summer')
  expect(places.size).toBeGreaterThan(4)
})

test('who saves data is sent none of it', async ({ site, page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(site.url)
  await expect(page.locator('.count')).toHaveClass(/is-live/)
  expect(asked.filter(url => url.includes('street-life'))).toEqual([])
})
