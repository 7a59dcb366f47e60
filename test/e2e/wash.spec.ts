import type { Page } from '@playwright/test'
import { expectNoViolation } from './no-violation.ts'
import { expect, test } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

const car = (page: Page) => page.getByRole('button', { name: 'Wash the car' })
const done = (page: Page) => page.getByText('Good as new.')
const asked = (page: Page) => {
  const urls: string[] = []
  page.on('request', request => urls.push(new URL(request.url()).pathname))
  return () => urls.filter(url => url.includes('/wash-'))
}

async function lookAtStreet(page: Page, url: string) {
  await page.goto(url)
  await expect(page.locator('.cat')).toBeAttached()
  await page
    .locator('.hero-picture')
    .evaluate(street => street.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.locator('.hero-picture').hover({ position: { x: 5, y: 5 } })
}

/** How much of the car is wiped, in painted pixels. */
const wiped = (page: Page) =>
  page.locator('.wash canvas').evaluate(canvas => {
    const { width, height } = canvas as HTMLCanvasElement
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
    return data.filter((_, at) => at % 4 === 3 && data[at]! > 0).length
  })

/** Wipes from side to side, each time a little lower, until the car is clean. */
async function wipeAll(page: Page) {
  const { x, y, width, height } = (await car(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + 2)
  await page.mouse.down()
  for (let row = 0; row <= 10 && (await car(page).count()); row++)
    for (const side of [0.02, 0.98])
      await page.mouse.move(x + width * side, y + (height * (row + 0.3)) / 10.6, { steps: 4 })
  await page.mouse.up()
}

test('foam goes where it is wiped; a clean car shines once, with a link to the form', async ({
  site,
  page,
  viewport,
}) => {
  const fetched = asked(page)
  await page.goto(site.url)
  await expect(page.locator('.cat')).toBeAttached()
  expect(fetched()).toEqual([])
  await lookAtStreet(page, site.url)
  await car(page).hover()
  await expect(page.locator('.wash span')).toHaveCSS('opacity', '1')
  expect(await wiped(page)).toBe(0)
  const { x, y, width, height } = (await car(page).boundingBox())!
  const street = await page.locator('.hero-picture').boundingBox()
  await page.mouse.move(x + width * 0.15, y + height * 0.7)
  // Moving without a press wipes nothing.
  await page.mouse.move(x + width * 0.25, y + height * 0.7)
  expect(await wiped(page)).toBe(0)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.3, y + height * 0.72, { steps: 3 })
  await page.mouse.up()
  const some = await wiped(page)
  expect(some).toBeGreaterThan(0)
  await expect(done(page)).toHaveCount(0)
  // At night too, foam that is gone stays gone.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => wiped(page)).toBeGreaterThan(some / 3)
  await page.emulateMedia({ colorScheme: null })
  await expectNoViolation(page, '.hero')
  // A phone that is turned has another picture.
  for (const turned of [{ width: 844, height: 390 }, viewport!]) {
    await page.setViewportSize(turned)
    await expect(car(page)).toBeVisible()
    await expect.poll(() => wiped(page)).toBeGreaterThan(some / 3)
  }
  await page
    .locator('.hero-picture')
    .evaluate(it => it.scrollIntoView({ block: 'center', behavior: 'instant' }))

  await wipeAll(page)
  await expect(done(page)).toBeInViewport()
  await expect(car(page)).toHaveCount(0)
  expect(await page.locator('.hero-picture').boundingBox()).toEqual(street)
  expect(await page.evaluate(() => getSelection()!.toString() + document.cookie + localStorage.length)).toBe(
    '0',
  )
  await expectNoViolation(page, '.hero')
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.locator('.wash svg')).toHaveCount(1)
  await page.getByRole('button', { name: 'The bucket' }).click()
  await expect(page.getByText('We wash it right here.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.wash').getByRole('link').click()
  await expect(page.locator('#hero-email')).toBeInViewport()
})

test('a pointer that comes back without its button pressed wipes nothing more', async ({ site, page }) => {
  await lookAtStreet(page, site.url)
  const { x, y, width, height } = (await car(page).boundingBox())!
  await page.mouse.move(x + width * 0.3, y + height * 0.3)
  await page.mouse.down()
  // The button's release is lost, as when a dialog opens.
  await car(page).evaluate(button => {
    button.addEventListener('pointerup', event => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
  })
  await page.mouse.up()
  const some = await wiped(page)
  await page.mouse.move(x + width * 0.7, y + height * 0.3, { steps: 4 })
  expect(await wiped(page)).toBe(some)
  await page.mouse.down()
  await page.mouse.up()
  expect(await wiped(page)).toBeGreaterThan(some)
})

test('if the script of the wash cannot be loaded, it is requested once and no error is reported', async ({
  site,
  page,
}) => {
  const fetched = asked(page)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.route('**/wash-*.js', route => route.abort())
  await lookAtStreet(page, site.url)
  await page.getByRole('button', { name: 'The inflator' }).focus()
  await page.getByRole('button', { name: 'The bucket' }).focus()
  await expect.poll(() => fetched().length).toBe(1)
  await expect(car(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('on a magnified page the link that gets the focus is in sight', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await lookAtStreet(page, site.url)
  // The button’s upper edge is still in sight.
  await car(page).evaluate(button => scrollBy(0, button.getBoundingClientRect().top - innerHeight + 40))
  await car(page).evaluate(button => button.focus({ preventScroll: true }))
  for (let press = 0; press < 6 && (await car(page).count()); press++) await page.keyboard.press('Enter')
  await expect(page.locator('.wash').getByRole('link')).toBeFocused()
  await expect(page.locator('.wash').getByRole('link')).toBeInViewport({ ratio: 1 })
})

test('by keyboard, six presses wash the car, and a held key does not press the link too', async ({
  site,
  page,
}) => {
  await page.goto(site.url)
  await expect(page.locator('.cat')).toBeAttached()
  await page.getByRole('button', { name: 'The inflator' }).focus()
  await expect(car(page)).toBeAttached()
  // Otherwise the page may still be scrolling to the car.
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'))
  await page.keyboard.press('Tab')
  await expect(car(page)).toBeFocused()
  let at = -1
  // Waits until the page has stopped scrolling.
  await expect
    .poll(async () => {
      const before = at
      at = await page.evaluate(() => scrollY)
      return at === before
    })
    .toBe(true)
  for (let press = 0; press < 6; press++) {
    const key = press % 2 ? 'Space' : 'Enter'
    await page.keyboard.down(key)
    await page.keyboard.down(key)
    await page.keyboard.up(key)
    if (!(await car(page).count())) break
  }
  await expect(done(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(at)
  await expect(page.locator('.wash').getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('a finger can still scroll; visitors who want less motion, or their own colours, see no car to wash', async ({
  site,
  page,
}) => {
  const fetched = asked(page)
  await lookAtStreet(page, site.url)
  await expect(car(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(car(page)).toHaveCount(0)
  const before = fetched().length
  for (const media of [
    { reducedMotion: 'reduce' },
    { reducedMotion: null, forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media)
    await lookAtStreet(page, site.url)
    await page.getByRole('button', { name: 'The inflator' }).focus()
    await expect(car(page)).toHaveCount(0)
  }
  expect(fetched()).toHaveLength(before)
})
