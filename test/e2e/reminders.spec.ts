import { readFileSync } from 'node:fs'
import { ukDay } from '#src/time/uk-time.ts'
import { linksIn, mails, withMail } from './mailbox.ts'
import { expectNoViolation } from './no-violation.ts'
import { expect, formOf, test } from './site.ts'

test('a car’s dates work without a network once the page is open, and the file is the same as the server’s', async ({
  site,
  page,
  context,
}) => {
  const day = ukDay(Date.now() + 100 * 24 * 60 * 60_000)
  await page.goto(`${site.url}/reminders`)
  await page.waitForFunction(() => document.body.dataset.found !== undefined)
  await page.evaluate(() => import(document.body.dataset.more!))
  await context.setOffline(true)
  const button = page.getByRole('button', { name: 'Show my dates' })
  await button.click()
  await expect(page.getByRole('alert').first()).toHaveText('Please type at least one date.')
  await expect(page.getByLabel('MOT runs out')).toBeFocused()
  await page.getByLabel('MOT runs out').fill(day)
  await button.click()
  await expect(page.getByRole('heading', { name: 'Your dates' })).toBeFocused()
  await expect(page.getByText('Please type at least one date.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add to Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google/,
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the calendar file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('car-dates.ics')
  const stamped = /DTSTAMP:.*/
  const mine = readFileSync(await download.path(), 'utf8').replace(stamped, '')
  await context.setOffline(false)
  const theirs = await page.request.post(`${site.url}/reminders/dates.ics`, { form: { mot: day } })
  expect(mine).toBe((await theirs.text()).replace(stamped, ''))
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('people who confirmed give dates on their own page, change them, stop the emails and delete', async ({
      site,
      page,
    }) => {
      // The clock is read only once, because midnight may pass meanwhile.
      const now = Date.now()
      const day = (days: number) => ukDay(now + days * 24 * 60 * 60_000)
      const check = () => (javaScriptEnabled ? expectNoViolation(page) : undefined)
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const status = page.getByRole('status').first()
      await withMail(site)
      await page.goto(site.url)
      await formOf(page, 'hero').join('me@x.co.uk', 'M1 1AE')
      const { confirm, manage } = linksIn((await mails(site, 1))[0]!)
      await page.goto(confirm!)
      await press('Confirm my email')
      await page.goto(manage!)
      await page.getByLabel('MOT date').fill(day(-1))
      await page.getByLabel('Service date').fill(day(200))
      await press('Save my dates')
      await expect(page.getByRole('alert').first()).toHaveText('MOT runs out: that day has passed.')
      await expect(page.getByLabel('MOT date')).toHaveAccessibleDescription(
        'MOT runs out: that day has passed.',
      )
      await expect(page.getByLabel('MOT date')).toBeFocused()
      await expect(page.getByLabel('Service date')).toHaveValue(day(200))
      await check()
      await page.getByLabel('MOT date').fill(day(100))
      await press('Save my dates')
      await expect(status).toHaveText('Saved. You can see below when we’ll email you.')
      await expect(page.getByText('Reminder emails are on.')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'We’ll email you' })).toHaveCount(2)
      await check()
      await page.reload()
      await press('Stop reminder emails')
      await expect(status).toHaveText('Reminder emails are off.')
      await expect(page.getByText('We’ll email you')).toHaveCount(0)
      await check()
      await press('Start reminder emails again')
      await press('Delete MOT date')
      await expect(status).toHaveText('The date is deleted.')
      await expect(page.getByLabel('MOT date')).toHaveValue('')
      await page.getByRole('link', { name: 'Everything that we keep about you' }).click()
      await expect(page.getByRole('button', { name: 'Delete service date' })).toBeVisible()
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
