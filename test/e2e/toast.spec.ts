import { alive, closeDialog, expect, formOf, test } from './site.ts'

for (const [width, height] of [
  [320, 256],
  [667, 375],
] as const)
  test(`at ${width} x ${height} a toast leaves the field that it is about in view`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(site.url)
    await alive(page)
    const form = formOf(page, 'hero')
    for (const [field, email, postcode] of [
      [form.email, 'nobody', 'M1 1AE'],
      [form.postcode, 'me@example.com', 'X'],
    ] as const) {
      await form.fill(email, postcode)
      await field.press('Enter')
      const toast = page.getByRole('alert')
      await expect(toast).toBeInViewport({ ratio: 1 })
      await expect(field).toBeInViewport({ ratio: 1 })
      // The page may still be scrolling.
      await expect(async () => {
        const [about, said] = [(await field.boundingBox())!, (await toast.boundingBox())!]
        expect(said.y, 'the toast lies below the field').toBeGreaterThan(about.y + about.height)
      }).toPass()
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
  })

test('a toast over the open success dialog can be read and dismissed', async ({ site, page }) => {
  const { promise: held, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/api/maeve-chat', async route => {
    await held
    await route.abort()
  })
  await page.goto(site.url)
  await page.locator('.maeve-launcher').click()
  await page.locator('.choices').getByText('Rapid EV charging').click()
  await page.getByRole('button', { name: 'Close chat' }).click()
  await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  fail()
  await expect(page.getByRole('alert')).toContainText("Sorry, I couldn't process that.")
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(dialog).toBeVisible()
  await closeDialog(page, () => dialog.getByRole('button', { name: 'Get Started' }).click())
  await formOf(page, 'hero').join('nobody', 'M1 1AE')
  await expect(page.getByRole('alert')).toContainText('Invalid email')
})
