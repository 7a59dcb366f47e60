import type { Locator } from '@playwright/test'
import { launchSaid } from '#src/launch-said.ts'
import { alive, expect, test } from './site.ts'

const linesOf = (text: Locator) =>
  text.evaluate(element =>
    Math.round(
      element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  )

test.describe('landing page (specification 1, 2)', () => {
  test('its nine sections are in the specification’s order', async ({ site, page }) => {
    await site.seed(1000)
    await page.goto(site.url)
    const order = ['.hero', '.highlights', '.services', '.app', '.steps', '.faq', '.banner', '.footer']
    const tops = await Promise.all(order.map(async part => (await page.locator(part).boundingBox())!.y))
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    await expect(page.locator('.banner .perks li')).toHaveCount(3)
    await expect(page.locator('.maeve-launcher')).toBeInViewport()
    const ids = await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)])
  })

  test('hero: what, when, form, count, and two social links that open a new tab', async ({ site, page }) => {
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car care that comes to you.')
    await expect(page.locator('.hero')).toContainText(launchSaid().LAUNCH_BADGE)
    await expect(page.locator('.hero')).toContainText('Mobile app coming soon')
    for (const network of ['Instagram', 'Facebook']) {
      const link = page.getByRole('link', { name: `Kerbside on ${network} (opens in a new tab)` })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })

  test('on the first screen: headline, perks, form, note, count and the van, also between a phone’s bars', async ({
    site,
    page,
    viewport,
  }) => {
    const heights = viewport!.width < 600 ? [664, 844] : [viewport!.height]
    for (const height of heights) {
      await page.setViewportSize({ width: viewport!.width, height })
      await page.goto(site.url)
      await page.locator('[data-fonts]').waitFor()
      await expect(page.locator('.hero .perks li')).toHaveText([
        '15% off your first 3 months',
        '£20 off your first EV charge',
      ])
      for (const part of ['h1', '.hero .perks', '#hero-form .button', '#hero-note', '.hero .count'])
        await expect(page.locator(part), part).toBeInViewport({ ratio: 1 })
      if (viewport!.width < 600) expect(await linesOf(page.locator('h1'))).toBe(2)
      // In the phone's picture the van begins a third of the way down.
      const street = (await page.locator('.hero-picture img').boundingBox())!
      expect(street.y + street.height * 0.35).toBeLessThan(height)
    }
  })

  test('highlights, services with FREE on reminders only, app features, steps', async ({
    site,
    page,
    viewport,
  }) => {
    await page.goto(site.url)
    await expect(page.locator('.highlights li')).toHaveText([
      'Premium car washing and valeting',
      'Fast EV charging',
      'Eco-friendly water and air care',
      'Certified quality guaranteed',
    ])
    await expect(page.locator('.services li')).toHaveCount(4)
    for (const title of viewport!.width < 600 ? [] : await page.locator('.services h3').all())
      expect(await linesOf(title)).toBe(1)
    await expect(page.locator('.services').getByText('FREE', { exact: true })).toHaveCount(1)
    await expect(page.locator('.services li').filter({ hasText: 'FREE' })).toContainText(
      'Essential reminders',
    )
    await expect(page.locator('.app h3')).toHaveText([
      'Smart Scheduling',
      'Real-time Tracking',
      'Auto Reminders',
      'One-Tap Payment',
    ])
    await expect(page.locator('.steps h3')).toHaveText(['Book', 'We come to you', 'Relax'])
  })

  test('footer: a 2025 copyright line', async ({ site, page }) => {
    await page.goto(site.url)
    await expect(page.locator('footer')).toContainText('© 2025 Kerbside')
  })

  test('nothing is wider than the screen, from 320 px on', async ({ site, page }) => {
    for (const width of [320, 390, 600, 768, 1000, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(site.url)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    // The widest window has room to spare, and the page uses it.
    const content = (await page.locator('.services ul').boundingBox())!
    expect(content.width).toBeGreaterThan(2560 * 0.62)
  })
})

test('text at 200 % stays within the screen', async ({ site, page }) => {
  await page.goto(site.url)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('prints every answer, no controls, and dark on white also in dark mode', async ({ site, page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(site.url)
  for (const answer of await page.locator('.faq details p').all()) await expect(answer).toBeVisible()
  for (const control of ['.maeve-launcher', '#hero-form', '.faq-chat', 'nav', '.social'])
    await expect(page.locator(control).first()).toBeHidden()
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(15, 74, 58)')
})

test.describe('FAQ (specification 2, 9): five questions, single-open, collapsible', () => {
  test('by mouse', async ({ site, page }) => {
    await page.goto(site.url)
    const questions = page.locator('.faq summary')
    const open = page.locator('.faq details[open]')
    await expect(questions).toHaveCount(5)
    await expect(open).toHaveCount(0)
    await questions.nth(0).click()
    await expect(open).toHaveCount(1)
    await questions.nth(3).click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('Are the reminders really free?')
    await expect(open.locator('p')).toBeVisible()
    await questions.nth(3).click()
    await expect(open).toHaveCount(0)
  })

  test('by keyboard', async ({ site, page }) => {
    await page.goto(site.url)
    const open = page.locator('.faq details[open]')
    await page.locator('.faq summary').nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(open).toContainText('My car isn’t electric')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('Which areas will you cover?')
    await page.keyboard.press('Space')
    await expect(open).toHaveCount(0)
  })
})

test.describe('unknown route (specification 2, 8)', () => {
  test('status 404, the words, the path on the console, and the way home', async ({ site, page }) => {
    const logged: string[] = []
    page.on('console', message => logged.push(message.text()))
    const response = await page.goto(`${site.url}/no/such/place?x=1`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await alive(page)
    expect(logged.join('\n')).toContain('/no/such/place')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
  })
})
