import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import { linksIn, mailSettings, mails, withMail } from './mailbox.ts'
import { closeDialog, expect, formOf, test } from './site.ts'

test('from the first visit to the launch: join, confirm, be invited, redeem, be forgotten', async ({
  site,
  page,
}) => {
  await withMail(site)
  const founder = (...words: string[]) =>
    runWaitlistWith(
      { DATABASE_URL: `sqlite:${site.file}`, PUBLIC_URL: site.url, ...mailSettings(site) },
      ...words,
    )
  await page.goto(site.url)
  for (const [email, postcode] of [
    ['Leeds@example.com', 'LS6 2AB'],
    ['liverpool@example.com', 'L1 1AA'],
  ] as const) {
    await formOf(page, 'hero').join(email, postcode)
    await expect(page.getByText(`Check ${email} and confirm`)).toBeVisible()
    await closeDialog(page, () => page.getByRole('button', { name: 'Get Started' }).click())
  }
  await expect(page.locator('data')).toHaveText('2')
  for (const mail of await mails(site, 2)) {
    await page.goto(linksIn(mail).confirm!)
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re confirmed')
  }

  const wave = await founder('invite', '--area', 'LS', '--limit', '200', '--words', 'We open in {district}.')
  expect(wave.stdout).toContain('Leeds@example.com')
  expect(wave.stdout).not.toContain('liverpool')
  // Quarter of an hour later.
  site.sql('update mail_outbox set due_at = 0 where sent_at is null')
  const [{ code }] = JSON.parse(`[${(await founder('codes', '--json')).stdout.trim()}]`)
  // Two asked to confirm, two were welcomes; the last is the invitation.
  const invitation = (await mails(site, 5)).find(mail => mail.includes(code))!
  expect(invitation).toMatch(/^To: Leeds@example\.com$/m)
  expect(invitation).toContain('15% Off Your First 3 Months')
  expect(invitation).toContain('We open in Leeds LS')
  expect(await founder('redeem', code)).toMatchObject({ code: 0 })
  expect(await founder('redeem', code)).toMatchObject({ code: 1 })

  await page.goto(linksIn(invitation).manage!)
  await page.getByRole('button', { name: 'Erase my entry' }).click()
  await page.getByRole('button', { name: 'Yes, erase it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your entry is erased')
  expect(site.rows().map(({ email }) => email)).toEqual(['liverpool@example.com'])
  expect((await founder('find', 'leeds@example.com')).code).toBe(1)
  await page.goto(site.url)
  await expect(page.locator('data')).toHaveText('1')
})
