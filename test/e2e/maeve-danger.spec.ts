import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from './no-violation.ts'
import { alive, expect, test } from './site.ts'

const turns = (page: Page) => page.getByRole('log').locator('.turn')
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('maeve'))

async function ask(page: Page, text: string) {
  const field = page.getByLabel('Message Maeve')
  await field.fill(text)
  await page.keyboard.press('Enter')
  await expect(field).toBeEnabled()
}

const topOf = async (part: Locator) => (await part.boundingBox())!.y

test.describe('somebody in danger', () => {
  test.beforeEach(async ({ site, page }) => {
    await page.goto(site.url)
    await alive(page)
    await page.locator('.maeve-launcher').click()
  })

  test('help that is taller than the panel is shown from its first line', async ({ page }) => {
    await ask(page, 'my brakes have failed and I am on the motorway')
    const help = turns(page).last()
    await expect(help.getByRole('button', { name: 'Clear conversation' })).not.toBeInViewport()
    expect(await topOf(help)).toBeGreaterThanOrEqual(await topOf(page.getByRole('log')))
  })

  test('danger gets help and nothing else; the tab stores none of it; the button beside the answer clears it', async ({
    page,
  }) => {
    await ask(page, 'How much is a wash?')
    expect(await kept(page)).toContain('wash')
    await ask(page, 'my car is on fire')
    const help = turns(page).last()
    await expect(help).toContainText('999')
    await expect(help).not.toContainText('waitlist')
    await expect(help.locator('.turn-sources')).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'You could also ask' })).toHaveCount(0)
    expect(await kept(page)).toBeNull()
    await expectNoViolation(page, '.maeve-panel')

    await page.reload()
    await alive(page)
    await page.locator('.maeve-launcher').click()
    await expect(turns(page)).toHaveCount(1)

    await ask(page, 'my car is on fire')
    await turns(page).last().getByRole('button', { name: 'Clear conversation' }).click()
    await expect(turns(page)).toHaveCount(1)
    await expect(page.getByLabel('Message Maeve')).toBeFocused()
  })
})
