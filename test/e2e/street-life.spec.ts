import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolation } from './no-violation.ts'
import { expect, test } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

/** Opens the page at a given time on the visitor's own clock. */
async function openAt(page: Page, url: string, time: string) {
  await page.clock.setFixedTime(new Date(time))
  await page.goto(url)
  await expect(page.locator('.cat')).toBeAttached()
}

/** Returns text and controls that one of the decorations covers. */
const covered = (page: Page, decorations: string) =>
  page.evaluate(decorations => {
    const boxesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...(element.matches('input,button') ? element : range).getClientRects()]
    }
    const drawn = Array.from(document.querySelectorAll(decorations))
      .filter(one => one.checkVisibility({ opacityProperty: true }))
      .map(one => one.getBoundingClientRect())
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

test('the street shows the visitor’s hour and season', async ({ site, page }) => {
  await openAt(page, site.url, '2026-10-15T17:30')
  const sky = page.locator('.sky')
  const season = page.locator('.season').last()
  await expect(page.locator('body')).toHaveAttribute('data-part', 'dusk')
  await expect(page.locator('body')).toHaveAttribute('data-season', 'autumn')
  await expect(page.locator('.hero-picture img')).toHaveCSS('opacity', '1')
  await expect(season.locator('path').first()).toBeVisible()
  // Polled, because the count's digits roll in from below.
  await expect.poll(() => covered(page, '.sky, .season path')).toEqual([])
  await page.getByRole('button', { name: 'The bucket' }).click()
  await expect(page.getByText('We wash it right here.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNoViolation(page, '.hero')
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    for (const decoration of [sky, season, page.locator('.cat')]) await expect(decoration).toBeHidden()
  }
  await page.emulateMedia({ media: null, forcedColors: null })
})

/** One day for each weekday; together they have every season and every part of the day. */
const DAYS = [
  ['2026-07-12T12:00', 'day', 'summer'],
  ['2026-04-13T06:30', 'dawn', 'spring'],
  ['2026-12-15T12:00', 'day', 'winter'],
  ['2026-10-14T17:30', 'dusk', 'autumn'],
  ['2026-12-17T22:00', 'night', 'winter'],
  ['2026-07-17T12:00', 'day', 'summer'],
  ['2026-04-18T06:30', 'dawn', 'spring'],
] as const

test('the cat sits in six places in a week; neither it nor the season nor the light covers text', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const places = new Set<string>()
  for (const [time, part, season] of DAYS) {
    await openAt(page, `${site.url}/?${time}#start`, time)
    await expect(page.locator('.count.is-live')).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-part', part)
    const over = page.locator(`[data-season=${season}] .season`).last()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(over.locator('path, circle').first()).toBeVisible()
      expect(await covered(page, '.cat, .sky, .season :is(path, circle)'), `${time} ${width}`).toEqual([])
    }
    await page.locator('.cat').scrollIntoViewIfNeeded()
    await expect(page.locator('.cat')).toBeInViewport()
    places.add(await page.locator('.cats-place').evaluate(({ id, className }) => id + className))
    if (part === 'dawn' || season === 'winter') await expectNoViolation(page, '.hero')
  }
  expect(places.size).toBe(6)
})

test('failed pictures leave an outline of the street, with nothing on it or in their place', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/art/**', route => route.abort())
  await openAt(page, `${site.url}/#start`, '2026-10-15T17:30')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const decoration of await page.locator('.sky, .season').all()) await expect(decoration).toBeHidden()
    // WebKit would show an icon there, and Firefox a frame.
    for (const picture of await page.locator('.hero-picture img, .services img').all())
      await expect(picture).toHaveCSS('opacity', '0')
    const street = page.locator('.hero-picture')
    const outline = await street.evaluate(street => {
      const { backgroundColor, clipPath } = getComputedStyle(street, '::before')
      return `${clipPath.split('(')[0]} ${backgroundColor !== getComputedStyle(document.body).backgroundColor}`
    })
    expect(outline).toBe('polygon true')
    expect((await street.boundingBox())!.height).toBeGreaterThan(width / 3)
    for (const badge of await page.locator('.services .badge').all())
      expect((await badge.boundingBox())!.height).toBeLessThan(32)
  }
  await expectNoViolation(page)
  // The browser draws no icon and no text of its own there; at this width the card would not cover them.
  await page.setViewportSize({ width: 390, height: 900 })
  const { channels } = await sharp(await page.locator('.services picture').first().screenshot()).stats()
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0])
})

test('visitors who save data get no street life', async ({ site, page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(site.url)
  await expect(page.locator('.count')).toHaveClass(/is-live/)
  expect(asked.filter(url => url.includes('street-life'))).toEqual([])
})

test('the van follows the visitor down a wide page without covering any text, and parks at the last form with its awning open', async ({
  site,
  page,
}) => {
  await site.seed(1000)
  const van = page.locator('.follower')
  await openAt(page, site.url, '2026-07-15T12:00')
  await expect(van).toHaveCount(0)

  // A window that is widened gets the van too.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(van).toHaveAttribute('aria-hidden', 'true')
  await expect(page.locator('.count.is-live')).toBeVisible()
  const seen = new Set<string>()
  for (let part = 0; part <= 20; part++) {
    await page.evaluate(async part => {
      const { scrollHeight } = document.documentElement
      scrollTo({ top: ((scrollHeight - innerHeight) * part) / 20, behavior: 'instant' })
      // What came into view is laid out, and the van's path rebuilt, a frame later.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, part)
    expect(await covered(page, '.follower, .follower .unrolled')).toEqual([])
    if ((await van.evaluate(van => getComputedStyle(van).opacity)) === '1')
      seen.add((await van.boundingBox())!.x < 720 ? 'left' : 'right')
  }
  expect([...seen]).toEqual(['left', 'right'])
  const [form, parked] = [await page.locator('.banner-card').boundingBox(), await van.boundingBox()]
  expect(parked!.y).toBeGreaterThan(form!.y)
  expect(parked!.y + parked!.height).toBeLessThan(form!.y + form!.height)
  await expect(page.locator('.unrolled')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')

  for (const stop of ['.services ul', '.app-card', '.faq-list'])
    expect(await waitsAt(page, stop), `${stop} scrolls by`).toBeGreaterThanOrEqual(90)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(van).toBeHidden()
  await openAt(page, site.url, '2026-07-15T12:00')
  await expect(van).toHaveCount(0)
})

/** Returns how far a visitor scrolls while the van stays next to the middle of a stop, in pixels. */
const waitsAt = (page: Page, stop: string) =>
  page.evaluate(async stop => {
    const middle = (selector: string) => {
      const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
      return (top + bottom) / 2
    }
    const from = Math.max(0, middle(stop) + scrollY - innerHeight)
    let stood = 0
    for (let by = 0; by <= innerHeight; by += 30) {
      scrollTo({ top: from + by, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const there = Math.abs(middle('.follower') - middle(stop)) < 3
      const shown = getComputedStyle(document.querySelector('.follower')!).opacity === '1'
      if (there && shown) stood += 30
    }
    return stood
  }, stop)
