import type { Page } from '@playwright/test'
import { alive, closeDialog, expect, JOIN, test } from './site.ts'

const log = (page: Page) => page.getByRole('log')
const turns = (page: Page) => log(page).locator('.turn')
const field = (page: Page) => page.getByLabel('Message Maeve')
const card = (page: Page) => log(page).getByRole('form', { name: 'Join the waitlist' })
const WISH = 'sign me up: me@x.co.uk, m1 1ae'

async function open(page: Page, url: string) {
  await page.goto(url)
  await alive(page)
  await page.locator('.maeve-launcher').click()
}
async function ask(page: Page, question: string) {
  await field(page).fill(question)
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeEnabled()
}

test('“sign me up” shows a card with both values; nobody joins until its button is pressed', async ({
  site,
  page,
}) => {
  await open(page, site.url)
  await ask(page, WISH)
  await expect(card(page)).toContainText('me@x.co.uk')
  await expect(card(page)).toContainText('M1 1AE')
  expect(site.rows()).toEqual([])
  await card(page).getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('dialog')).toContainText("You're on the list!")
  expect(site.rows()).toEqual([{ email: 'me@x.co.uk', postcode: 'M1 1AE' }])
  expect(site.forms()).toEqual(['maeve'])
  await closeDialog(page, () => page.getByRole('button', { name: 'Get Started' }).click())
  await expect(card(page).getByRole('button')).toHaveText("You're on the list!")
  await card(page).getByRole('button').dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(site.rows()).toHaveLength(1)
})

test('an answer about the price has a card with fields, which joins', async ({ site, page }) => {
  await open(page, site.url)
  await ask(page, 'How much does it cost?')
  await log(page).getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(card(page).getByLabel('Email')).toBeFocused()
  await card(page).getByLabel('Email').fill('me@x')
  await card(page).getByLabel('Postcode').fill('m1 1ae')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
  await card(page).getByLabel('Email').fill('me@x.co.uk')
  await card(page).getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('dialog')).toContainText("You're on the list!")
  expect(site.rows()).toEqual([{ email: 'me@x.co.uk', postcode: 'M1 1AE' }])

  // People who are on the list are not asked again, neither by Maeve nor by the page's last line.
  await closeDialog(page, () => page.getByRole('button', { name: 'Get Started' }).click())
  await ask(page, 'How much does it cost?')
  await expect(turns(page).last()).toContainText('price')
  const line = page.getByText('You’re on the list', { exact: true })
  await expect(log(page).locator(line)).toBeVisible()
  await expect(log(page).getByRole('button', { name: 'Join the waitlist' })).toHaveCount(0)
  await expect(page.locator('.closing').locator(line)).toBeVisible()
  await expect(page.locator('.closing').getByRole('link')).toHaveCount(0)
})

test('a failure shows the form’s message and keeps the card, which then works', async ({ site, page }) => {
  await open(page, site.url)
  await ask(page, WISH)
  await page.route(JOIN, route => route.fulfill({ status: 503 }), { times: 1 })
  await card(page).getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.')
  await expect(card(page)).toContainText('me@x.co.uk')
  await page.reload()
  await alive(page)
  await page.locator('.maeve-launcher').click()
  await card(page).getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(site.rows()).toHaveLength(1)
})

test('input that the form would refuse is refused with the same message', async ({ site, page }) => {
  await open(page, site.url)
  await ask(page, `sign me up: ${'a'.repeat(250)}@x.co.uk, M1 1AE`)
  await card(page).getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
  expect(site.rows()).toEqual([])
})

test('the conversation survives a reload in this tab, and can be cleared', async ({
  site,
  page,
  context,
}) => {
  await open(page, site.url)
  await ask(page, 'When do you launch?')
  await expect(turns(page).last()).toContainText('No month is published')
  await page.reload()
  await alive(page)
  await page.locator('.maeve-launcher').click()
  await expect(turns(page)).toHaveCount(3)
  await expect(turns(page).last()).toBeInViewport()
  const other = await context.newPage()
  await open(other, site.url)
  await expect(turns(other)).toHaveCount(1)
  await other.close()
  await page.getByRole('button', { name: 'Clear conversation' }).click()
  await expect(turns(page)).toHaveCount(1)
  await expect(field(page)).toBeFocused()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a question can be asked again if its page was left before the reply', async ({ site, page }) => {
  await page.route('**/api/maeve-chat', () => {}, { times: 1 })
  await open(page, site.url)
  await field(page).fill('When do you launch?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Maeve is thinking')).toBeVisible()
  await page.reload()
  await alive(page)
  await page.locator('.maeve-launcher').click()
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await expect(turns(page).last()).toContainText('No month is published')
  await expect(turns(page)).toHaveCount(3)
})

test('a keyboard that overlays the page does not cover the field', async ({ site, page }) => {
  await page.addInitScript(() => {
    // Headless browsers have no on-screen keyboard: this reports what Safari reports while one is open.
    const seen = Object.assign(new EventTarget(), { scale: 1, height: innerHeight - 300, offsetTop: 0 })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
  await open(page, site.url)
  const height = page.viewportSize()!.height
  const over = (await field(page).boundingBox())!
  expect(over.y + over.height).toBeLessThan(height - 300)
  expect((await page.locator('.maeve-panel').boundingBox())!.y).toBeGreaterThanOrEqual(0)
})
