import type { Page } from '@playwright/test'
import { alive, expect, holdScripts, test } from './site.ts'

const launcher = (page: Page) => page.locator('.maeve-launcher')
const panel = (page: Page) => page.getByRole('region', { name: /^Maeve/ })
const field = (page: Page) => page.getByLabel('Message Maeve')
const turns = (page: Page) => page.getByRole('log').locator('.turn')

test.describe('chat widget (specification 2, 4, 8, 9)', () => {
  test.beforeEach(async ({ site, page }) => {
    await page.goto(site.url)
    await alive(page)
  })

  test('closed: round button with alert dot; open: panel of 500 px, never taller than the screen; closed again', async ({
    page,
  }) => {
    const box = (await launcher(page).boundingBox())!
    expect(box.width).toBe(box.height)
    await expect(launcher(page)).toHaveCSS('border-radius', '50%')
    const dot = page.locator('.alert-dot')
    const { width } = (await dot.boundingBox())!
    await launcher(page).click()
    await expect(panel(page)).toHaveCSS('height', '500px')
    await page.setViewportSize({ width: 640, height: 360 })
    const low = (await panel(page).boundingBox())!
    expect(low.y).toBeGreaterThanOrEqual(0)
    expect(low.y + low.height).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: 'Close chat' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(launcher(page)).toBeFocused()
    // The dot is smaller once the visitor has opened the panel.
    expect((await dot.boundingBox())!.width).toBeLessThan(width)
  })

  test('an answer offers two more questions of its subject, which are asked with a click', async ({
    page,
  }) => {
    await launcher(page).click()
    await field(page).fill('How do I cancel?')
    await page.keyboard.press('Enter')
    const next = page.getByRole('group', { name: 'You could also ask' })
    await next.getByRole('button', { name: 'Can I cancel whenever I like?' }).click()
    await expect(page.getByRole('log')).toContainText('minimum term')
    await expect(next.getByRole('button', { name: 'Can I cancel whenever I like?' })).toHaveCount(0)
  })

  test('on opening, the input is focused; Escape closes and the focus goes back to the button', async ({
    page,
  }) => {
    await launcher(page).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(launcher(page)).toBeFocused()
  })

  test('labelled free during beta, with the model’s label from the server', async ({ page }) => {
    await launcher(page).click()
    await expect(panel(page)).toContainText('Free during beta')
    await expect(panel(page)).toContainText('Powered by Kerbside’s answer book')
  })

  for (const choice of ['Valet and detailing', 'Rapid EV charging', 'MOT, tax and PCN reminders']) {
    test(`greets and offers three choices; '${choice}' is sent under its label and stays highlighted`, async ({
      page,
    }) => {
      await launcher(page).click()
      await expect(turns(page)).toHaveCount(1)
      await expect(turns(page).first()).toContainText('I’m Maeve')
      const choices = panel(page).getByRole('group', { name: 'Choose a topic' }).getByRole('button')
      await expect(choices).toHaveText([
        'Valet and detailing',
        'Rapid EV charging',
        'MOT, tax and PCN reminders',
      ])
      await choices.filter({ hasText: choice }).click()
      await expect(turns(page)).toHaveCount(3)
      await expect(turns(page).nth(1)).toContainText(choice)
      await expect(choices.filter({ hasText: choice })).toHaveAttribute('aria-pressed', 'true')
      await expect(panel(page).locator('[aria-pressed=true]')).toHaveCount(1)
    })
  }

  test('sending is blocked when the text is blank after trimming', async ({ page }) => {
    await launcher(page).click()
    await field(page).fill('   ')
    await page.keyboard.press('Enter')
    await expect(turns(page)).toHaveCount(1)
  })

  test('while a reply is pending, input, send button and options are disabled and a spinner shows', async ({
    page,
  }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/maeve-chat', async route => {
      await held
      await route.continue()
    })
    await launcher(page).click()
    await field(page).fill('Are the reminders free?')
    await page.keyboard.press('Enter')
    await expect(panel(page).locator('.spinner')).toBeVisible()
    await expect(panel(page).getByRole('status')).toHaveText('Maeve is thinking')
    await expect(field(page)).toBeDisabled()
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled()
    for (const choice of await panel(page).locator('.choices button').all())
      await expect(choice).toBeDisabled()
    answer()
    await expect(turns(page)).toHaveCount(3)
    await expect(panel(page).locator('.spinner')).toBeHidden()
    await expect(field(page)).toBeEnabled()
    await expect(field(page)).toBeFocused()
  })

  test('typing sends the whole conversation, gets a true answer, and scrolls to the latest', async ({
    page,
  }) => {
    const sent: unknown[] = []
    page.on('request', request => request.method() === 'POST' && sent.push(request.postDataJSON()))
    await launcher(page).click()
    for (const question of ['Are the reminders free?', 'What do I get for joining?', 'When do you launch?']) {
      await field(page).fill(question)
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeEnabled()
    }
    await expect(turns(page).nth(2)).toContainText(/free/i)
    await expect(turns(page).nth(4)).toContainText('15%')
    await expect(turns(page).nth(6)).toContainText('No month is published')
    await expect(turns(page).nth(6)).toBeInViewport()
    // The question above it is not cut in half.
    await expect(turns(page).nth(5)).toBeInViewport({ ratio: 1 })
    expect(sent).toHaveLength(3)
    expect((sent[2] as { messages: { role: string }[] }).messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ])
  })

  test('on failure the message stays, an error toast shows and the console has the error; asking again works', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', message => message.type() === 'error' && logged.push(message.text()))
    await page.route('**/api/maeve-chat', route => route.fulfill({ status: 500 }), { times: 1 })
    await launcher(page).click()
    await field(page).fill('Do you come to Leeds?')
    await page.keyboard.press('Enter')
    const toast = page.getByRole('alert')
    await expect(toast).toContainText('Error')
    await expect(toast).toContainText("Sorry, I couldn't process that. Please try again!")
    await expect(toast).toHaveAttribute('data-variant', 'destructive')
    await expect(turns(page)).toHaveCount(2)
    await expect(turns(page).last()).toContainText('Do you come to Leeds?')
    expect(logged.join('\n')).toContain('Maeve could not reply')
    await field(page).fill('Do you come to Leeds?')
    await page.keyboard.press('Enter')
    await expect(turns(page)).toHaveCount(4)
  })

  test('closing and reopening keeps the conversation', async ({ page }) => {
    await launcher(page).click()
    await field(page).fill('Hello')
    await page.keyboard.press('Enter')
    await expect(turns(page)).toHaveCount(3)
    await page.keyboard.press('Escape')
    await launcher(page).click()
    await expect(turns(page)).toHaveCount(3)
    await expect(field(page)).toBeFocused()
  })

  test('does not block the page: it is not modal, and its log announces replies', async ({ page }) => {
    await launcher(page).click()
    await expect(page.getByRole('log', { name: 'Conversation with Maeve' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: /Instagram/ }).focus()
    await expect(page.getByRole('link', { name: /Instagram/ })).toBeFocused()
    await expect(panel(page)).toBeVisible()
  })

  test('a topic button in the FAQ asks Maeve about it with one click', async ({ page }) => {
    await page.locator('.faq').getByRole('button', { name: 'Rapid EV charging' }).click()
    await expect(turns(page).nth(1)).toContainText('Rapid EV charging')
    await expect(turns(page)).toHaveCount(3)
  })

  test('the FAQ’s button opens the widget too, and gets the focus back afterwards', async ({ page }) => {
    const button = page.locator('.faq').getByRole('button', { name: 'Chat with Maeve' })
    await button.click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
})

test('a click on Maeve’s button before the script has arrived opens her once it has', async ({
  site,
  page,
}) => {
  const arrive = await holdScripts(page)
  await page.goto(site.url)
  await launcher(page).click()
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(field(page)).toBeFocused()
})

test('if Maeve’s panel cannot be fetched, her button shows an error', async ({ site, page }) => {
  await page.route('**/assets/maeve-panel*', route => route.abort())
  await page.goto(site.url)
  await launcher(page).click()
  await expect(page.getByRole('alert')).toContainText("Sorry, I couldn't process that. Please try again!")
  await expect(launcher(page)).toBeVisible()
})
