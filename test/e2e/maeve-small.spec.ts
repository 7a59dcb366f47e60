import type { Locator, Page } from '@playwright/test'
import { alive, expect, test } from './site.ts'

const turns = (page: Page) => page.getByRole('log').locator('.turn')

/** Expects that a visitor can scroll an element (in a text, its last line) to where it is visible and not covered. */
async function expectReachable(target: Locator) {
  const { inside, onTop } = await target.evaluate(element => {
    element.scrollIntoView({ block: 'end', behavior: 'instant' })
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = element.matches('p') ? [...range.getClientRects()].at(-1)! : element.getBoundingClientRect()
    const { left, top, right, bottom } = box
    const { clientWidth, clientHeight } = document.documentElement
    const points = [0.1, 0.5, 0.9].map(part => [(left + right) / 2, top + (bottom - top) * part] as const)
    return {
      inside: left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight,
      onTop: points.every(([x, y]) => element.contains(document.elementFromPoint(x, y))),
    }
  })
  expect({ inside, onTop }, String(target)).toEqual({ inside: true, onTop: true })
}

for (const [what, size, text] of [
  ['text of twice the size', { width: 320, height: 568 }, '200%'],
  ['a zoom of 400 %', { width: 320, height: 256 }, '100%'],
  ['both', { width: 320, height: 256 }, '200%'],
] as const)
  test(`with ${what}, everything in Maeve’s panel can be reached after sending a message`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(site.url)
    await alive(page)
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), text)
    await page.locator('.maeve-launcher').click()
    const field = page.getByLabel('Message Maeve')
    await field.fill('When do you launch?')
    await page.keyboard.press('Enter')
    await expect(turns(page)).toHaveCount(3)
    await expect(field).toBeEnabled()
    for (const target of [
      field,
      page.getByRole('button', { name: 'Send' }),
      page.getByRole('button', { name: 'Clear conversation' }),
      page.getByRole('button', { name: 'Close chat' }),
      turns(page).last().locator('p').last(),
    ])
      await expectReachable(target)
    const share = await page.evaluate(() => {
      const height = (selector: string) => document.querySelector(selector)!.clientHeight
      return height('.maeve-log') / height('.maeve-panel')
    })
    expect(share, 'the conversation’s share of the panel').toBeGreaterThan(0.5)
    await expect(page.getByRole('region', { name: 'Maeve Free during beta' })).toContainText('AI assistant')
  })

test('on a small phone the header leaves enough room for the conversation', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(site.url)
  await page.locator('.maeve-launcher').click()
  await page.locator('.choices').getByText('Rapid EV charging').click()
  await expect(page.getByRole('button', { name: 'Clear conversation' })).toBeVisible()
  expect((await page.locator('.maeve-header').boundingBox())!.height).toBeLessThan(64)
  await page.getByText('Powered by Kerbside’s answer book').scrollIntoViewIfNeeded()
  await expect(page.getByText('Powered by Kerbside’s answer book')).toBeInViewport()
})

test('on a small phone an address on the join card is not broken into pieces', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(site.url)
  await page.locator('.maeve-launcher').click()
  await page.getByLabel('Message Maeve').fill('sign me up: a.visitor@example.co.uk, M1 1AE')
  await page.keyboard.press('Enter')
  const address = page.locator('.join-card dd').first()
  await expect(address).toHaveText('a.visitor@example.co.uk')
  expect((await address.boundingBox())!.height).toBeLessThan(40)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the chosen topic stays readable while she thinks, ${colorScheme}`, async ({ site, page }) => {
    await page.emulateMedia({ colorScheme })
    await page.route('**/api/maeve-chat', () => {})
    await page.goto(site.url)
    await page.locator('.maeve-launcher').click()
    const choices = page.locator('.choices button')
    await choices.nth(1).click()
    await expect(choices.nth(1)).toBeDisabled()
    // `theme.test.ts` checks the contrast of these pairs.
    for (const [choice, front, ground] of [
      [choices.nth(1), '--on-bright', '--mint'],
      [choices.nth(0), '--muted', '--card'],
    ] as const) {
      await expect(choice).toHaveCSS('color', await colour(page, front))
      await expect(choice).toHaveCSS('background-color', await colour(page, ground))
    }
  })

/** Returns a colour of the theme as computed styles show it. */
function colour(page: Page, name: string): Promise<string> {
  return page.evaluate(name => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('color', `var(${name})`)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}
