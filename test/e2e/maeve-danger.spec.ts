import type { Page } from '@playwright/test'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { readQuestions } from '#src/maeve/knowledge/questions.ts'
import { createOfflineEngine } from '#src/maeve/server/offline/engine.ts'
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

/** A question that her engine asks back about by now, whatever it has learnt since. */
function unsureQuestion() {
  const engine = createOfflineEngine(maeveKnowledge)
  for (const { turns } of readQuestions().inScope) {
    const [question] = turns
    if (!question || turns.length > 1) continue
    const { message, offers, sources } = engine.answer([{ role: 'user', content: question }])
    if (offers.length > 0 && sources.length === 0) return { question, back: message.replaceAll('**', '') }
  }
  throw new Error('she is sure of every question')
}

test.describe('somebody in danger, and an answer that may not be what was asked', () => {
  test.beforeEach(async ({ site, page }) => {
    await page.goto(site.url)
    await alive(page)
    await page.locator('.maeve-launcher').click()
  })

  test('danger gets help and nothing else; the tab keeps none of it; Clear beside the answer forgets it', async ({
    page,
  }) => {
    await ask(page, 'How much is a wash?')
    expect(await kept(page)).toContain('wash')
    await ask(page, 'my car is on fire')
    const help = turns(page).last()
    await expect(help).toContainText('999')
    await expect(help).not.toContainText('waitlist')
    await expect(help.locator('.turn-sources')).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Or did you mean' })).toHaveCount(0)
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

  test('a question that may be one of two is asked back about, and each is a click away', async ({
    page,
  }) => {
    const { question, back } = unsureQuestion()
    await ask(page, question)
    await expect(turns(page).last()).toContainText(back)
    const offers = page.getByRole('group', { name: 'Or did you mean' })
    const other = offers.getByRole('button').first()
    const title = (await other.textContent())!
    await expectNoViolation(page, '.maeve-panel')
    await other.click()
    await expect(turns(page).nth(3)).toContainText(title)
    await expect(page.getByLabel('Message Maeve')).toBeEnabled()
    await expect(turns(page)).toHaveCount(5)
  })
})
