import { expectNoViolation } from './no-violation.ts'
import { alive, expect, formOf, test } from './site.ts'

test('the privacy page is linked from both forms and the footer, and has no axe violations', async ({
  site,
  page,
}) => {
  await site.seed(1000)
  for (const part of ['#hero-form', '#banner-form', 'footer']) {
    await page.goto(site.url)
    await alive(page)
    await page.locator(part).getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL(`${site.url}/privacy`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your privacy')
  }
  await expect(page.locator('main')).toContainText('has not said who they are yet')
  await alive(page)
  await expectNoViolation(page)
})

for (const place of ['hero', 'banner'] as const) {
  test(`${place}: the trap is hidden from sight, keyboard and screen readers; if it is filled in, the join fails like any other`, async ({
    site,
    page,
  }) => {
    await site.seed(1000)
    await page.goto(site.url)
    await alive(page)
    const target = formOf(page, place)
    const { form, email, postcode, submit } = target
    const trap = form.locator('[name=website]')
    await expect(trap).toBeHidden()
    await expect(form.getByRole('textbox')).toHaveCount(2)
    await email.focus()
    await page.keyboard.press('Tab')
    await expect(postcode).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(submit).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(email).toBeFocused()

    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await target.join('bot@example.com', 'M1 1AE')
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.')
    await expect(email).toHaveValue('bot@example.com')
    expect(site.rows()).toHaveLength(1000)
  })
}
