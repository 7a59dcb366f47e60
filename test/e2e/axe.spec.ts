import { expectNoViolation, expectNoViolationByDayOrNight } from './no-violation.ts'
import { alive, closeDialog, expect, formOf, JOIN, test } from './site.ts'

/** Dark mode has the same colours at any width, so only the phone project checks it. */
const expectNoViolations: typeof expectNoViolation = (page, part) =>
  test.info().project.name === 'phone'
    ? expectNoViolationByDayOrNight(page, part)
    : expectNoViolation(page, part)

test.describe('axe finds no violations', () => {
  test('page at rest, closing line, banner, something in the street, a question open', async ({
    site,
    page,
  }) => {
    await page.goto(site.url)
    await alive(page)
    await expect(page.locator('.closing')).toBeVisible()
    await expectNoViolations(page, '.closing')
    await page.getByRole('button', { name: 'The bucket' }).click()
    await expectNoViolations(page, '.street-spots')
    await page.keyboard.press('Escape')
    await site.seed(1000)
    await expect(formOf(page, 'banner').form).toBeVisible()
    await expectNoViolations(page)
    await page.locator('.faq summary').first().click()
    await expectNoViolations(page)
  })

  test('form with an error, and its toast', async ({ site, page }) => {
    await page.goto(site.url)
    await alive(page)
    await formOf(page, 'hero').join('nobody', 'M1 1AE')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolations(page)
  })

  test('form that is busy', async ({ site, page }) => {
    await page.route(JOIN, () => {})
    await page.goto(site.url)
    await alive(page)
    const form = formOf(page, 'hero')
    await form.join('visitor@example.com', 'M1 1AE')
    await expect(form.submit).toHaveAccessibleName('Joining…')
    await expectNoViolations(page)
  })

  test('success dialog, and the line that stays after it', async ({ site, page }) => {
    await page.goto(site.url)
    await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await closeDialog(page, () => page.keyboard.press('Escape'))
    await expect(page.locator('#hero-form').getByText('You’re on the list')).toBeVisible()
    await expectNoViolations(page, '.hero-copy')
  })

  test('a district’s own page, its street in the dialog, and the page to share from', async ({
    site,
    page,
  }) => {
    site.seedDistrict(38, 50)
    await page.goto(`${site.url}/in/ls6`)
    await expectNoViolations(page)
    await formOf(page, 'hero').join('visitor@example.com', 'LS6 2AB')
    await expect(page.getByRole('dialog').getByText('Once 50 have confirmed')).toBeVisible()
    await expectNoViolations(page)
    await page.goto(`${site.url}/in/ls6/share`)
    await expectNoViolations(page)
  })

  test('chat open, chat replying, chat with a reply', async ({ site, page }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/maeve-chat', async route => {
      await held
      await route.continue()
    })
    await page.goto(site.url)
    await page.locator('.maeve-launcher').click()
    await expect(page.getByRole('log')).toBeVisible()
    await expectNoViolations(page)
    await page.locator('.choices').getByText('Rapid EV charging').click()
    await expect(page.getByText('Maeve is thinking')).toBeVisible()
    await expectNoViolations(page)
    answer()
    await expect(page.getByText('Maeve is thinking')).toBeHidden()
    await expectNoViolations(page)
  })

  test('chat with a source, a card to join with, and a turn that failed', async ({ site, page }) => {
    await page.goto(site.url)
    await page.locator('.maeve-launcher').click()
    const field = page.getByLabel('Message Maeve')
    for (const question of ['When is my first MOT due?', 'sign me up: me@x.co.uk, M1 1AE']) {
      await field.fill(question)
      await page.keyboard.press('Enter')
      await expect(field).toBeEnabled()
    }
    await page.route('**/api/maeve-chat', route => route.abort())
    await field.fill('Hello')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectNoViolations(page)
  })

  test('404, joined, refused', async ({ site, page }) => {
    await page.goto(`${site.url}/nowhere`)
    await expectNoViolations(page)
    for (const path of ['/joined', '/joined/banner', '/reminders', '/perks', '/promises', '/accessibility']) {
      await page.goto(site.url + path)
      await expectNoViolations(page)
    }
    await page.route('**/assets/**', route => route.abort())
    await page.goto(site.url)
    await formOf(page, 'hero').join('nobody', 'M1 1AE')
    await expect(page.locator('.form-fault')).toBeVisible()
    await expectNoViolations(page)
    await formOf(page, 'hero').join('somebody@example.com', 'M1 1AE')
    await expect(page.locator('.question')).toBeVisible()
    await expectNoViolations(page)
  })
})
