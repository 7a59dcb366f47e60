import type { Page } from '@playwright/test'
import { mails, withMail } from './mailbox.ts'
import { expectNoViolation } from './no-violation.ts'
import { alive, expect, type Site, test } from './site.ts'

const turns = (page: Page) => page.getByRole('log').locator('.turn')
const field = (page: Page) => page.getByLabel('Message Maeve')

async function open(page: Page, site: Site) {
  await withMail(site)
  await page.goto(site.url)
  await alive(page)
  await page.locator('.maeve-launcher').click()
}

async function ask(page: Page, text: string) {
  await field(page).fill(text)
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeEnabled()
}

test.describe('with mail on', () => {
  test('“Tell me when you know” joins and waits; the founder’s answer comes to the open panel and by email', async ({
    site,
    page,
  }) => {
    await open(page, site)
    await ask(page, 'Do you work in the rain?')
    const reply = turns(page).last()
    await expect(reply).toContainText('isn’t published yet')
    await expect(reply.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    await reply.getByRole('button', { name: 'Tell me when you know' }).click()
    const card = reply.getByRole('form', { name: 'Tell me when you know' })
    const email = card.getByLabel('Email', { exact: true })
    await expect(email).toBeFocused()
    await expectNoViolation(page, '.maeve-panel')
    await email.fill('me@x')
    await card.getByLabel('Postcode').fill('M1 1AE')
    const submit = card.getByRole('button', { name: 'Email me the answer' })
    // A phone's keyboard takes half of the window: the field and the card's button both fit in the other half.
    const window = page.viewportSize()!
    await page.setViewportSize({ width: 390, height: 360 })
    for (const part of [card.getByLabel('Postcode'), submit])
      await expect(part).toBeInViewport({ ratio: 0.9 })
    await page.setViewportSize(window)
    await submit.click()
    await expect(card).toContainText('Please enter a valid email address.')
    await email.fill('Me@x.co.uk')
    await page.route('**/tell-me', route => route.abort(), { times: 1 })
    await submit.click()
    await expect(card).toContainText('Something went wrong. Please try again.')
    await expect(email).toHaveValue('Me@x.co.uk')
    await submit.dblclick()
    await expect(reply).toContainText('Thank you.')
    await expectNoViolation(page, '.maeve-panel')
    expect(site.rows()).toEqual([{ email: 'Me@x.co.uk', postcode: 'M1 1AE' }])

    // Does what the founder's command and the link in the email would do.
    site.sql(`update waitlist set confirmed_at = joined_at;
      insert into maeve_answer values ('rain.1', 'rain', 1, 'We work in **light rain**.', '', '2999-12-31', 1, null);`)
    await expect(async () => {
      await ask(page, 'Do you work in the rain?')
      await expect(turns(page).last()).toHaveText('Maeve: We work in light rain.', { timeout: 200 })
    }).toPass()
    await expect(turns(page).last().getByRole('button')).toHaveCount(0)

    await ask(page, 'How long does a visit take?')
    const second = turns(page).last()
    await second.getByRole('button', { name: 'Tell me when you know' }).click()
    await second.getByLabel('I’m on the waitlist already').check()
    await expect(second.getByLabel('Postcode')).toHaveCount(0)
    await second.getByLabel('Email', { exact: true }).fill('me@x.co.uk')
    await page.keyboard.press('Enter')
    await expect(second).toContainText('Thank you.')
    // Waiting for another topic also sends the answer to the first, which the founder has given meanwhile.
    expect((await mails(site, 2)).join()).toContain('We work in light rain.')
  })

  test('“Send this to the team” sends the exact words and an address for the answer; danger comes first', async ({
    site,
    page,
  }) => {
    await open(page, site)
    await ask(page, 'my voucher does not work')
    await ask(page, 'Can I speak to a human?')
    const reply = turns(page).last()
    const card = reply.getByRole('form', { name: 'Send this to the team' })
    const text = card.getByLabel('Your message')
    await expect(text).toHaveValue('my voucher does not work\nCan I speak to a human?')
    await expectNoViolation(page, '.maeve-panel')
    const submit = card.getByRole('button')
    await card.getByLabel('Your email, for the answer').fill('Me@x.co.uk')
    await text.fill('my car is on fire')
    await submit.click()
    await expect(card.getByRole('alert')).toContainText('999')
    await expect(submit).toHaveText('Send it to the team all the same')
    expect(await page.evaluate(() => sessionStorage.getItem('maeve'))).toBeNull()
    await expectNoViolation(page, '.maeve-panel')
    await text.fill('My voucher does not work.')
    await submit.dblclick()
    await expect(reply).toContainText('on its way to the team')
    const [mail] = await mails(site, 1)
    expect(mail).toMatch(/^Reply-To: Me@x\.co\.uk\r?$/m)
    expect(mail).toContain('My voucher does not work.')
  })
})
