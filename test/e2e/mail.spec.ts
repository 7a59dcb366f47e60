import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { linksIn, mails, withMail } from './mailbox.ts'
import { expectNoViolation, expectNoViolationByDayOrNight } from './no-violation.ts'
import { closeDialog, expect, formOf, test } from './site.ts'

/** A quiet button's green, in light mode. */
const FOREST = 'rgb(15, 74, 58)'
/** The red of errors, and of buttons whose work cannot be undone, in light mode. */
const RED = 'rgb(184, 52, 31)'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('joins, confirms from the email, corrects, complains, unsubscribes, takes a copy and erases', async ({
      site,
      page,
    }) => {
      await withMail(site)
      const check = (how = expectNoViolation) => (javaScriptEnabled ? how(page) : undefined)
      await page.goto(site.url)
      await formOf(page, 'hero').join('Me@x.co.uk', 'M1 1AE')
      // The request to confirm comes right after the title.
      await expect(page.locator('h1, h2').locator('+ .confirm-first')).toHaveText(
        `Check ${javaScriptEnabled ? 'Me@x.co.uk' : 'your inbox'} and confirm`,
      )
      await expect(page.getByText('Get Started')).toHaveCSS('background-color', FOREST)
      const links = linksIn((await mails(site, 1))[0]!)

      await page.goto(links.confirm!)
      await expect(heading(page)).toHaveText('One last step')
      await check(expectNoViolationByDayOrNight)
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(heading(page)).toHaveText('You’re confirmed')
      await expect(page.getByRole('listitem')).toHaveCount(3)
      await expect(page.getByText('You’re at the front of the queue')).toBeVisible()
      const shared = page.locator('.share > a')
      await expect(shared).toHaveAttribute('href', `${site.url}/in/m1`)
      await expect(page.getByText('M1 has begun', { exact: true })).toBeVisible()
      await expect(page.locator('canvas')).toBeVisible({ visible: javaScriptEnabled })
      // Sharing and copying need a script; without one the page shows the link.
      await expect(shared).toBeVisible({ visible: !javaScriptEnabled })
      await expect(page.getByText('Send the link only to people who would like it.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible({
        visible: javaScriptEnabled,
      })
      await check(expectNoViolationByDayOrNight)

      await page.goto(links.manage!)
      await expect(heading(page)).toHaveText('Your place on the list')
      await expect(page.getByText('Me@x.co.uk')).toBeHidden()
      await page.getByText('What is stored').click()
      await expect(page.getByText('Me@x.co.uk')).toBeVisible()
      await expect(page.getByText('hello@kerb.example')).toBeVisible()
      await check(expectNoViolationByDayOrNight)
      await page.getByLabel('Postcode', { exact: true }).fill('nowhere')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const refused = page.getByText('We need the full postcode, such as LS6 2AB.')
      await expect(refused).toBeInViewport()
      await expect(refused).toHaveCSS('color', RED)
      await expect(page.getByLabel('Postcode', { exact: true })).toBeInViewport()
      await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('nowhere')
      await check()
      await page.getByLabel('Postcode', { exact: true }).fill('ls6 2ab')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('status')).toHaveText('Your postcode is saved.')
      expect(site.rows()).toEqual([{ email: 'Me@x.co.uk', postcode: 'LS6 2AB' }])

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download' }).click()
      expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({
        entry: { email: 'Me@x.co.uk', postcode: 'LS6 2AB' },
      })

      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(heading(page)).toHaveText('You’re unsubscribed')
      await page.goto(links.manage!)
      await page.getByRole('button', { name: 'Email me again' }).click()
      await expect(page.getByRole('status')).toHaveText('You’ll get our emails again.')

      await page.getByLabel('What went wrong').fill('You wrote too often.')
      await page.getByRole('button', { name: 'Send the complaint' }).click()
      await expect(heading(page)).toHaveText('We have your complaint')
      const due = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
      await expect(page.getByText(due.format(Date.now() + 29 * 86_400_000))).toBeVisible()
      await check()

      await page.goto(links.manage!)
      await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCSS('color', FOREST)
      await expect(page.getByRole('button', { name: 'Erase my entry' })).toHaveCSS('color', RED)
      const [save, erase] = await Promise.all(
        ['Save', 'Erase my entry'].map(name => page.getByRole('button', { name, exact: true }).boundingBox()),
      )
      expect(erase!.y - save!.y, 'what cannot be taken back stands apart').toBeGreaterThan(300)
      await page.getByRole('button', { name: 'Erase my entry' }).click()
      await expect(heading(page)).toHaveText('Erase your entry?')
      await check()
      await page.getByRole('button', { name: 'No, keep it' }).click()
      await expect(heading(page)).toHaveText('Your place on the list')
      await page.getByRole('button', { name: 'Erase my entry' }).click()
      await page.getByRole('button', { name: 'Yes, erase it' }).click()
      await expect(heading(page)).toHaveText('Your entry is erased')
      expect(site.rows()).toEqual([])
      for (const link of Object.values(links)) {
        await page.goto(link)
        await expect(heading(page)).toHaveText('This link doesn’t work')
      }
      await check()
    })
  })

test('without mail neither the dialog nor the pages mention it', async ({ site, page }) => {
  await page.goto(site.url)
  await formOf(page, 'hero').join('me@x.co.uk', 'M1 1AE')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Check your inbox and confirm')).toBeHidden()
  await page.goto(`${site.url}/joined`)
  await expect(page.getByText('Check your inbox and confirm')).toBeHidden()
  await page.goto(`${site.url}/privacy`)
  await expect(page.getByText('Every email from us has a link')).toBeHidden()
  await withMail(site)
  await page.goto(`${site.url}/joined/banner`)
  await expect(page.getByText('Check your inbox and confirm')).toBeVisible()
  await page.goto(`${site.url}/privacy`)
  await expect(page.getByText('Every email from us has a link')).toBeVisible()

  // A letter is a page too.
  const body = `Hello\n\n## First\n\n- one\n- [two](/privacy)\n\n> said\n\n**[Book](/)**\n\n| a | b |\n|---|---|\n| 1 | 2 |`
  site.sql(`insert into letter (name, subject, preview, purpose, body, audience, state, recipients, decided_at, starts_at,
    counted_from, alive_at, home) values ('launch', 'We open', 'Book', 'launch', '${body}', '', 'done', 0, 1, 1, 1, 1, '')`)
  await page.goto(`${site.url}/letters/launch`)
  await expect(heading(page)).toHaveText('We open')
  await expect(page.getByRole('link', { name: 'Book' })).toBeVisible()
  await expectNoViolationByDayOrNight(page)
})

test.describe('with referrals counted', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the dialog copies the visitor’s own link, and a join by it is recorded', async ({ site, page }) => {
    await withMail(site, { REFERRALS: '1' })
    // A device without a sharing panel: headless browsers open none.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(site.url)
    await formOf(page, 'hero').join('me@x.co.uk', 'M1 1AE')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('.confirm-first')).toHaveText('Check me@x.co.uk and confirm')
    await expect(dialog.getByRole('img', { name: 'A street sign' })).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveText('Send the link only to people who would like it.')
    await expectNoViolationByDayOrNight(page, 'dialog')
    // Everything is there when the dialog opens, so nothing moves under a finger.
    const places = () =>
      dialog.getByRole('button').evaluateAll(all => all.map(button => button.getBoundingClientRect().top))
    const before = await places()
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Copied')
    expect(await places()).toEqual(before)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/in\/m1\?r=[a-z2-9]{12}$/)
    // If the browser refuses the clipboard, the link is shown, to be copied by hand.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await expect(dialog.getByRole('status')).toHaveText(link)

    await page.goto(link)
    await expect(page.getByText('A neighbour is bringing Kerbside to M1', { exact: true })).toBeVisible()
    await formOf(page, 'hero').join('friend@x.co.uk', 'M1 1AE')
    await expect(dialog).toBeVisible()
    expect(site.column('referred_by')).toEqual([null, new URL(link).searchParams.get('r')])
    // The card behind the dialog copies the link too, because a saved picture would bring nobody.
    await closeDialog(page, () => page.keyboard.press('Escape'))
    const { form } = formOf(page, 'hero')
    await form.getByRole('button', { name: 'Copy link' }).click()
    await expect(form.getByRole('button', { name: 'Copied' })).toBeVisible()

    // Once confirmed, the page shows the place on the list, and the link again.
    await page.goto(linksIn((await mails(site, 2)).find(mail => /^To: me@/m.test(mail))!).confirm!)
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(page.getByText('You’re at the front of the queue')).toBeVisible()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.locator('.share [role=status]')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expectNoViolationByDayOrNight(page)
  })

  test('if the device cannot share pictures, its sharing panel gets the link; closing the panel changes nothing', async ({
    site,
    page,
  }) => {
    await withMail(site, { REFERRALS: '1' })
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      const share = async (data: ShareData) => {
        shared.push(data)
        if (shared.length === 1) throw new DOMException('The visitor closed it', 'AbortError')
      }
      Object.defineProperty(navigator, 'share', { value: share })
      Object.defineProperty(navigator, 'canShare', { value: undefined })
      Object.assign(window, { shared })
    })
    await page.goto(site.url)
    await formOf(page, 'hero').join('me@x.co.uk', 'M1 1AE')
    const dialog = page.getByRole('dialog')
    const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    const button = dialog.getByRole('button', { name: 'Share my street' })

    await button.click()
    // Sharing begins only once the picture is drawn.
    await expect.poll(shared).toEqual([
      {
        title: await page.title(),
        text: expect.stringContaining('Join the waitlist with me'),
        url: expect.stringMatching(/\/in\/m1\?r=[a-z2-9]{12}$/),
      },
    ])
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(button).toBeFocused()

    await button.click()
    expect(await shared()).toHaveLength(2)
    await expect(dialog).toBeVisible()
  })
})
