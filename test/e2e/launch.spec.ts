import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import { linksIn, mailSettings, mails, withMail } from './mailbox.ts'
import { serveIn } from './serve.ts'
import { alive, closeDialog, expect, formOf, Site, test } from './site.ts'

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
  // A quarter of an hour later.
  site.sql('update mail_outbox set due_at = 0 where sent_at is null')
  const [{ code }] = JSON.parse(`[${(await founder('codes', '--json')).stdout.trim()}]`)
  // Two of the emails asked to confirm and two were welcomes; the other is the invitation.
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

/** Makes a server read the time from a file, in all its threads. */
const CLOCK = `import { readFileSync } from 'node:fs'
Date.now = () => Number(readFileSync(process.env.CLOCK, 'utf8'))`

test('after the announced date the page and Maeve say “soon”, without a restart', async ({ page }) => {
  const site = new Site(serveIn('.'))
  const clock = join(site.folder, 'clock')
  const setClock = (time: string) => writeFileSync(clock, String(Date.parse(time)))
  setClock('2026-12-31T23:59Z')
  await site.start({
    CLOCK: clock,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(CLOCK)}`,
  })
  try {
    const replies = page.getByRole('log').locator('.turn')
    const ask = async (question: string, says: string) => {
      await page.getByLabel('Message Maeve').fill(question)
      await page.keyboard.press('Enter')
      await expect(replies.last()).toContainText(says)
    }
    const visit = async (launching: string) => {
      await page.goto(site.url)
      await expect(page).toHaveTitle(`Mobile car care in UK cities, ${launching} | Kerbside`)
      await expect(page.locator('.pill b')).toHaveText(launching.replace('l', 'L'))
      await alive(page)
      await page.locator('.maeve-launcher').click()
    }
    await visit('launching 2026')
    await ask('Can I book yet?', 'we launch in 2026')
    setClock('2027-01-01T00:00Z')
    await ask('Is there a launch date?', 'We launch soon. We’re not running yet')
    await visit('launching soon')
    await expect(page.locator('.footer')).toContainText('Launching in major UK cities soon.')
  } finally {
    await site.remove()
  }
})
