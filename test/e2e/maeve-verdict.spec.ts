import type { Page, Request } from '@playwright/test'
import { expectNoViolation } from './no-violation.ts'
import { alive, expect, test } from './site.ts'

const field = (page: Page) => page.getByLabel('Message Maeve')
const question = (page: Page) => page.getByText('Was this right?')
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, this was right' })
const no = (page: Page) => page.getByRole('button', { name: 'No, this was not right' })

async function ask(page: Page, text: string) {
  await field(page).fill(text)
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeEnabled()
}

/** Everything that the page sends for "Was this right?". */
function sent(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', request => {
    if (request.url().includes('/api/maeve-verdict')) requests.push(request)
  })
  return requests
}

test.beforeEach(async ({ site, page }) => {
  await page.goto(site.url)
  await alive(page)
  await page.locator('.maeve-launcher').click()
})

test('“Was this right?” comes after a moment, moves nothing, and is answered once', async ({ page }) => {
  const requests = sent(page)
  await ask(page, 'Is that 15 percent forever?')
  await expect(page.getByText('it’s off your first 3 months')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  const next = page.getByRole('group', { name: 'You could also ask' })
  const before = await next.boundingBox()
  await field(page).pressSequentially('no')
  await expect(question(page)).toBeVisible()
  expect(await next.boundingBox()).toEqual(before)
  expect((await question(page).boundingBox())!.y, 'it comes last').toBeGreaterThan(before!.y + before!.height)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('no')
  await expectNoViolation(page, '.maeve-panel')
  for (const button of [yes(page), no(page)])
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)

  // A nervous thumb presses both buttons, twice each.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.turn-ended button')) {
      button.click()
      button.click()
    }
  })
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(no(page)).toHaveCount(0)
  await expectNoViolation(page, '.maeve-panel')
  expect(requests.map(request => request.postDataJSON())).toEqual([
    { subject: 'perks', facet: 'forever', version: 0, model: false, verdict: 'yes' },
  ])
  expect((await requests[0]!.response())!.status()).toBe(201)

  await page.reload()
  await alive(page)
  await page.locator('.maeve-launcher').click()
  await expect(page.getByText('Thank you.')).toBeVisible()
  await ask(page, 'Hello')
  await expect(page.getByText('Thank you.')).toHaveCount(0)
})

test('by keyboard, and while nothing can be sent: the focus stays, and no error is shown', async ({
  page,
}) => {
  await ask(page, 'How much is a wash?')
  await expect(question(page)).toBeVisible()
  await page.route('**/api/maeve-verdict', route => route.abort())
  await no(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(no(page)).toBeFocused()
  await expect(page.locator('.toast').filter({ visible: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('.maeve-launcher')).toBeFocused()
})

test('the question disappears when the next reply comes, and is never asked when somebody is in danger', async ({
  page,
}) => {
  const requests = sent(page)
  await page.clock.install()
  await ask(page, 'How much is a wash?')
  await page.clock.runFor(3_000)
  await expect(question(page)).toBeVisible()
  for (const text of [
    'my car is on fire',
    'no signal',
    'it is over, we are safe',
    'Are the reminders free?',
  ]) {
    await ask(page, text)
    await page.clock.runFor(30_000)
    await expect(question(page)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Clear conversation' }).first().click()
  await ask(page, 'Hello')
  await page.clock.runFor(30_000)
  await expect(question(page)).toHaveCount(0)
  await ask(page, 'Are the reminders free?')
  await page.clock.runFor(3_000)
  await expect(question(page)).toBeVisible()
  expect(requests).toEqual([])
})
