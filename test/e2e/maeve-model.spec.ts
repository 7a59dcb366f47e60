import type { Page } from '@playwright/test'
import { type ModelPeer, startModelPeer } from '#test/support/model/start-model-peer.ts'
import { alive, expect, test } from './site.ts'

/** The provider of Maeve's model, in a separate process, reached over HTTP. */
let peer: ModelPeer
test.beforeAll(async () => {
  peer = await startModelPeer()
})
test.afterAll(() => peer.stop())
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, even if no fixture is used
  environment: async ({}, use) =>
    use({
      MAEVE_PROVIDER: 'openai-compatible',
      MAEVE_MODEL: 'Peer 1',
      MAEVE_BASE_URL: `${peer.url}/v1`,
      MAEVE_SILENCE_MS: '60000',
      MAEVE_MODEL_PER_MINUTE: '1000',
      MAEVE_MODEL_PER_HOUR: '1000',
      MAEVE_MODEL_PER_DAY: '1000',
      MAEVE_TOKENS_PER_DAY: '9000000',
    }),
})

const panel = (page: Page) => page.getByRole('region', { name: /^Maeve/ })
const log = (page: Page) => page.getByRole('log')
const turns = (page: Page) => log(page).locator('.turn')
const field = (page: Page) => page.getByLabel('Message Maeve')
async function ask(page: Page, question: string) {
  await field(page).fill(question)
  await page.keyboard.press('Enter')
}

test.beforeEach(async ({ site, page }) => {
  await page.goto(site.url)
  await alive(page)
  await page.locator('.maeve-launcher').click()
})

test('a reply appears as it is written, under the model’s name; Stop keeps what there is, Try again asks again', async ({
  page,
}) => {
  await expect(panel(page)).toContainText('Powered by Peer 1')
  await ask(page, 'Tell me all: case-long')
  await expect(turns(page).nth(2)).toContainText('Reminders')
  await expect(field(page)).toBeDisabled()
  await expect(panel(page).locator('.spinner')).toBeVisible()
  await expect(panel(page).getByRole('status')).toHaveText('Maeve is writing')
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(log(page)).toContainText('You stopped this reply.')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(field(page)).toBeFocused()
  const part = await turns(page).nth(2).innerText()
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await expect(field(page)).toBeEnabled()
  const whole = await turns(page).nth(2).innerText()
  expect(whole.length).toBeGreaterThan(part.length)
  expect(whole.startsWith(part.trimEnd())).toBe(true)
  await expect(turns(page)).toHaveCount(3)
  await expect(log(page)).not.toContainText('You stopped this reply.')
})

test('a reply that breaks off stays, marked, with an error message and Try again', async ({ page }) => {
  await ask(page, 'Are the reminders free? case-cut')
  await expect(log(page)).toContainText('This reply broke off.')
  await expect(turns(page).nth(2)).toContainText('Reminders are free.')
  await expect(page.getByRole('alert')).toContainText("Sorry, I couldn't process that. Please try again!")
  await expect(log(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await ask(page, 'Tell me all: case-text')
  await expect(turns(page).nth(4)).toContainText('published yet.')
  await expect(log(page).getByRole('button', { name: 'Try again' })).toBeHidden()
})

test('visitors do not notice a model that fails before its first words', async ({ page }) => {
  await ask(page, 'Are the reminders free? case-500')
  await expect(turns(page).nth(2)).toContainText(/free/i)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('visitors who scrolled up to read are not pulled down: “New reply” takes them to the reply', async ({
  page,
}) => {
  for (const n of [1, 2, 3]) {
    await ask(page, `Are the reminders free, and when do you launch? case-text ${n}`)
    await expect(field(page)).toBeEnabled()
  }
  await ask(page, 'Tell me all: case-long')
  await expect(turns(page).nth(8)).toContainText('Rem')
  await log(page).evaluate(element => element.scrollTo({ top: 0 }))
  const button = panel(page).getByRole('button', { name: 'New reply' })
  await expect(button).toBeVisible()
  await expect(field(page)).toBeEnabled()
  expect(await log(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await button.click()
  await expect(button).toBeHidden()
  await expect(turns(page).nth(8)).toBeInViewport()
})

test('statements outside the knowledge are not shown; others name their source', async ({ page }) => {
  await ask(
    page,
    'How much is it? <<A valet costs £30 a month. You can be fined up to £1,000 for driving without a valid MOT.>>',
  )
  await expect(field(page)).toBeEnabled()
  await expect(turns(page).nth(2)).toContainText('£1,000')
  await expect(turns(page).nth(2)).not.toContainText('£30')
  const source = turns(page).nth(2).getByRole('link', { name: 'GOV.UK: Getting an MOT' })
  await expect(source).toHaveAttribute('href', 'https://www.gov.uk/getting-an-mot')
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(turns(page).nth(2)).toHaveAttribute('data-sources', /mot-expired/)
})
