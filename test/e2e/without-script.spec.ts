import { alive, expect, formOf, test } from './site.ts'

/** The grey of borders, in light mode. */
const GREY = 'rgb(123, 138, 130)'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('offers nothing that would not work', async ({ site, page }) => {
    await page.goto(site.url)
    for (const button of await page.getByRole('button').all()) {
      // Popovers need no script.
      const popover = await button.getAttribute('popovertarget')
      if (popover) {
        await button.click()
        await expect(page.locator(`#${popover}`)).toBeVisible()
        await page.keyboard.press('Escape')
      } else await expect(button).toHaveText('Join the waitlist')
    }
    // The number is not the real count, and does not look like it.
    await expect(page.locator('.count')).toContainText('1,247')
    await expect(page.locator('.count-dot')).toHaveCSS('background-color', GREY)
  })

  for (const place of ['hero', 'banner'] as const) {
    test(`${place}: joins, and every refusal is shown with its message and the values kept`, async ({
      site,
      page,
    }) => {
      await page.goto(site.url)
      const form = formOf(page, place)
      await form.join('visitor@example.com', 'nowhere')
      await expect(form.form).toContainText('Invalid postcode')
      await expect(form.email).toHaveValue('visitor@example.com')
      await expect(form.postcode).toHaveValue('nowhere')
      await expect(form.postcode).toHaveAttribute('aria-invalid', 'true')
      await expect(form.form).toBeInViewport()

      await form.join('"><b>', 'M1 1AE')
      await expect(form.form).toContainText('Invalid email')
      await expect(form.email).toHaveValue('"><b>')

      await form.join('visitor@example.com', 'M1 1AE')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the list!")
      await expect(page.getByText('Data Secure')).toHaveCount(place === 'hero' ? 1 : 0)
      expect(site.rows()).toEqual([{ email: 'visitor@example.com', postcode: 'M1 1AE' }])
      await page.getByRole('link', { name: 'Get Started' }).click()
      await expect(page).toHaveURL(`${site.url}/`)
    })
  }

  test('if the domain of an email address looks mistyped, one tap corrects it', async ({ site, page }) => {
    await page.goto(site.url)
    const hero = formOf(page, 'hero')
    await hero.join('jo@gmial.com', 'M1 1AE')
    await hero.form.getByRole('button', { name: 'Did you mean gmail.com?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the list!")
    expect(site.rows()).toEqual([{ email: 'jo@gmail.com', postcode: 'M1 1AE' }])
  })

  test('FAQ: one question open at a time, and it can be closed', async ({ site, page }) => {
    await page.goto(site.url)
    const questions = page.locator('.faq summary')
    const open = page.locator('.faq details[open]')
    await questions.nth(1).click()
    await questions.nth(4).click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('How much does it cost?')
    await questions.nth(4).click()
    await expect(open).toHaveCount(0)
  })

  test('privacy and back; an unknown address and back', async ({ site, page }) => {
    await page.goto(site.url)
    await page.locator('#hero-form').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your privacy')
    await page.getByRole('link', { name: 'Back to the waitlist' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    const response = await page.goto(`${site.url}/no/such/page`)
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
  })

  for (const place of ['hero', 'banner'] as const)
    test(`${place}: each error has its message next to the field, its status and the values`, async ({
      site,
      page,
    }) => {
      await site.stop()
      await site.start({ JOINS_PER_ADDRESS: '1' })
      await page.goto(site.url)
      const form = formOf(page, place)
      const refused = async (email: string, postcode: string) => {
        const answered = page.waitForResponse(response => response.request().method() === 'POST')
        await form.join(email, postcode)
        const status = (await answered).status()
        await expect(form.email).toHaveValue(email)
        await expect(form.postcode).toHaveValue(postcode)
        return `${status} ${await form.form.locator('.form-fault').innerText()}`
      }
      const failure = 'Error Something went wrong. Please try again.'
      expect(await refused('', '')).toBe('400 Required fields We need both to keep your place.')
      await expect(form.email).toHaveAttribute('aria-invalid', 'true')
      expect(await refused('a@b', 'M1 1AE')).toMatch(/^400 Invalid email /)
      expect(await refused('a@b.uk', 'M1')).toMatch(/^400 Invalid postcode /)
      expect(await refused('a@b.uk', '12345')).toBe(
        '400 Invalid postcode We need the full postcode, such as LS6 2AB.',
      )
      await expect(form.postcode).toHaveAttribute('aria-invalid', 'true')
      site.sql('alter table waitlist rename to elsewhere')
      expect(await refused('a@b.uk', 'M1 1AE')).toBe(`503 ${failure}`)
      site.sql('alter table elsewhere rename to waitlist')
      expect(await refused('a@b.uk', 'M1 1AE')).toBe(`429 ${failure}`)
      expect(site.rows()).toEqual([])
    })
})

test.describe('with every script failing', () => {
  test('Maeve’s buttons say so, and work once the script can be loaded', async ({ site, page }) => {
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto(site.url)
    const toast = page.locator('#load-failed')
    await expect(toast).toBeHidden()
    for (const button of [page.locator('.maeve-launcher'), page.locator('.faq-chat .button')]) {
      await button.click()
      await expect(toast).toBeVisible()
      await expect(toast).toContainText('Error')
      await expect(toast).toContainText('Something went wrong. Please try again.')
      await expect(button).not.toHaveAttribute('aria-busy', 'true')
      await toast.evaluate((element: HTMLElement) => element.hidePopover())
    }
    await page.unroute('**/assets/*.js')
    await page.locator('.maeve-launcher').click()
    await alive(page)
    await expect(page.getByRole('log')).toBeVisible()
  })
})
