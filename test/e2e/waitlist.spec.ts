import { expectNoViolation } from './no-violation.ts'
import { alive, closeDialog, expect, formOf, JOIN, test } from './site.ts'

test.use({ reducedMotion: 'no-preference' })

const dialog = "You're on the list!"

for (const place of ['hero', 'banner'] as const) {
  const wording = {
    email: { hero: 'Invalid email address', banner: 'Please enter a valid email address.' }[place],
    length: { hero: 'Please enter a valid postcode', banner: 'Please enter a valid UK postcode.' }[place],
    shape: 'Please enter a valid UK postcode.',
  }

  test.describe(`waitlist form, ${place} (specification 4, 5, 8, 9)`, () => {
    test.beforeEach(async ({ site, page }) => {
      await site.seed(1000)
      await page.goto(site.url)
      await alive(page)
    })

    test('starts with empty email and postcode and a loading flag off', async ({ page }) => {
      const { email, postcode, submit } = formOf(page, place)
      await expect(email).toHaveValue('')
      await expect(postcode).toHaveValue('')
      await expect(submit).toHaveText('Join the waitlist')
      await expect(submit).toHaveAttribute('aria-busy', 'false')
    })

    test('each refused entry shows its destructive toast, focuses its field and keeps the values; nothing is sent', async ({
      site,
      page,
    }) => {
      const sent: string[] = []
      page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
      const form = formOf(page, place)
      const both = 'We need both to keep your place.'
      const ending = 'That email looks unfinished: is the end missing?'
      const full = 'We need the full postcode, such as LS6 2AB.'
      const required = 'Please enter your email and postcode.'
      const height = (await form.form.boundingBox())!.height
      for (const [title, text, help, faulty, values] of [
        ['Required fields', required, both, ['email', 'postcode'], ['', '']],
        ['Required fields', required, both, ['email'], ['  ', 'M1 1AE']],
        ['Required fields', required, both, ['postcode'], ['no mail', '']],
        ['Invalid email', wording.email, ending, ['email'], ['visitor@example', 'M1']],
        ['Invalid email', wording.email, ending, ['email'], [`${'a'.repeat(251)}@b.uk`, 'M1 1AE']],
        ['Invalid postcode', wording.length, full, ['postcode'], ['visitor@example.com', 'M1']],
        ['Invalid postcode', wording.length, full, ['postcode'], ['visitor@example.com', 'M1 1AE M1 1AE']],
        ['Invalid postcode', wording.shape, full, ['postcode'], ['visitor@example.com', '12345']],
        ['Invalid postcode', wording.shape, full, ['postcode'], ['visitor@example.com', 'M1  1AE']],
      ] as const) {
        await test.step(JSON.stringify(values), async () => {
          await form.join(values[0], values[1])
          const toast = page.getByRole('alert')
          await expect(toast).toContainText(title)
          await expect(toast).toContainText(text)
          await expect(toast).toHaveAttribute('data-variant', 'destructive')
          await expect(form[faulty[0]]).toBeFocused()
          await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(faulty.length)
          await expect(form[faulty[0]]).toHaveAccessibleDescription(help)
          // Room is kept for the line of help, so nothing moves.
          expect((await form.form.boundingBox())!.height).toBe(height)
          await expect(form.email).toHaveValue(values[0].trim())
          await page.getByRole('button', { name: 'Dismiss' }).click()
          await expect(toast).toHaveCount(0)
        })
      }
      expect(sent).toEqual([])
      expect(site.rows()).toHaveLength(1000)
    })

    test('a valid submit stores the entry trimmed and upper-cased, opens the dialog and clears both fields', async ({
      site,
      page,
    }) => {
      const form = formOf(page, place)
      await form.fill('Visitor@Example.com', '  ls6 2ab ')
      await form.postcode.press('Enter')
      const joined = page.getByRole('dialog', { name: dialog })
      await expect(joined).toBeVisible()
      await expect(joined.getByRole('listitem')).toHaveText([
        'Priority Access',
        '15% Off Your First 3 Months',
        '£20 Off Your First EV Charge',
        ...{ hero: ['Eco Certified', 'Data Secure', 'No spam ever'], banner: ['Eco Certified'] }[place],
      ])
      await expect(joined.getByRole('button', { name: 'Get Started' })).toBeFocused()
      await expect(form.email).toHaveValue('')
      await expect(form.postcode).toHaveValue('')
      expect(site.rows().at(-1)).toEqual({ email: 'Visitor@Example.com', postcode: 'LS6 2AB' })

      await closeDialog(page, () => joined.getByRole('button', { name: 'Get Started' }).click())
      const [hero, banner] = [formOf(page, 'hero'), formOf(page, 'banner')]
      // The first form is folded behind a card; it would get the focus otherwise.
      await expect(place === 'hero' ? hero.form.getByRole('button').last() : banner.postcode).toBeFocused()
      // Both forms remember, until the page is left: nothing is stored.
      await expect(hero.form).toContainText('You’re on the list, LS6. Bring a neighbour.')
      await expect(hero.email).toBeHidden()
      await expect(banner.form).toContainText('You’re on the list')
      await page.reload()
      await alive(page)
      await expect(hero.email).toBeVisible()
      await expect(page.getByText(/You.re on the list/).filter({ visible: true })).toHaveCount(0)
    })

    test('the close button and Escape close the dialog too', async ({ page }) => {
      const form = formOf(page, place)
      const joined = page.getByRole('dialog', { name: dialog })
      await form.join('one@example.com', 'M1 1AE')
      await closeDialog(page, () => joined.getByRole('button', { name: 'Close' }).click())
      await expect(place === 'hero' ? form.form.getByRole('button').last() : form.submit).toBeFocused()
      await form.join('two@example.com', 'M1 1AE')
      await closeDialog(page, () => page.keyboard.press('Escape'))
    })

    test('a double click joins once, and the dialog stays', async ({ site, page }) => {
      const form = formOf(page, place)
      await form.fill('double@example.com', 'M1 1AE')
      await form.submit.dblclick()
      const joined = page.getByRole('dialog', { name: dialog })
      await expect(joined).toBeVisible()
      // Both clicks have been handled: anything that they would close is closed by the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(joined).toBeVisible()
      expect(site.rows().filter(({ email }) => email === 'double@example.com')).toHaveLength(1)
    })

    test('the same address again, in any letter case, shows the same dialog and stores one row', async ({
      site,
      page,
    }) => {
      const form = formOf(page, place)
      for (const address of ['twice@example.com', 'TWICE@example.COM']) {
        await form.join(address, 'M1 1AE')
        const joined = page.getByRole('dialog', { name: dialog })
        await closeDialog(page, () => joined.getByRole('button', { name: 'Close' }).click())
      }
      expect(site.rows().filter(({ email }) => /twice/i.test(email))).toEqual([
        { email: 'twice@example.com', postcode: 'M1 1AE' },
      ])
    })

    test("insert failure: destructive toast 'Error' / 'Something went wrong. Please try again.', values kept", async ({
      site,
      page,
    }) => {
      site.breakJoins()
      const form = formOf(page, place)
      await form.join('kept@example.com', 'M1 1AE')
      const toast = page.getByRole('alert')
      await expect(toast).toContainText('Error')
      await expect(toast).toContainText('Something went wrong. Please try again.')
      await expect(toast).toHaveAttribute('data-variant', 'destructive')
      await expect(form.email).toHaveValue('kept@example.com')
      await expect(form.postcode).toHaveValue('M1 1AE')
      await toast.getByRole('button', { name: 'Dismiss' }).click()
      await expect(toast).toBeHidden()
    })

    test('a lost network is a failure: error toast, values kept, and the next attempt joins', async ({
      context,
      site,
      page,
    }) => {
      const form = formOf(page, place)
      await context.setOffline(true)
      await form.join('kept@example.com', 'M1 1AE')
      await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.')
      await context.setOffline(false)
      await form.submit.click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      expect(site.rows().at(-1)?.email).toBe('kept@example.com')
    })

    test('while the insert runs the button shows it and a second submit does nothing', async ({ page }) => {
      let sent = 0
      const { promise: held, resolve: answer } = Promise.withResolvers<void>()
      await page.route(JOIN, async route => {
        sent += 1
        await held
        await route.continue()
      })
      const form = formOf(page, place)
      await form.join('once@example.com', 'M1 1AE')
      await expect(form.submit).toHaveText('Joining…')
      await expect(form.submit).toHaveAttribute('aria-busy', 'true')
      // aria-disabled: a visitor's click still reaches it, and must do nothing.
      await form.submit.click({ force: true })
      await form.postcode.press('Enter')
      answer()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      expect(sent).toBe(1)
    })
  })
}

test('if the domain of an email address looks mistyped, one tap corrects it, but the join need not wait for that', async ({
  site,
  page,
}) => {
  await page.goto(site.url)
  await alive(page)
  const { form, email, postcode } = formOf(page, 'hero')
  await email.fill('jo@gmial.com')
  await postcode.fill('M1 1AE')
  const hint = form.getByRole('button', { name: 'Did you mean gmail.com?' })
  await expect(hint).toBeVisible()
  await expectNoViolation(page, '#hero-form')
  await hint.click()
  await expect(email).toHaveValue('jo@gmail.com')
  await expect(email).toBeFocused()
  await expect(hint).toHaveCount(0)
  await email.fill('jo@hotmial.com')
  await postcode.focus()
  const other = page.getByText('Did you mean hotmail.com?')
  await expect(other).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(other).toHaveCount(0)
  expect(site.rows()).toEqual([{ email: 'jo@hotmial.com', postcode: 'M1 1AE' }])
})
