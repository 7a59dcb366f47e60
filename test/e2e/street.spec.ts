import { expectNoViolation } from './no-violation.ts'
import { expect, test } from './site.ts'

const SPOTS = [
  ['The postbox', 'We remind you, so none of your car’s dates is missed. Essential reminders', 'reminders'],
  ['The bucket', 'We wash it right here. Washing and valeting', 'wash'],
  ['The charging cable', 'We bring the charge to your car. Mobile EV charging', 'charge'],
  ['The inflator', 'We look after tyre pressure and fluid levels. Air and water', 'air-and-water'],
] as const

test('things in the street say which service they stand for, and lead to its card', async ({
  site,
  page,
}) => {
  await page.goto(site.url)
  for (const [thing, line, id] of SPOTS)
    await test.step(thing, async () => {
      const said = page.locator('.street-spots p').filter({ hasText: line })
      await expect(said).toBeHidden()
      await page.getByRole('button', { name: thing, exact: true }).click()
      await expect(said).toBeInViewport({ ratio: 1 })
      await said.getByRole('link').click()
      await expect(said).toBeHidden()
      await expect(page.locator(`#${id}`)).toBeInViewport()
      expect(new URL(page.url()).hash).toBe(`#${id}`)
    })
})

test('works by keyboard, without axe violations', async ({ site, page }) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: 'The bucket' }).focus()
  await page.keyboard.press('Enter')
  const said = page.getByText('We wash it right here.')
  await expect(said).toBeVisible()
  await expectNoViolation(page, '.hero')
  await page.keyboard.press('Escape')
  await expect(said).toBeHidden()
  await expect(page.getByRole('button', { name: 'The bucket' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#wash')).toBeInViewport()
})

test('the things are on the picture, apart from each other, at every width', async ({ site, page }) => {
  await page.goto(site.url)
  for (const width of [320, 390, 599, 768, 1000, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const street = (await page.locator('.hero-picture').boundingBox())!
    const boxes = await page
      .locator('.street-spots button')
      .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().toJSON()))
    boxes.forEach((box, at) => {
      expect(box.width, `${width}`).toBeGreaterThanOrEqual(24)
      expect(box.x, `${width}`).toBeGreaterThan(street.x)
      expect(box.right, `${width}`).toBeLessThan(street.x + street.width)
      for (const other of boxes.slice(at + 1)) {
        const apart = Math.hypot(box.x - other.x, box.y - other.y)
        expect(apart, `${width}`).toBeGreaterThanOrEqual(24)
      }
    })
  }
})
